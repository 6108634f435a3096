import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../dev/test/memory-caches'
import { fromLastRelease } from './last-release'
import { digestOf, digestsOf, fetchOwn } from './own-answer'
import { keepWanted, wantedFile } from './wanted-files'

const URL_OF_FILE = 'https://lifetag.example/assets/wanted/lock/lock-1a2b.js'
const SCRIPT = 'export const lock = 1'
const OWN = { 'X-LifeTag': '1', 'Content-Type': 'text/javascript' }
const HTML = { 'Content-Type': 'text/html' }
const digest = await digestOf(new TextEncoder().encode(SCRIPT).buffer)
const file = () => new Response(SCRIPT, { headers: OWN })

const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('export con'))
        controller.error(new TypeError('network error'))
      },
    }),
    { headers: OWN },
  )

const FOREIGN: Record<string, () => Response> = {
  'a page with 200': () => new Response('<h1>Hotel Wi-Fi</h1>', { headers: HTML }),
  'a page that is called a script': () =>
    new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/javascript' } }),
  'nothing, with 204': () => new Response(null, { status: 204 }),
  'a refusal, 401': () => new Response('Log in', { status: 401, headers: HTML }),
  'a refusal, 403': () => new Response('Log in', { status: 403, headers: HTML }),
  'a page with 404': () => new Response('Where?', { status: 404, headers: HTML }),
  'a page with 451': () => new Response('Blocked', { status: 451, headers: HTML }),
  'a page with 511': () => new Response('Log in', { status: 511, headers: HTML }),
  'our file, cut by the line': cut,
  'our file, cut by a proxy': () => new Response(SCRIPT.slice(0, 9), { headers: OWN }),
  'our header, and another file': () => new Response('alert(1)', { headers: OWN }),
}

let asked: { url: string; cache: string }[]
let network: (cache: RequestCache) => Response

beforeEach(() => {
  asked = []
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
    asked.push({ url, cache })
    return network(cache)
  })
})

describe.each(Object.entries(FOREIGN))('%s', (_, foreign) => {
  it('is not used as a file of the app, and not stored', async () => {
    network = foreign
    await expect(wantedFile(new Request(URL_OF_FILE), digest)).rejects.toThrow(/not an answer/i)
    network = file
    const answer = await wantedFile(new Request(URL_OF_FILE), digest)
    expect(await answer.text()).toBe(SCRIPT)
  })

  it('is fetched again if the browser’s cache has it', async () => {
    network = cache => (cache === 'reload' ? file() : foreign())
    const answer = await fetchOwn(new Request(URL_OF_FILE), digest)
    expect(await answer.text()).toBe(SCRIPT)
  })

  it('does not become the lock’s script of a new release', async () => {
    network = file
    await wantedFile(new Request(URL_OF_FILE), digest)
    const next = URL_OF_FILE.replace('1a2b', '3c4d')
    network = foreign
    await expect(keepWanted([next], new Map([[next, digest]]))).rejects.toThrow('Not kept')
  })
})

it('refuses a portal page as the script of a tab with an older release', async () => {
  network = () => new Response('<h1>Hotel Wi-Fi</h1>', { headers: HTML })
  await expect(fromLastRelease(new Request(URL_OF_FILE))).rejects.toThrow(/not an answer/i)
})

it('passes on an error of our own server', async () => {
  network = () => new Response('gone', { status: 404, headers: OWN })
  expect((await fetchOwn(new Request(URL_OF_FILE), digest)).status).toBe(404)
})

it('finds the digests of the files that the build lists', () => {
  const files = [{ url: 'assets/a.js', revision: null, integrity: 'abc' }, 'assets/b.js']
  expect([...digestsOf(files, 'https://lifetag.example/sw.js')]).toEqual([
    ['https://lifetag.example/assets/a.js', 'abc'],
  ])
})
