import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packFiles, sentBytes } from './packed-files'

const SCRIPT = Array.from({ length: 500 }, (_, i) => `console.log(${i * i})`).join('\n')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifetag-packed-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main.js'), SCRIPT)
  await writeFile(join(folder, 'assets/empty.css'), '')
  await writeFile(join(folder, 'icon.png'), SCRIPT)
  await packFiles(folder)
})
afterEach(() => rm(folder, { recursive: true }))

it('packs text in both formats, also in subfolders, and skips pictures', async () => {
  const files = await readdir(folder, { recursive: true })
  expect(files.toSorted()).toEqual([
    'assets',
    'assets/empty.css',
    'assets/empty.css.br',
    'assets/empty.css.gz',
    'assets/main.js',
    'assets/main.js.br',
    'assets/main.js.gz',
    'icon.png',
  ])
  const brotli = await readFile(join(folder, 'assets/main.js.br'))
  expect(brotliDecompressSync(brotli).toString()).toBe(SCRIPT)
  expect(gunzipSync(await readFile(join(folder, 'assets/main.js.gz'))).toString()).toBe(SCRIPT)
  expect(brotli.length).toBeLessThan(gzipSync(SCRIPT).length)
})

it('returns the size of a file as it is sent', async () => {
  const packed = await readFile(join(folder, 'assets/main.js.br'))
  expect(await sentBytes(join(folder, 'assets/main.js'))).toBe(packed.length)
  expect(await sentBytes(join(folder, 'icon.png'))).toBe(SCRIPT.length)
})
