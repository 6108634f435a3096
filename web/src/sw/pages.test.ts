import { describe, expect, it, vi } from 'vitest'
import { codeFirst, isAppPage, isResponderPage, liveFirst, takeShare } from './pages'

describe('pages that the worker answers with the app', () => {
  const ask = (path: string, mode = 'navigate') => {
    const url = new URL(path, 'https://lifetag.example')
    return isAppPage({ request: { mode } as Request, url }) // Request rejects the mode `navigate`.
  }

  it.each(['/', '/dashboard', '/dashboard?tab=qr-codes', '/auth?returnTo=/a.b', '/code'])(
    '%s',
    path => expect(ask(path)).toBe(true),
  )
  it.each([
    '/api/login?returnTo=/',
    '/e/TOKEN',
    '/robots.txt',
    '/files/a.pdf?x=1',
    '/healthz',
    '/no/such/place',
  ])('not %s', path => expect(ask(path)).toBe(false))
  it('not a request that a page makes itself', () => expect(ask('/dashboard', 'cors')).toBe(false))
  it('a code’s page shows the live page first', () => {
    expect(isResponderPage.test('/e/0123?lang=fr')).toBe(true)
    expect(isResponderPage.test('/E/0123).')).toBe(true)
    expect(isResponderPage.test('/events')).toBe(false)
    expect(isResponderPage.test('/e/0123/files/7')).toBe(false)
  })
})

const own = { 'X-LifeTag': '1' }
const html = { 'Content-Type': 'text/html' }

/** Answers of a captive portal between a phone and its server. */
const PORTAL: [string, () => Response][] = [
  ...[200, 201, 204, 302, 400, 401, 403, 404, 410, 451, 511].map((status): (typeof PORTAL)[0] => [
    `status ${status}`,
    () => new Response(status === 204 ? null : '<h1>Hotel Wi-Fi</h1>', { status, headers: html }),
  ]),
  ['a redirect', () => Response.error()],
  ['JSON', () => Response.json({ error: 'login required' })],
  ['our beginning, and no end', () => cut(own)],
]

function cut(headers: HeadersInit): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype html><h1>Emer'))
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { headers })
}

describe("a scanned code's page", () => {
  const shell = async () => new Response('the app')
  const open = async (fetch: typeof globalThis.fetch, waitMs = 1_000) => {
    const request = new Request('https://lifetag.example/e/TOKEN')
    const url = new URL(request.url)
    const event = new Event('fetch') as never // not used
    const response = await liveFirst(shell, { fetch, waitMs })({ request, url, event })
    return response.text()
  }

  it.each([200, 404])('is the live page if the server answers %i', async status => {
    expect(await open(async () => new Response('live', { status, headers: own }))).toBe('live')
  })

  it.each([429, 500, 503])('is the app if the server cannot serve it (%i)', async status => {
    const answer = async () => new Response('live', { status, headers: own })
    expect(await open(answer)).toBe('the app')
  })

  it.each(PORTAL)('is the app if a captive portal answers with %s', async (_, portal) => {
    expect(await open(async () => portal())).toBe('the app')
  })

  it('is the app without a connection', async () => {
    const broken = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await open(broken)).toBe('the app')
  })

  it('is the app if the connection is too slow', async () => {
    expect(await open(() => new Promise(() => {}), 1)).toBe('the app')
  })
})

const openingOf = (request: Request) => ({
  request,
  url: new URL(request.url),
  event: new Event('fetch') as never, // not used
})

describe('the person’s own code', () => {
  const shell = async () => new Response('the app')
  const request = new Request('https://lifetag.example/code')

  it('is drawn before the app is loaded', async () => {
    const answer = await codeFirst(shell, async () => new Response('the code'))(openingOf(request))
    expect(await answer.text()).toBe('the code')
  })

  it.each([
    ['there is none', async () => undefined],
    ['it cannot be read', () => Promise.reject(new Error('the disk is gone'))],
  ])('is left to the app if %s', async (_, draw) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const answer = await codeFirst(shell, draw)(openingOf(request))
    expect(await answer.text()).toBe('the app')
  })
})

describe('a picture that another app shares', () => {
  const share = async (body: FormData | string, keeps = true) => {
    const keep = vi.fn(async () => keeps)
    const request = new Request('https://lifetag.example/scan', { method: 'POST', body })
    const answer = await takeShare(keep)(openingOf(request))
    return { keep, to: answer.headers.get('Location'), status: answer.status }
  }

  it('is stored, and the scanner opens with it', async () => {
    const form = new FormData()
    form.set('image', new File(['x'], 'card.jpg', { type: 'image/jpeg' }))
    const { keep, to, status } = await share(form)
    expect(keep).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }))
    expect({ to, status }).toEqual({ to: 'https://lifetag.example/scan?shared=1', status: 303 })
  })

  it('opens the scanner without it if it is no picture or no form', async () => {
    expect((await share(new FormData(), false)).to).toBe('https://lifetag.example/scan')
    expect((await share('no form')).to).toBe('https://lifetag.example/scan')
  })
})
