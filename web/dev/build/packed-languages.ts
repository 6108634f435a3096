import type { Plugin } from 'vite'
import { TABLES } from '../../../sync-protocol/src/languages/lists/terms.data.ts'
import { packTable } from '../../../sync-protocol/src/terms/pack.ts'

const TABLE = /languages\/(\w+)\/terms\.table\.ts(\?said)?$/

/** `isSaid` is the half that writes the language. A phone keeps this half of its own languages. */
export function tableOf(id: string): { language: string; isSaid: boolean } | undefined {
  const [, language, said] = TABLE.exec(id) ?? []
  return language === undefined ? undefined : { language, isSaid: said !== undefined }
}

/** The form for reviewers is twice as large. */
export function packedLanguages(): Plugin {
  return {
    name: 'packed-languages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const { language, isSaid = false } = tableOf(id) ?? {}
      const table = Object.values(TABLES).find(({ locale }) => locale === language)
      return table && `export const terms = ${JSON.stringify(packTable(table, TABLES.en, isSaid))}`
    },
  }
}
