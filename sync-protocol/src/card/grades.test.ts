import { expect, test } from 'vitest'
import { gradeOf } from './grades'

test.each([
  [{ severity: 'Schwer' }, 'alarm'],
  [{ severity: 'Leve', reaction: 'choque anafiláctico' }, 'alarm'],
  [{ severity: 'Mild', others: { severity: ['重度'] } }, 'alarm'],
  [{ severity: 'Mild', others: { reaction: ['Throat swelling'] } }, 'alarm'],
  [{ severity: 'see notes', reaction: 'Hives' }, 'caution'],
  [{ severity: 'Mild', others: { severity: ['who knows'] } }, 'caution'],
  [{ severity: 'Mild', reaction: 'no anaphylaxis' }, 'plain'],
  [{}, 'caution'],
])('the allergy %j asks for %s', (allergy, tone) => {
  expect(gradeOf('allergies', allergy, 0).tone).toBe(tone)
})

test.each([
  [{ name: 'Варфарин' }, 'treatmentChangingMedicine'],
  [{ name: 'Apixoban', others: { name: ['Apixaban'] } }, 'treatmentChangingMedicine'],
  [{ name: 'Omeprazole 20 mg' }, 'otherMedicine'],
  [{ name: 'Omeprazole', others: { name: ['Zzyx'] } }, 'unknownMedicine'],
])('the medicine %j is missed as %s', (medicine, harm) => {
  expect(gradeOf('medications', medicine, 0).harm).toBe(harm)
})
