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

it('knows its files by their folder, as address and as the build lists them', () => {
  expect([at('places'), 'assets/wanted/places.js', '/assets/places.js'].map(isWanted)).toEqual([
    true,
    true,
    false,
  ])
})

it('what was opened once opens without a network', async () => {
  expect(await textOf('places')).toBe('sent places.js')
  offline()
  expect(await textOf('places')).toBe('sent places.js')
  await expect(textOf('other')).rejects.toThrow('no network')
})

it('a refusal is not kept', async () => {
  network = () => answer('', 404)
  expect((await wantedFile(new Request(at('places')))).status).toBe(404)
  network = () => answer('there')
  expect(await textOf('places')).toBe('there')
})

it('a full disk does not keep the file from who wants it', async () => {
  isDiskFull = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await textOf('places')).toBe('sent places.js')
})

it('a new release brings all of its own where some are kept, and none where none is', async () => {
  await keepWanted([at('new')])
  expect(asked).toEqual([])
  await textOf('old')
  await keepWanted([at('new'), at('newer')])
  offline()
  expect(await Promise.all(['new', 'newer'].map(textOf))).toEqual(['sent new.js', 'sent newer.js'])
})

it('a release without the lock’s file is not installed, and the one before goes on whole', async () => {
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

it('asked for, all come that are not there, each once, and what did not come comes the next time', async () => {
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

it('a new release brings nothing of a folder that was never wanted', async () => {
  await textOf('letters/old')
  asked.length = 0
  await keepWanted([at('places'), at('letters/old'), at('letters/new')])
  expect(asked).toEqual([at('letters/new')])
  offline()
  await expect(textOf('places')).rejects.toThrow('no network')
  expect(await textOf('letters/old')).toBe('sent old.js')
})

it('a tab of the release before still finds its own, one of two releases back does not', async () => {
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

it('an update without a network takes nothing away', async () => {
  await textOf('old')
  offline()
  await keepWanted([at('new')])
  expect(await textOf('old')).toBe('sent old.js')
})
