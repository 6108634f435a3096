import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import { DANGERS } from '../../../sync-protocol/src/card/words/dangers.table.ts'
import { packNames } from '../../../sync-protocol/src/card/words/packed-names.ts'
import { namesInScript } from '../../src/sw/names-of-app.ts'

const TABLE = '/card/words/dangers.table.ts'
const OF_WORKER = join(import.meta.dirname, '../../src/sw/names-of-app.ts')
const PACKED = Object.fromEntries(
  Object.entries(DANGERS).map(([mark, table]) => [mark, packNames(table)]),
)

/** The script with nothing but the names, which the worker reads, too. */
export const NAMES_SCRIPT = { name: 'names', test: /\/card\/words\/dangers\.table\.ts$/ }

/** The form for reviewers has one name a line. */
export const packedDangers = (): Plugin => ({
  name: 'packed-dangers',
  apply: 'build',
  enforce: 'pre',
  load: id => (id.endsWith(TABLE) ? `export const DANGERS = ${JSON.stringify(PACKED)}` : null),
})

/** Throws unless the worker finds all names in the script in `folder`. */
export function dangersOfWorker(folder: string): Plugin {
  const [file = '', ...more] = readdirSync(join(folder, 'assets')).filter(name =>
    /^names-[^.]+\.js$/.test(name),
  )
  const script = readFileSync(join(folder, 'assets', file), 'utf8')
  if (more.length > 0 || !isDeepStrictEqual(namesInScript(script), PACKED)) {
    throw new Error(`The worker cannot read the names in ${file}`)
  }
  return {
    name: 'dangers-of-worker',
    enforce: 'pre',
    config: () => ({ define: { __NAMES_FILE__: JSON.stringify(`/assets/${file}`) } }),
    load: id =>
      id.endsWith(TABLE) ? `export { NAMES as DANGERS } from ${JSON.stringify(OF_WORKER)}` : null,
  }
}
