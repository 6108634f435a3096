import { beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../dev/test/memory-caches'
import { fromLastRelease, keepLastRelease } from './last-release'

const at = (path: string) => new Request(`https://lifetag.example${path}`)
const textOf = async (path: string) => (await fromLastRelease(at(path))).text()
const isNew = (url: string) => url.endsWith('new.js') || url.endsWith('index.html')

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches())
  const headers = { 'X-LifeTag': '1' }
  vi.stubGlobal('fetch', async () => new Response('from the server', { headers }))
  const precache = await caches.open('precache')
  for (const path of ['/assets/old.js', '/assets/new.js', '/index.html', '/favicon.svg']) {
    await precache.put(at(path), new Response(path))
  }
})

it('keeps a screen of the previous release after an update', async () => {
  await keepLastRelease('precache', isNew)
  expect(await textOf('/assets/old.js')).toBe('/assets/old.js')
  expect(await textOf('/assets/unknown.js')).toBe('from the server')
})

it('keeps only files with unambiguous names, and no shell or picture of an older release', async () => {
  await keepLastRelease('precache', isNew)
  expect(await textOf('/index.html')).toBe('from the server')
  expect(await textOf('/favicon.svg')).toBe('from the server')
})

it('drops what is two releases old, and a first install drops nothing', async () => {
  await keepLastRelease('precache', isNew)
  await keepLastRelease('precache', () => true)
  expect(await textOf('/assets/old.js')).toBe('/assets/old.js')
  await keepLastRelease('precache', url => url.endsWith('old.js'))
  expect(await textOf('/assets/old.js')).toBe('from the server')
  expect(await textOf('/assets/new.js')).toBe('/assets/new.js')
})
