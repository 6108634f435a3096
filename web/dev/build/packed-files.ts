import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(html|js|css|json|txt|webmanifest|svg)$/

/**
 * Writes Brotli and gzip copies, at the highest level, which is too slow during a request. The server sends
 * these copies (api/src/http/statics.ts). It has to follow the plugin that writes the worker.
 */
export function packedFiles(): Plugin {
  let outDir = ''
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => packFiles(outDir),
    },
  }
}

export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(files.map(pack))
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export async function sentBytes(file: string): Promise<number> {
  return (await readFile(COMPRESSIBLE.test(file) ? `${file}.br` : file)).length
}
