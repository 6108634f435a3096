import { expect, test } from 'vitest'
import type { TermField } from '../text/entry'
import { EVERY_LANGUAGE } from './every-language'

/** Arabic joins "and" to the next word. */
test.each<[entry: string, field: TermField, text: string]>([
  ['طفح جلدي وحكة', 'reaction', 'Rash, Itching'],
  ['حليب وبيض وفول سوداني', 'allergen', 'Milk, Eggs, Peanuts'],
  ['حكة، وذمة وعائية', 'reaction', 'Itching, Angioedema'],
  ['غثيان وقيء', 'reaction', 'Nausea and vomiting'],
])('%s (%s): %s', (entry, field, text) => {
  expect(EVERY_LANGUAGE.read(entry, field, 'en')).toMatchObject({ text })
})

test.each<[entry: string, field: TermField]>([
  ['حليب وليس بيض', 'allergen'],
  ['حليب ولا بيض', 'allergen'],
  ['وذمة وتورم ربما', 'reaction'],
])('%s stays as written', (entry, field) => {
  expect(EVERY_LANGUAGE.read(entry, field, 'en')).toEqual({ state: 'asWritten' })
})
