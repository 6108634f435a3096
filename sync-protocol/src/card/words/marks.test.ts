import { describe, expect, it } from 'vitest'
import { treatmentMark } from '.'

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
