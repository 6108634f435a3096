import { expect, it, test } from 'vitest'
import { medicationSchema } from './record'
import { denialOf, effectFor } from './treatment-marks'

test.each([
  ['opioid', 'Zyxo', 'opioid'],
  [denialOf('opioid', ' Zyxo '), 'Zyxo', 'not opioid'],
  [denialOf('opioid', 'Zyxo: 5 mg\nnot'), 'Zyxo: 5 mg\nnot', 'not opioid'],
  [denialOf('opioid', 'Zyxo'), 'Warfarin', ''],
  [undefined, 'Zyxo', ''],
])('the effect %j of %j is %j on a card', (stored, name, effect) => {
  expect(effectFor(stored, name)).toBe(effect)
})

test.each([
  ['opioid', true],
  ['not opioid: Zyxo', true],
  [denialOf('immunosuppressant', 'Z'.repeat(200)), true],
  ['', true],
  ['not opioid', false],
  ['not harmless: Zyxo', false],
  ['opioid: Zyxo', false],
  ['harmless', false],
])('%j is stored as an effect: %s', (effect, isStored) => {
  expect(medicationSchema.safeParse({ name: 'Zyxo', effect }).success).toBe(isStored)
})

it('a medicine without an effect is stored', () => {
  expect(medicationSchema.safeParse({ name: 'Zyxo' }).success).toBe(true)
})
