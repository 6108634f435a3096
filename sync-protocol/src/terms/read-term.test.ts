import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LEAST_READ, measureCoverage, shareRead } from '../../dev/term-coverage'
import { depth } from '../../dev/test-depth'
import { LOCALES } from '../languages'
import { TABLES } from '../languages/lists/terms.data'
import { termRowsOf } from '../languages/terms'
import type { EntryField, EntryReading } from '../text/entry'
import { fold } from '../text/fold'
import { AMBIGUOUS } from './ambiguous.table'
import { CLASSED_IDS } from './class-of'
import { EVERY_LANGUAGE } from './every-language'
import { foldEntry } from './fold-entry'
import { KIND_OF_TERM, rowsIn } from './rows'
import { nameOfTerm, TERM_FIELDS } from './term-index'

const { read: readEntry } = EVERY_LANGUAGE
const FIELDS: readonly EntryField[] = [...TERM_FIELDS, 'dose', 'frequency']

const shown = (entry: EntryReading) =>
  entry.state === 'translated' ? entry.text : `(${entry.state})`

test.each([
  ['Penicillin', 'allergen', 'ja', 'ペニシリン'],
  ['Peanuts', 'allergen', 'de', 'Erdnüsse'],
  ['ERDNUESSE', 'allergen', 'en', 'Peanuts'],
  ['cacahuètes', 'allergen', 'pl', 'Orzeszki ziemne (arachidowe)'],
  ['الفول السوداني', 'allergen', 'en', 'Peanuts'],
  ['ﾋﾟｰﾅｯﾂ', 'allergen', 'es', 'Cacahuetes (maní)'],
  ['華法林', 'allergen', 'fr', 'Warfarine'],
  ['Penicillin!', 'allergen', 'ja', 'ペニシリン'],
  ['4〜6時間毎', 'frequency', 'en', 'every 4-6 hours'],
  ['Metformin', 'allergen', 'ar', 'ميتفورمين'],
  ['Brother', 'relationship', 'ja', '兄または弟（兄弟）'],
  ['Once daily', 'frequency', 'ja', '1日1回'],
  ['Severe', 'severity', 'de', 'Schwer'],
  ['Дружина', 'relationship', 'en', 'Wife'],
  ['Hives, swelling', 'reaction', 'es', 'Urticaria, Hinchazón'],
  ['Rash and itching', 'reaction', 'ja', '発疹、かゆみ'],
  ['Herzschrittmacher', 'implant', 'en', 'Pacemaker'],
  ['Diabetes mellitus Typ 2', 'condition', 'pt', 'Diabetes tipo 2'],
  ['Apixabana 5 mg', 'medicine', 'en', 'Apixaban'],
  ['A.V.C.', 'condition', 'en', 'Stroke'],
  ['Coumadin (warfarin 5 mg)', 'medicine', 'uk', 'Варфарин'],
  ['i.v.', 'route', 'de', 'In die Vene (intravenös)'],
  ['ASS 100', 'medicine', 'en', 'Acetylsalicylic acid'],
  ['AAS 100 mg', 'medicine', 'en', 'Acetylsalicylic acid'],
  ['Modérée', 'severity', 'en', 'Moderate'],
  ['ernstige', 'severity', 'en', 'Severe'],
  ['टाइप २ डायबिटीज', 'condition', 'en', 'Type 2 diabetes'],
  ['وارفارين ٥ ملغ', 'medicine', 'en', 'Warfarin'],
  ['キウイー', 'allergen', 'en', 'Kiwi'],
  ['Hydrocortisone 1%', 'medicine', 'es', 'Hidrocortisona'],
] as const)('%s (%s) in %s: %s', (entry, field, locale, text) => {
  expect(shown(readEntry(entry, field, locale))).toBe(text)
})

describe('the Turkish i, with and without its dot', () => {
  const names = [...rowsIn(TABLES.tr).values()].flatMap(({ names }) => names)
  const TYPED: Readonly<Record<string, (name: string) => string>> = {
    'in Turkish capitals': name => name.toLocaleUpperCase('tr'),
    'in Turkish small letters': name => name.toLocaleLowerCase('tr'),
    'in English capitals': name => name.toLocaleUpperCase('en'),
    'in English small letters': name => name.toLocaleLowerCase('en'),
    'on a keyboard without ı and İ': name => name.replaceAll('ı', 'i').replaceAll('İ', 'I'),
    'taken apart': name => name.normalize('NFD'),
  }

  it.each(Object.entries(TYPED))('is one character in lookups: %s', (_, typed) => {
    const differing = names.filter(name => foldEntry(typed(name)) !== foldEntry(name))
    expect(differing).toEqual([])
    expect(names.filter(name => fold(typed(name)) !== fold(name))).toEqual([])
  })

  it('is one character in all other typed text', () => {
    const letters = fc.constantFrom(...'ıIiİşŞğĞçÇöÖüÜaAbB ')
    fc.assert(
      fc.property(fc.string({ unit: letters }), text => {
        for (const typed of Object.values(TYPED)) {
          expect(foldEntry(typed(text))).toBe(foldEntry(text))
          expect(fold(typed(text))).toBe(fold(text))
        }
      }),
    )
  })
})

describe('a medicine', () => {
  test.each([
    ['Eliquis (apixaban) 5 mg', 'ja', 'アピキサバン'],
    ['Apixaban 5 mg', 'ja', 'アピキサバン'],
    ['Apixaban (5 mg)', 'uk', 'Апіксабан'],
    ['Eliquis', 'en', 'Apixaban'],
    ['Benadryl (diphenhydramine)', 'de', 'Diphenhydramin'],
    ['Benadryl', 'de', '(asWritten)'],
    ['ASS (acetylsalicylic acid)', 'de', 'Acetylsalicylsäure'],
    ['Tylenol', 'en', 'Paracetamol (acetaminophen)'],
    ['Метформін 500 мг', 'en', 'Metformin'],
    ['एस्पिरिन 75 मिलीग्राम', 'en', 'Acetylsalicylic acid'],
    ['amlodipine/valsartan', 'es', 'Amlodipino, Valsartán'],
  ] as const)('%s in %s: %s', (entry, locale, text) => {
    expect(shown(readEntry(entry, 'medicine', locale))).toBe(text)
  })

  it('needs no translation if its brand is next to a readable name', () => {
    expect(readEntry('Eliquis (apixaban) 5 mg', 'medicine', 'de').state).toBe('readable')
  })
})

test.each([
  ['no penicillin allergy', 'allergen'],
  ['Penicillin: no', 'allergen'],
  ['Penicillin (not allergic)', 'allergen'],
  ['not penicillin', 'allergen'],
  ['kein Penicillin', 'allergen'],
  ['Peanut butter', 'allergen'],
  ['may contain peanuts', 'allergen'],
  ['Peanuts, but not walnuts', 'allergen'],
  ['hepatitis B and C', 'condition'],
  ['Hypertension 2010', 'condition'],
  ['diabetes in the family', 'condition'],
  ['Heart failure 35%', 'condition'],
  ['Penicillin?', 'allergen'],
  ['¿Penicilina?', 'allergen'],
  ['Penicillin (-)', 'allergen'],
  ['Penicillin -', 'allergen'],
  ['Penicillin (?)', 'allergen'],
  ['≠ penicillin', 'allergen'],
  ['❌ Penicillin', 'allergen'],
  ['– Penicillin', 'allergen'],
  ['Penicillin (+)', 'allergen'],
  ['Penicillin ⊘', 'allergen'],
  ['Penicillin 🤷', 'allergen'],
  ['Hives, rash?', 'reaction'],
  ['twice daily?', 'frequency'],
  ['< 2 tablets', 'dose'],
  ['Warfarin, stopped 2019', 'medicine'],
  ['no swelling', 'reaction'],
  ['Hives, no swelling', 'reaction'],
  ['not severe', 'severity'],
  ['mother of two', 'relationship'],
  ['not twice daily', 'frequency'],
  ['once daily, twice daily', 'frequency'],
  ['нет аллергии на пенициллин', 'allergen'],
  ['не пенициллин', 'allergen'],
  ['Арахис, но не миндаль', 'allergen'],
  ['Варфарин, отменён в 2019', 'medicine'],
  ['penisilin alerjisi yok', 'allergen'],
  ['Penisilin değil', 'allergen'],
  ['fıstık ezmesi', 'allergen'],
  ['ağır değil', 'severity'],
  ['페니실린 알레르기 없음', 'allergen'],
  ['페니실린아님', 'allergen'],
  ['땅콩버터', 'allergen'],
  ['심하지 않음', 'severity'],
  ['ingen penicillinallergi', 'allergen'],
  ['tål inte penicillin', 'allergen'],
  ['inte svår', 'severity'],
  ['fără alergie la penicilină', 'allergen'],
  ['nu penicilină', 'allergen'],
  ['Arahide, dar nu nuci', 'allergen'],
  ['nu este severă', 'severity'],
  ['2 tablets or 3', 'dose'],
  ['Eliquis (warfarin)', 'medicine'],
  ['Peanuts', 'condition'],
  ['Peanuts', 'medicine'],
  ['Asthma', 'allergen'],
  ['Brother', 'allergen'],
  ['Penicillin', 'relationship'],
  ['Penicillin', 'frequency'],
  ['twice daily', 'medicine'],
  ['Penicillin ×', 'allergen'],
  ['×Penicillin', 'allergen'],
  ['ペニシリン×', 'allergen'],
  ['ペニシリンー', 'allergen'],
  ['Penicillin -, Latex', 'allergen'],
  ['Latex; + Penicillin', 'allergen'],
  ['Penicillin -.', 'allergen'],
  ['Penicillin\u2011', 'allergen'],
  ['Penicillin*', 'allergen'],
  ['(Penicillin)', 'allergen'],
  ['Lactose 0%', 'allergen'],
  ['Gluten 0,0 %', 'allergen'],
  ['P\u0336e\u0336n\u0336i\u0336c\u0336i\u0336l\u0336l\u0336i\u0336n\u0336', 'allergen'],
  ['\u202enillicineP', 'allergen'],
  ['Peni\u202ecillin', 'allergen'],
  ['daily*', 'frequency'],
] as const)('%s stays as it was written', (entry, field) => {
  for (const locale of LOCALES) {
    expect(readEntry(entry, field, locale)).toEqual({ state: 'asWritten' })
  }
})

test.each(termRowsOf(AMBIGUOUS).map(({ id }) => id))(
  '%s is ambiguous and stays as written',
  entry => {
    const fields = FIELDS.filter(field => field !== 'dose' && field !== 'frequency')
    expect(fields.filter(field => readEntry(entry, field, 'en').state !== 'asWritten')).toEqual([])
  },
)

it('reads any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
      fc.constantFrom(...FIELDS),
      fc.constantFrom(...LOCALES),
      (entry, field, locale) => {
        expect(shown(readEntry(entry, field, locale))).not.toBe('')
      },
    ),
  )
})

test.each([
  ['Amoxicillin', 'allergen', 'ja', 'ペニシリン系抗生物質'],
  ['Ceftriaxone 1 g', 'allergen', 'de', 'Cephalosporine'],
  ['Lopressor', 'medicine', 'es', 'Betabloqueantes'],
  ['Peanuts', 'allergen', 'ja', undefined],
] as const)('%s (%s) in %s is of the class %s', (entry, field, locale, kind) => {
  expect(readEntry(entry, field, locale)).toMatchObject({ state: 'translated' })
  expect(Reflect.get(readEntry(entry, field, locale), 'kind')).toBe(kind)
})

it('every class and each of its medicines is a term', () => {
  expect(
    CLASSED_IDS.filter(id => !/^(medicine|drugClass)$/.test(KIND_OF_TERM.get(id) ?? '')),
  ).toEqual([])
})

const KNOWN = LOCALES.flatMap(locale =>
  [...rowsIn(TABLES[locale]).values()].flatMap(({ id, names }) =>
    names.map(name => ({ id, name })),
  ),
)

it('does not extract a name from a sentence', () => {
  const words = fc.constantFrom(
    'no',
    'not',
    'sin',
    'kein',
    'pas de',
    'нет',
    'не',
    'yok',
    'değil',
    '없음',
    'inte',
    'fără',
    'nu',
    '不',
    'since 1999',
    '?',
  )
  fc.assert(
    fc.property(fc.constantFrom(...KNOWN), words, fc.boolean(), ({ name }, word, isBefore) => {
      const entry = isBefore ? `${word} ${name}` : `${name} ${word} x`
      for (const field of FIELDS) {
        const read = readEntry(entry, field, 'en')
        if (field !== 'dose' && field !== 'frequency' && word !== '?') {
          expect([field, entry, read.state]).toEqual([field, entry, 'asWritten'])
        }
      }
    }),
    { numRuns: 200 },
  )
})

it('every name is translated as the term that it names', () => {
  // "Ostra" is oysters in Spanish and acute in Polish, so the field decides.
  const termsOf = new Map<string, typeof KNOWN>()
  for (const term of KNOWN) {
    const folded = foldEntry(term.name)
    termsOf.set(folded, [...(termsOf.get(folded) ?? []), term])
  }
  // A short run tests each name in three languages, and each language with every sixth name.
  const step = depth(6, 1)
  for (const [nth, [folded, terms]] of [...termsOf].entries()) {
    for (const locale of LOCALES.filter((_, at) => (at + nth) % step === 0)) {
      const names = terms.map(({ id }) => nameOfTerm(id, TABLES[locale]))
      for (const field of TERM_FIELDS) {
        const read = readEntry(terms[0]?.name ?? '', field, locale)
        if (read.state === 'translated' && !/[,،、]/.test(read.text)) {
          expect([folded, names]).toEqual([folded, expect.arrayContaining([read.text])])
        }
      }
    }
  }
})

const COVERAGE = measureCoverage()

describe.each(LOCALES)('in 200 invented records a reader of %s can read', locale => {
  it.each(Object.entries(LEAST_READ))('enough of the field %s', (field, least) => {
    expect(shareRead(COVERAGE.byReader, locale, field as EntryField)).toBeGreaterThanOrEqual(least)
  })
})
