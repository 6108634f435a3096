import { expect, test } from 'vitest'
import { alarmOf, isAlarming } from './alarming'

test.each([
  [{ severity: 'Schwer' }, 'severe'],
  [{ severity: 'Leve', reaction: 'choque anafiláctico' }, 'severe'],
  [{ severity: 'Mild', others: { severity: ['重度'] } }, 'severe'],
  [{ severity: 'Mild', others: { reaction: ['Throat swelling'] } }, 'severe'],
  [{ severity: 'see notes', reaction: 'Hives' }, 'unknown'],
  [{ severity: 'Mild', others: { severity: ['who knows'] } }, 'unknown'],
  [{ severity: 'Mild', reaction: 'no anaphylaxis' }, 'notSevere'],
  [{}, 'unknown'],
] as const)('%j is %s', (allergy, alarm) => {
  const judged = structuredClone(allergy) as Parameters<typeof alarmOf>[0] // readonly lists, here
  expect(alarmOf(judged)).toBe(alarm)
  expect(isAlarming(judged)).toBe(alarm === 'severe')
})
