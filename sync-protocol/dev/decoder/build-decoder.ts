import { join } from 'node:path'
import { build } from 'vite'

export const DECODER = join(import.meta.dirname, '../../decoder')
const LICENCE =
  '/*! lifetag-decode: reads the offline copy in a LifeTag code. MIT licence, see LICENSE. */\n'

/** One module without imports. The same source gives the same bytes. */
export async function buildDecoder(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      reportCompressedSize: false,
      lib: {
        entry: join(import.meta.dirname, 'entry.ts'),
        formats: ['es'],
        fileName: () => 'lifetag-decode.mjs',
      },
    },
  })
  const [result] = Array.isArray(built) ? built : []
  const [chunk, ...others] = result?.output ?? []
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0) {
    throw new Error('The decoder is not one file without imports')
  }
  return LICENCE + chunk.code
}
