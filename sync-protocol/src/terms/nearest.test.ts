import { expect, test } from 'vitest'
import { EVERY_LANGUAGE } from './every-language'

test.each([
  ['Penicilin', 'allergen', 'Penicillin'], // its class is as near: "Peniciline"
  ['Atrial fib', 'condition', 'Atrial fibrillation'],
  ['Atrial fibrilation', 'condition', 'Atrial fibrillation'],
  ['Erdnüse', 'allergen', 'Erdnüsse'],
  ['hazelnust', 'allergen', 'Hazelnuts'],
  ['Metformine', 'medicine', 'Metformin'],
  ['no penicillin allergy', 'allergen', undefined],
  ['Penicillin?', 'allergen', undefined],
  ['nuts', 'allergen', undefined],
  ['xyz', 'allergen', undefined],
  ['twice daly', 'frequency', undefined],
  ['whatever my grandmother told me about bees and wasps and the like', 'allergen', undefined],
] as const)('%s (%s) may be meant for %s', (entry, field, name) => {
  expect(EVERY_LANGUAGE.nearest(entry, field)).toBe(name)
})
