import { beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../dev/test/memory-caches'
import { isWanted } from './kept-languages'
import { fetchWanted, keepWanted, wantedFile } from './wanted-files'

const at = (name: string) => `https://lifetag.example/assets/wanted/${name}.js`
const textOf = async (name: string) => (await wantedFile(new Request(at(name)))).text()
const answer = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'X-LifeTag': '1' } })
let isDiskFull = false
let network: (url: string) => Response
const asked: string[] = []
const offline = () => {
  network = () => {
    throw new TypeError('no network')
  }
}

beforeEach(() => {
  isDiskFull = false
  asked.length = 0
  network = url => answer(`sent ${url.split('/').at(-1)}`)
  vi.stubGlobal('caches', memoryCaches({ isFull: () => isDiskFull }))
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return network(url)
  })
})

it('recognizes its files by their folder, as addresses and in the build’s list', () => {
  expect([at('places'), 'assets/wanted/places.js', '/assets/places.js'].map(isWanted)).toEqual([
    true,
    true,
    false,
  ])
})

it('opens a file without a network that was opened before', async () => {
  expect(await textOf('places')).toBe('sent places.js')
  offline()
  expect(await textOf('places')).toBe('sent places.js')
  await expect(textOf('other')).rejects.toThrow('no network')
})

it('does not store a refusal', async () => {
  network = () => answer('', 404)
  expect((await wantedFile(new Request(at('places')))).status).toBe(404)
  network = () => answer('there')
  expect(await textOf('places')).toBe('there')
})

it('returns a file that a full disk cannot store', async () => {
  isDiskFull = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await textOf('places')).toBe('sent places.js')
})

it('fetches all files of a new release if some are stored, and none if none is', async () => {
  await keepWanted([at('new')])
  expect(asked).toEqual([])
  await textOf('old')
  await keepWanted([at('new'), at('newer')])
  offline()
  expect(await Promise.all(['new', 'newer'].map(textOf))).toEqual(['sent new.js', 'sent newer.js'])
})

it('does not install a release without the lock’s file, and keeps the previous one whole', async () => {
  const lock = (of: string) => `lock/${of}`
  await textOf(lock('old'))
  await textOf('old')
  network = url => answer('sent', url === at(lock('new')) ? 503 : 200)
  await expect(keepWanted([at('new'), at(lock('new'))])).rejects.toThrow('Not kept')
  network = url => answer(`sent ${url.split('/').at(-1)}`)
  await keepWanted([at('new'), at(lock('new'))])
  offline()
  expect(await textOf(lock('new'))).toBe('sent new.js')
  expect(await Promise.all([lock('old'), 'old'].map(textOf))).toEqual([
    'sent old.js',
    'sent old.js',
  ])
})

it('fetches each missing file once, and a failed one the next time', async () => {
  const all = ['places', 'style', 'other'].map(at)
  await textOf('other')
  network = url => answer('sent', url === at('style') ? 503 : 200)
  await fetchWanted(all)
  offline()
  await fetchWanted(all)
  network = () => answer('sent')
  await fetchWanted(all)
  expect(asked).toEqual(['other', 'places', 'style', 'style', 'style'].map(at))
  offline()
  expect(await Promise.all(['places', 'style'].map(textOf))).toEqual(['sent', 'sent'])
})

it('fetches no files of an unused folder in a new release', async () => {
  await textOf('letters/old')
  asked.length = 0
  await keepWanted([at('places'), at('letters/old'), at('letters/new')])
  expect(asked).toEqual([at('letters/new')])
  offline()
  await expect(textOf('places')).rejects.toThrow('no network')
  expect(await textOf('letters/old')).toBe('sent old.js')
})

it('has the files of the previous release for an open tab, but none of the one before', async () => {
  await textOf('old')
  await keepWanted([at('new')])
  offline()
  expect(await textOf('old')).toBe('sent old.js')
  network = () => answer('sent')
  await keepWanted([at('newest')])
  offline()
  await expect(textOf('old')).rejects.toThrow('no network')
  expect(await textOf('new')).toBe('sent new.js')
})

it('removes nothing in an update without a network', async () => {
  await textOf('old')
  offline()
  await keepWanted([at('new')])
  expect(await textOf('old')).toBe('sent old.js')
})
