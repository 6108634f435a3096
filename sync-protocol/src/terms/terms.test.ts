import { describe, expect, it } from 'vitest'
import { treatmentMarks } from '../card/words'
import { fold } from '../text/fold'
import { listMedicines } from '../text/medicines'
import { LISTS, type TermList } from './lists'
import { suggest } from './suggest'

const LIST_NAMES = Object.keys(LISTS).filter((name): name is TermList => name in LISTS)
const MARKED_NAMES = listMedicines()
  .map(({ inn }) => inn)
  .filter(inn => treatmentMarks(inn).length > 0)
const textsFor = (list: TermList, typed: string) => suggest(list, typed).map(({ text }) => text)

describe.each(LIST_NAMES)('the list of %s', list => {
  const terms = LISTS[list]()

  it('has no duplicate or empty word, no superfluous blank, and no word too long for its field', () => {
    const texts = terms.map(({ text }) => text)
    expect(texts.filter(text => text.trim() !== text || text === '')).toEqual([])
    expect(new Set(texts.map(fold)).size).toBe(texts.length)
    expect(terms.filter(({ text, value = text }) => value.length > 200)).toEqual([])
  })

  it('offers each of its words if it is typed completely', () => {
    const missed = terms.filter(({ text }) => !textsFor(list, text).includes(text))
    expect(missed).toEqual([])
  })

  it('offers its most common words before anything is typed, if it is short', () => {
    expect(suggest(list, '  ')).toEqual(terms.length > 200 ? [] : terms.slice(0, 8))
  })
})

describe('medicines', () => {
  it('a brand shows its international name and writes it into the field', () => {
    expect(suggest('medicines', 'marcum')[0]).toEqual({
      text: 'Marcumar',
      value: 'Marcumar (phenprocoumon)',
      note: 'phenprocoumon',
    })
  })

  it('an international name shows brands that people may know', () => {
    expect(suggest('medicines', 'apixa')).toEqual([{ text: 'Apixaban', note: 'Eliquis' }])
  })

  it('a brand with several substances belongs to all of them', () => {
    expect(suggest('medicines', 'trikafta')[0]?.note).toBe('elexacaftor, tezacaftor and ivacaftor')
  })

  it('at least six hundred international names are known', () => {
    const names = LISTS.medicines().filter(({ value }) => value === undefined)
    expect(names.length).toBeGreaterThan(600)
  })

  it.each(MARKED_NAMES)('typing %s offers a marked medicine', name => {
    const marks = suggest('medicines', name).map(({ text, value = text }) => treatmentMarks(value))
    expect(marks).toContainEqual(treatmentMarks(name))
  })

  it('at least a hundred international names change treatment', () => {
    expect(MARKED_NAMES.length).toBeGreaterThan(100)
  })
})

it.each(LIST_NAMES.filter(list => list !== 'medicines'))(
  'the list of %s has only words in Latin script',
  list => {
    const texts = LISTS[list]().map(({ text }) => text)
    expect(
      texts.filter(text => /(?![µ])\P{Script=Latin}/u.test(text.replace(/\P{L}/gu, ''))),
    ).toEqual([])
  },
)

describe('the suggestions', () => {
  it.each([
    ['allergens', 'PEANUTS', 'Peanuts'],
    ['conditions', 'sjogren', "Sjögren's syndrome"],
    ['conditions', 'fibrillation', 'Atrial fibrillation'],
    ['doses', '5mg', '5 mg'],
    ['frequencies', 'bedtime', 'At bedtime'],
    ['relationships', 'fiance', 'Fiancé'],
    ['medicines', 'solu medrol', 'Solu-Medrol'],
    ['medicines', 'glargine', 'Insulin glargine'],
  ] as const)('%s: %s finds %s', (list, typed, text) => {
    expect(textsFor(list, typed)).toContain(text)
  })

  it('a match of the first word comes before a match of a later word', () => {
    expect(textsFor('allergens', 'pol')).toEqual(
      expect.arrayContaining(['Pollen', 'Grass pollen', 'Birch pollen']),
    )
    expect(textsFor('allergens', 'pol')[0]).toBe('Pollen')
  })

  it('do not match inside a word', () => {
    expect(textsFor('allergens', 'icillin')).toEqual([])
  })
})

it.each([
  'Cereals containing gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Peanuts',
  'Soybeans',
  'Milk',
  'Nuts',
  'Celery',
  'Mustard',
  'Sesame seeds',
  'Sulphur dioxide and sulphites',
  'Lupin',
  'Molluscs',
])('the food allergen %s of the European list is offered', allergen => {
  expect(textsFor('allergens', allergen)).toContain(allergen)
})
