import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, labelsOf, nameInItself } from '../languages'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { plainWords } from './blocks'
import type { ResponderCard } from './card'
import { factsOf } from './facts'

const BARE: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: { fullName: 'Ana Sol' },
}
const listed = <T>(...items: T[]) => ({ state: 'listed' as const, items })
const ENGLISH: ResponderCard = {
  ...BARE,
  allergies: listed(
    { allergen: 'Penicillin', severity: 'Severe', reaction: 'Hives' },
    { allergen: 'Grandmother’s liniment', severity: 'Mild' },
  ),
  medications: listed({ name: 'Metoprolol', dosage: '50 mg', frequency: 'twice daily' }),
  contacts: listed({ name: 'Tom', relationship: 'Brother', phoneNumber: '+1 555 0100' }),
}
const ENGLISH_WITH_BRAND = {
  ...ENGLISH,
  medications: listed({ name: 'Eliquis', dosage: '5 mg', frequency: 'BD' }),
}
const read = (card: ResponderCard, locale: Locale) =>
  factsOf(card, locale, { dictionary: EVERY_LANGUAGE })
const said = (card: ResponderCard, locale: Locale) =>
  read(card, locale).map(fact =>
    plainWords(fact, labelsOf(locale)).replaceAll(/[\u2066-\u2069]/g, ''),
  )
const lineAbout = (card: ResponderCard, locale: Locale) =>
  read(card, locale).find(({ field }) => field === 'asWritten')?.sides[0]?.words

describe('a reader of another language', () => {
  test('reads each entry in their own language next to the original', () => {
    expect(said(ENGLISH, 'ja')).toEqual(
      expect.arrayContaining([
        'ペニシリン (Penicillin)',
        '重度',
        'じんましん (Hives)',
        '兄または弟（兄弟） (Brother)',
        '1日2回 (twice daily)',
      ]),
    )
  })

  test('reads untranslated entries as written, and one line names their language', () => {
    const facts = read(ENGLISH, 'ja')
    const liniment = facts.flatMap(({ sides }) => sides).find(({ words }) => /liniment/.test(words))
    expect(liniment).toEqual({
      words: 'Grandmother’s liniment',
      entry: 'Grandmother’s liniment',
      dir: 'auto',
      lang: 'en',
    })
    expect(lineAbout(ENGLISH, 'ja')).toBe('一部の項目は原文のまま表示しています（言語：英語）。')
    expect(lineAbout(ENGLISH, 'de')).toContain('Englisch')
  })

  test('sees the class of a medicine unless its mark says it already', () => {
    expect(said(ENGLISH, 'ja')).toContain('ペニシリン系抗生物質')
    const marked = read(ENGLISH, 'ja').filter(({ section }) => section === 'medications')
    expect(marked.some(({ mark }) => mark !== undefined)).toBe(true)
    expect(marked.some(({ isClass }) => isClass)).toBe(false)
  })

  test('reads all sides of a conflict', () => {
    const card = {
      ...BARE,
      allergies: listed({ allergen: 'Milk', severity: 'Mild', others: { allergen: ['Eggs'] } }),
    }
    expect(said(card, 'de')).toContain('Milch (Milk) oder Eier (Eggs)')
  })

  test('reads negations, sentences and ambiguous words as written', () => {
    const entries = ['no penicillin allergy', 'nuts', 'Penicillin?', 'Milk, but only raw']
    for (const allergen of entries) {
      const card = { ...BARE, allergies: listed({ allergen, severity: 'Mild' }) }
      expect(said(card, 'de')).toContain(allergen)
    }
  })
})

describe('in the language in which it was written', () => {
  test.each([
    ['en', ENGLISH],
    [
      'de',
      {
        ...BARE,
        allergies: listed({ allergen: 'Erdnüsse', severity: 'Schwer', reaction: 'wie immer' }),
        contacts: listed({ relationship: 'Bruder', phoneNumber: '1' }),
      },
    ],
  ] as const)('nothing changes: %s', (locale, card) => {
    expect(read(card, locale)).toEqual(factsOf(card, locale))
  })

  test('adds nothing for its speakers, even if other languages have the same words', () => {
    const card = {
      ...BARE,
      identity: { language: 'de' },
      allergies: listed({ allergen: 'Latex', severity: 'Mild', reaction: 'wie immer' }),
    }
    expect(read(card, 'de')).toEqual(factsOf(card, 'de'))
    expect(lineAbout(card, 'en')).toBe('Some entries are as written, in German.')
  })
})

describe('a prescriber’s abbreviation', () => {
  const medications = listed({ name: 'Apixaban', dosage: '5 mg', frequency: 'BID' })
  const written = (language: string) => ({ ...BARE, identity: { language }, medications })

  test('is said once if writer and reader share the language', () => {
    expect(said(written('en'), 'en')).toContain('BID')
    expect(said(written('sv'), 'sv')).toContain('BID')
    expect(said(ENGLISH_WITH_BRAND, 'en')).toEqual(
      expect.arrayContaining(['BD', 'Apixaban (Eliquis)']),
    )
  })

  test('is translated for readers of other languages, and if the language of the card is unknown', () => {
    expect(said(written('de'), 'en')).toContain('twice daily (BID)')
    expect(said(written('en'), 'de')).toContain('zweimal täglich (BID)')
    expect(
      said({ ...BARE, medications: listed({ name: 'Xyz', frequency: 'BID' }) }, 'en'),
    ).toContain('twice daily (BID)')
  })

  test('does not hide the translation of a foreign dose in a card of the reader’s language', () => {
    const foreign = { name: 'Bisoprolol', dosage: '1 Tablette', frequency: 'zweimal täglich' }
    const card = { ...ENGLISH, medications: listed(foreign) }
    expect(said(card, 'en')).toContain('twice daily (zweimal täglich)')
  })
})

test.each([
  ['en', 'Spouse'],
  ['de', 'Ehepartner'],
  ['ar', 'الزوج أو الزوجة'],
] as const)('the code of a relationship is a word of its reader: %s', (locale, word) => {
  const contacts = listed({ relationship: 'spouse', phoneNumber: '+1 555 0100' })
  expect(said({ ...BARE, contacts }, locale)).toContain(word)
})

test.each(LOCALES)('words in the script of %s may be its reader’s own', locale => {
  const card = { ...BARE, conditions: listed({ condition: nameInItself(locale) }) }
  expect(lineAbout(card, locale)).toBeUndefined()
})

test('words of an unknown language are not attributed to another language', () => {
  const card = {
    ...BARE,
    identity: { language: 'eo' },
    allergies: listed(
      { allergen: 'Penicillin', severity: 'Mild' },
      { allergen: 'Ternuksoj', severity: 'Mild' },
    ),
  }
  expect(lineAbout(card, 'ja')).toBe(labelsOf('ja').asWritten)
})

test('shows every byte of every entry', () => {
  const allergen = 'Peni\u0301cilline  (G)\u200f'
  const card = { ...BARE, allergies: listed({ allergen, severity: 'Mild' }) }
  for (const locale of ['en', 'ja', 'ar'] as const) {
    expect(read(card, locale).flatMap(({ sides }) => sides.map(({ words }) => words))).toContain(
      allergen,
    )
  }
})
