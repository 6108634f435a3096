import { expect, it } from 'vitest'
import { TABLES } from '../languages/lists/terms.data'
import type { TermRow } from '../languages/terms'
import { packTable } from './pack'
import { dictionaryOf } from './read-term'
import { phrasesIn, rowsIn } from './rows'

const FOREIGN = Object.values(TABLES).filter(({ locale }) => locale !== 'en')

it.each(FOREIGN)('a packed table has all its own names: $locale', table => {
  expect([...rowsIn(packTable(table, TABLES.en, false))]).toEqual(
    [...rowsIn(TABLES.en).keys()].flatMap(id => {
      const row = rowsIn(table).get(id)
      return row ? [[id, row]] : []
    }),
  )
})

it.each(FOREIGN)(
  'a table of shown names has a phrase for everything that English has: $locale',
  table => {
    const { locale } = table
    const whole = dictionaryOf([TABLES.en, table])
    const said = dictionaryOf([TABLES.en, packTable(table, TABLES.en, true)])
    const differing = [...rowsIn(TABLES.en).values()]
      .flatMap(({ names }) => names)
      .filter(name => {
        const [one, other] = [whole, said].map(each => each.read(name, 'condition', locale))
        return one?.state === 'translated' && JSON.stringify(one) !== JSON.stringify(other)
      })
    expect(differing).toEqual([])
    for (const entry of ['twice daily', '2 tablets', 'Every 4-6 hours as needed', '1-0-1']) {
      expect(said.read(entry, 'frequency', locale)).toMatchObject(
        whole.read(entry, 'frequency', locale),
      )
    }
  },
)

it.each(FOREIGN)('a packed table has all its own phrases: $locale', table => {
  const byId = (rows: readonly TermRow[]) => new Map(rows.map(({ id, names }) => [id, names]))
  expect(byId(phrasesIn(packTable(table, TABLES.en, false)))).toEqual(byId(phrasesIn(table)))
})
