import { expect, test } from 'vitest'
import { gradeOf, gradesOf } from './grades'
import { rankOf } from './harm'

test.each([
  [{ severity: 'Schwer' }, 'alarm'],
  [{ severity: 'Leve', reaction: 'choque anafiláctico' }, 'alarm'],
  [{ severity: 'Mild', others: { severity: ['重度'] } }, 'alarm'],
  [{ severity: 'Mild', others: { reaction: ['Throat swelling'] } }, 'alarm'],
  [{ severity: 'see notes', reaction: 'Hives' }, 'caution'],
  [{ severity: 'Mild', others: { severity: ['who knows'] } }, 'caution'],
  [{ severity: 'Mild', reaction: 'no anaphylaxis' }, 'plain'],
  [{}, 'caution'],
])('the allergy %j gets the tone %s', (allergy, tone) => {
  expect(gradeOf('allergies', allergy, 0).tone).toBe(tone)
})

test.each([
  [{ name: 'Варфарин' }, 'treatmentChangingMedicine'],
  [{ name: 'Apixoban', others: { name: ['Apixaban'] } }, 'treatmentChangingMedicine'],
  [{ name: 'Omeprazole 20 mg' }, 'otherMedicine'],
  [{ name: 'Omeprazole', others: { name: ['Zzyx'] } }, 'unknownMedicine'],
])('the medicine %j ranks as %s', (medicine, harm) => {
  expect(gradeOf('medications', medicine, 0).harm).toBe(harm)
})

test.each([
  [{ name: 'Zyxo', effect: 'opioid' }, ['opioid'], ['opioid']],
  [{ name: 'Morphine', effect: 'opioid' }, ['opioid'], []],
  [{ name: 'Aspirin', effect: 'insulin' }, ['insulin', 'antiplatelet'], ['insulin']],
  [{ name: 'Warfarin, stopped', effect: 'anticoagulant' }, ['anticoagulant'], ['anticoagulant']],
  [{ name: 'Marevan', effect: 'not anticoagulant' }, [], []],
  [{ name: 'Aspirin + codeine', effect: 'not opioid' }, ['antiplatelet'], []],
  [{ name: 'Marevan', effect: 'not opioid' }, ['anticoagulant'], []],
  [{ name: 'Marevan', effect: '' }, ['anticoagulant'], []],
  [
    { name: 'Marevan', effect: 'not anticoagulant', others: { effect: [''] } },
    ['anticoagulant'],
    [],
  ],
  [
    { name: 'Zyxo', effect: 'not opioid', others: { effect: ['opioid', 'insulin'] } },
    ['insulin', 'opioid'],
    ['opioid', 'insulin'],
  ],
  [{ name: 'Zyxo', effect: 'something else' }, [], []],
])(
  'the effect of the medicine %j is %j, of which only the person says %j',
  (medicine, marks, said) => {
    expect(gradeOf('medications', medicine, 0)).toMatchObject({ marks, said })
  },
)

test('a medicine whose effect the person denies is not taken for harmless', () => {
  const marevan = { name: 'Marevan', effect: 'not anticoagulant' }
  expect(gradeOf('medications', marevan, 0).harm).toBe('unknownMedicine')
})

test('an effect that the person entered counts even if the list is too long to read', () => {
  const items = Array.from({ length: 200 }, (_, i) => ({ name: `Zyxo ${'20 mg '.repeat(30)}${i}` }))
  const grades = gradesOf('medications', [...items, { name: 'Zyxo', effect: 'opioid' }])
  expect(grades.at(-1)).toMatchObject({ harm: 'treatmentChangingMedicine', marks: ['opioid'] })
})

test('an allergy of unknown severity comes after the severe ones and before the mild ones', () => {
  const severities = ['Mild', 'who knows', 'Severe']
  const grades = gradesOf(
    'allergies',
    severities.map(severity => ({ severity })),
  )
  const ranks = grades.map(({ harm }) => rankOf(harm))
  const byRank = severities.toSorted(
    (a, b) => (ranks[severities.indexOf(a)] ?? 0) - (ranks[severities.indexOf(b)] ?? 0),
  )
  expect(byRank).toEqual(['Severe', 'who knows', 'Mild'])
})

test('reads only some of thousands of long texts and never takes the rest for harmless', () => {
  const long = 'not severe at all, and more of it '.repeat(30)
  const items = Array.from({ length: 2_000 }, (_, i) => ({ severity: 'Mild', reaction: long + i }))
  const harms = gradesOf('allergies', items).map(({ harm }) => harm)
  expect([harms[0], harms.at(-1)]).toEqual(['otherAllergy', 'unclearAllergy'])
  const flagged = items.map(item => ({ ...item, isSevere: true }))
  expect(gradesOf('allergies', flagged).at(-1)?.harm).toBe('severeAllergy')
  const medicines = Array.from({ length: 2_000 }, (_, i) => ({
    name: `Omeprazole ${'20 mg '.repeat(20)}${i}`,
  }))
  expect(gradesOf('medications', medicines).at(-1)?.harm).toBe('unknownMedicine')
})
