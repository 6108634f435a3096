import { describe, expect, it, vi } from 'vitest'
import { isAppPage, isResponderPage, liveFirst } from './pages'

describe('what the worker answers with the app', () => {
  const ask = (path: string, mode = 'navigate') => {
    const url = new URL(path, 'https://lifetag.example')
    return isAppPage({ request: { mode } as Request, url }) // Request refuses to be made like this
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
  it('not what a page asks for by itself', () => expect(ask('/dashboard', 'cors')).toBe(false))
  it('a code’s page is the one that is live first', () => {
    expect(isResponderPage.test('/e/0123?lang=fr')).toBe(true)
    expect(isResponderPage.test('/events')).toBe(false)
    expect(isResponderPage.test('/e/0123/files/7')).toBe(false)
  })
})

describe("a scanned code's page", () => {
  const shell = async () => new Response('the app')
  const open = async (fetch: typeof globalThis.fetch, waitMs = 1_000) => {
    const request = new Request('https://lifetag.example/e/TOKEN')
    const url = new URL(request.url)
    const event = new Event('fetch') as never // not read
    const response = await liveFirst(shell, { fetch, waitMs })({ request, url, event })
    return response.text()
  }

  it.each([200, 404])('is the live one where the server answers %i', async status => {
    expect(await open(async () => new Response('live', { status }))).toBe('live')
  })

  it.each([429, 500, 503])('is the app where the server cannot serve it (%i)', async status => {
    expect(await open(async () => new Response('live', { status }))).toBe('the app')
  })

  it('is the app without a connection', async () => {
    const broken = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await open(broken)).toBe('the app')
  })

  it('is the app where the signal is too poor to wait for', async () => {
    expect(await open(() => new Promise(() => {}), 1)).toBe('the app')
  })
})
