import { expect, it } from 'vitest'
import { depth } from '../../dev/test-depth'
import { TABLES } from '../languages/lists/terms.data'
import { type TranslatedLocale, termRowsOf } from '../languages/terms'
import { listMedicines } from '../text/medicines'
import { dosingReaderOf } from './dosing/read-dosing'
import { namesIn, TERM_FIELDS, termIndexOf } from './term-index'

const OTHERS = Object.values(TABLES).filter(({ locale }) => locale !== 'en')
/** A short run tests every fourth language. */
const FOREIGN = OTHERS.filter((_, at) => at % depth(4, 1) === 0)
const NAMES = [
  ...Object.values(TABLES).flatMap(table => namesIn(table).map(({ name }) => name)),
  ...listMedicines().flatMap(({ brands }) => brands),
]
const PHRASES = Object.values(TABLES).flatMap(({ dosing }) =>
  termRowsOf(dosing.phrases).flatMap(({ names: [said, ...written] }) =>
    [...said.split('; '), ...written].map(form => form.replace(/^\w+=/, '').replaceAll('#', '4')),
  ),
)

const ALL = termIndexOf(Object.values(TABLES))
const ALL_DOSING = dosingReaderOf(Object.values(TABLES))

/**
 * Otherwise a phone with two languages would read entries that are ambiguous among all languages.
 */
it.each(FOREIGN.map(({ locale }) => locale as TranslatedLocale))(
  'English and %s alone read nothing differently from all languages together',
  locale => {
    const tables = [TABLES.en, TABLES[locale]]
    const [some, readDosing] = [termIndexOf(tables), dosingReaderOf(tables)]
    const differing = TERM_FIELDS.flatMap(field =>
      NAMES.filter(name => {
        const id = some.meaningOf(name, field)?.id
        return id !== undefined && id !== ALL.meaningOf(name, field)?.id
      }),
    )
    const dosesDiffering = PHRASES.filter(phrase => {
      const { text } = readDosing(phrase, TABLES.en)
      return text !== undefined && text !== ALL_DOSING(phrase, TABLES.en).text
    })
    expect([...differing, ...dosesDiffering]).toEqual([])
  },
)
