import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../test/folder'
import { keepAssets } from './older-assets'
import { openStatics, serveStatics } from './statics'

const DAY_MS = 24 * 60 * 60_000
const FIRST = Date.UTC(2026, 0, 1)

async function deployments() {
  const folder = await makeTestFolder()
  const built = join(folder, 'dist')
  const kept = join(folder, 'kept')
  /** Builds assets whose content is their name, and starts the server on that day. */
  return async (day: number, assets: string[]) => {
    await rm(built, { recursive: true, force: true })
    await mkdir(join(built, 'assets/online'), { recursive: true })
    await writeFile(join(built, 'index.html'), `shell ${day}`)
    await writeFile(join(built, 'sw.js'), `worker ${day}`)
    for (const asset of assets) await writeFile(join(built, 'assets', asset), asset)
    await keepAssets(built, kept, new Date(FIRST + day * DAY_MS))
    const statics = await openStatics(built, kept)
    if (!statics) throw new Error('No shell')
    const app = new Hono().use(serveStatics(statics, false))
    return async (path: string) => {
      const answer = await app.request(path)
      return answer.status === 200 ? answer.text() : answer.status
    }
  }
}

it('a tab of an older release still gets its scripts, and the new build serves its own', async () => {
  const deploy = await deployments()
  await deploy(0, ['main-1.js', 'online/admin-1.js'])
  const get = await deploy(1, ['main-2.js'])
  expect(await get('/assets/main-1.js')).toBe('main-1.js')
  expect(await get('/assets/online/admin-1.js')).toBe('online/admin-1.js')
  expect(await get('/assets/main-2.js')).toBe('main-2.js')
  expect(await get('/assets/main-3.js')).toBe(404)
})

it('a packed file is kept with its script and deleted with it', async () => {
  const folder = await makeTestFolder()
  const built = join(folder, 'dist')
  const kept = join(folder, 'kept')
  const packed = brotliCompressSync('main', { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'index.html'), 'shell')
  await writeFile(join(built, 'assets/main-1.js'), 'main')
  await writeFile(join(built, 'assets/main-1.js.br'), packed)
  await keepAssets(built, kept, new Date(FIRST))
  await rm(join(built, 'assets'), { recursive: true })
  const statics = await openStatics(built, kept)
  if (!statics) throw new Error('No shell')
  const app = new Hono().use(serveStatics(statics, false))
  const get = (path: string) => app.request(path, { headers: { 'Accept-Encoding': 'br' } })
  const answer = await get('/assets/main-1.js')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(packed)
  expect((await get('/assets/main-1.js.br')).status).toBe(404)
  await keepAssets(built, kept, new Date(FIRST + 31 * DAY_MS))
  expect(await readdir(join(kept, 'assets'))).toEqual([])
})

it('only files named by their content are kept, so the shell and the worker come from the new build', async () => {
  const deploy = await deployments()
  await deploy(0, [])
  const get = await deploy(1, [])
  expect([await get('/'), await get('/sw.js')]).toEqual(['shell 1', 'worker 1'])
})

it('servers that start together keep the scripts in one folder', async () => {
  const folder = await makeTestFolder()
  const [built, kept] = [join(folder, 'dist'), join(folder, 'kept')]
  await mkdir(join(built, 'assets'), { recursive: true })
  const names = Array.from({ length: 30 }, (_, nth) => `main-${nth}.js`)
  for (const name of names) await writeFile(join(built, 'assets', name), name)
  await Promise.all([1, 2, 3, 4].map(() => keepAssets(built, kept, new Date(FIRST))))
  expect((await readdir(join(kept, 'assets'))).sort()).toEqual(names.sort())
})

it('a script is deleted a month after the last build that had it', async () => {
  const deploy = await deployments()
  await deploy(0, ['old.js', 'lasting.js'])
  await deploy(20, ['lasting.js'])
  const get = await deploy(31, ['new.js'])
  expect(await get('/assets/old.js')).toBe(404)
  expect(await get('/assets/lasting.js')).toBe('lasting.js')
})
