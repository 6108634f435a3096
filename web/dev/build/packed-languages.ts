import type { Plugin } from 'vite'
import { packTable } from '../../../sync-protocol/src/terms/pack.ts'
import { TABLES } from '../../../sync-protocol/src/terms/translated/index.ts'

const TABLE = /terms\/translated\/(\w+)\.table\.ts(\?said)?$/

/** Of the tables of words, what a phone needs: as they are for people to review they are twice as large. */
export function packedLanguages(): Plugin {
  return {
    name: 'packed-languages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, language = '', said] = TABLE.exec(id) ?? []
      const table = Object.values(TABLES).find(({ locale }) => locale === language)
      if (!table || language === 'en') return undefined
      const packed = packTable(table, TABLES.en, said !== undefined)
      return `export const ${language} = ${JSON.stringify(packed)}`
    },
  }
}
