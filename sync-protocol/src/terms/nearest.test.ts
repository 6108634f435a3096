import { expect, test } from 'vitest'
import { EVERY_LANGUAGE } from './every-language'

test.each([
  ['Penicilin', 'allergen', 'Penicillin'], // the class "Peniciline" is just as near
  ['Atrial fib', 'condition', 'Atrial fibrillation'],
  ['Atrial fibrilation', 'condition', 'Atrial fibrillation'],
  ['Erdnüse', 'allergen', 'Erdnüsse'],
  ['hazelnust', 'allergen', 'Hazelnuts'],
  ['Metformine', 'medicine', 'Metformin'],
  ['Metropolol', 'medicine', 'Metoprolol'],
  ['felodipine', 'medicine', undefined], // amlodipine and the ones below are other medicines
  ['alfentanil', 'medicine', undefined],
  ['canagliflozin', 'medicine', undefined],
  ['saxagliptin', 'medicine', undefined],
  ['raloxifene', 'medicine', undefined],
  ['betamethasone', 'medicine', undefined],
  ['ganciclovir', 'medicine', undefined],
  ['nimodipine', 'medicine', undefined],
  ['penicillamine', 'medicine', undefined],
  ['cycloserine', 'medicine', undefined],
  ['sulfate', 'allergen', undefined], // sulfites are another substance
  ['Sulphates', 'allergen', undefined],
  ['custard', 'allergen', undefined],
  ['lactase', 'allergen', undefined],
  ['plum', 'allergen', undefined], // "plumas" are feathers in Spanish
  ['hazel', 'allergen', undefined], // its pollen is no nut
  ['colitis', 'condition', undefined],
  ['endometritis', 'condition', undefined],
  ['no penicillin allergy', 'allergen', undefined],
  ['Penicillin?', 'allergen', undefined],
  ['nuts', 'allergen', undefined],
  ['xyz', 'allergen', undefined],
  ['twice daly', 'frequency', undefined],
  ['whatever my grandmother told me about bees and wasps and the like', 'allergen', undefined],
] as const)('%s (%s) may be meant for %s', (entry, field, name) => {
  expect(EVERY_LANGUAGE.nearest(entry, field)).toBe(name)
})
