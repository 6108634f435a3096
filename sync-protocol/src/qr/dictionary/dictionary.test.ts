import { describe, expect, it } from 'vitest'
import { listMedicines } from '../capsule/v1/dictionary/medicines'
import { TEXT_KIND_NAMES, TEXT_KINDS } from '../capsule/v1/text-kinds'
import { treatmentMark } from './treatment-marks'

describe('the word lists', () => {
  it.each(TEXT_KIND_NAMES)('hold no %s twice, none empty and none with stray blanks', kind => {
    const phrases = TEXT_KINDS[kind].lesson()
    expect(phrases.filter(phrase => phrase.trim() !== phrase || phrase === '')).toEqual([])
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([])
  })

  it('know a medicine by its name and its brands', () => {
    const apixaban = listMedicines().find(({ inn }) => inn === 'apixaban')
    expect(apixaban).toEqual({ inn: 'apixaban', brands: ['Eliquis'] })
    expect(listMedicines().every(({ inn }) => inn !== '' && !inn.includes(':'))).toBe(true)
  })
})

describe('treatment marks', () => {
  it.each([
    ['Eliquis 5mg', 'anticoagulant'],
    ['WARFARIN (Coumadin)', 'anticoagulant'],
    ['insulin pump', 'insulin'],
    ['Insulina NPH', 'insulin'],
    ['Lantus SoloStar', 'insulin'],
    ['prednisone', 'steroid'],
    ['Solu-Medrol', 'steroid'],
    ['Keppra XR', 'antiepileptic'],
    ['valproic acid', 'antiepileptic'],
    ['ASS 100', 'antiplatelet'],
    ['Low-dose aspirin', 'antiplatelet'],
    ['OxyContin', 'opioid'],
    ['Metoprolol succinate', 'betablocker'],
    ['tacrolimus', 'immunosuppressant'],
    ['Enoxaparin-sodium', 'anticoagulant'],
    ['hydrocortisone cream 1%', null],
    ['Timolol eye drops', null],
    ['Metformin', null],
    ['Assugrin', null],
    ['', null],
  ])('%s: %s', (name, mark) => {
    expect(treatmentMark(name)).toBe(mark)
  })
})
