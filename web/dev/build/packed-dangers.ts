import type { Plugin } from 'vite'
import { DANGERS } from '../../../sync-protocol/src/card/words/dangers.table.ts'
import { packNames } from '../../../sync-protocol/src/card/words/packed-names.ts'

/** The form for reviewers has one name a line. A getter unpacks the names when they are first needed. */
export function packedDangers(): Plugin {
  return {
    name: 'packed-dangers',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/card/words/dangers.table.ts')) return null
      const getters = Object.entries(DANGERS).map(
        ([mark, table]) =>
          `get ${mark}() { return unpackNames(${JSON.stringify(packNames(table))}) }`,
      )
      return `import { unpackNames } from './packed-names'\nexport const DANGERS = { ${getters.join(', ')} }`
    },
  }
}
