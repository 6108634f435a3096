import { describe, expect, it } from 'vitest'
import { listMedicines } from './dictionary/medicines'
import { TEXT_KIND_NAMES, TEXT_KINDS } from './text-kinds'

describe('the word lists', () => {
  it.each(TEXT_KIND_NAMES)('hold no %s twice, none empty and none with stray blanks', kind => {
    const phrases = TEXT_KINDS[kind].trainingText()
    expect(phrases.filter(phrase => phrase.trim() !== phrase || phrase === '')).toEqual([])
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([])
  })

  it('know a medicine by its name and its brands', () => {
    const apixaban = listMedicines().find(({ inn }) => inn === 'apixaban')
    expect(apixaban).toEqual({ inn: 'apixaban', brands: ['Eliquis'] })
    expect(listMedicines().every(({ inn }) => inn !== '' && !inn.includes(':'))).toBe(true)
  })
})
