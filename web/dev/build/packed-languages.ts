import type { Plugin } from 'vite'
import { TABLES } from '../../../sync-protocol/src/languages/lists/terms.data.ts'
import { packTable } from '../../../sync-protocol/src/terms/pack.ts'

const TABLE = /languages\/(\w+)\/terms\.table\.ts(\?said)?$/

/** The form for reviewers is twice as large. */
export function packedLanguages(): Plugin {
  return {
    name: 'packed-languages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, language = '', said] = TABLE.exec(id) ?? []
      const table = Object.values(TABLES).find(({ locale }) => locale === language)
      if (!table) return undefined
      const packed = packTable(table, TABLES.en, said !== undefined)
      return `export const terms = ${JSON.stringify(packed)}`
    },
  }
}
