import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(html|js|css|json|txt|webmanifest|svg)$/

/**
 * Writes Brotli and gzip copies, at the highest level, which is too slow during a request. The server sends
 * these copies (api/src/http/statics.ts).
 */
export async function packFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter(file => COMPRESSIBLE.test(file)).map(file => pack(join(folder, file))),
  )
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
