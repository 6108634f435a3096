import { expect, test } from 'vitest'
import { gradeOf } from './grades'

test.each([
  [{ severity: 'Schwer' }, 'severeAllergy'],
  [{ severity: 'Leve', reaction: 'choque anafiláctico' }, 'severeAllergy'],
  [{ severity: 'Mild', others: { severity: ['重度'] } }, 'severeAllergy'],
  [{ severity: 'Mild', others: { reaction: ['Throat swelling'] } }, 'severeAllergy'],
  [{ severity: 'see notes', reaction: 'Hives' }, 'unclearAllergy'],
  [{ severity: 'Mild', others: { severity: ['who knows'] } }, 'unclearAllergy'],
  [{ severity: 'Mild', reaction: 'no anaphylaxis' }, 'otherAllergy'],
])('an allergy of %j is graded as %s', (allergy, harm) => {
  expect(gradeOf('allergies', allergy, 0).harm).toBe(harm)
})
