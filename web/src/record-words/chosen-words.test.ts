import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { afterEach, expect, it } from 'vitest'
import { language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import { chosenWords } from './chosen-words'

afterEach(() => language.set('en'))

const said = (shown: Language, field: string, entry: string) => {
  language.set(shown)
  return chosenWords(field, entry, EVERY_LANGUAGE)
}

it.each<[Language, string, string, string]>([
  ['de', 'severity', 'Severe', 'Schwer'],
  ['en', 'severity', 'Schwer', 'Severe'],
  ['de', 'relationship', 'Husband', 'Ehemann'],
  ['uk', 'relationship', 'Ehemann', 'Чоловік'],
  ['ja', 'frequency', 'Twice daily', '1日2回'],
  ['fr', 'status', 'Resolved', 'Guérie'],
])('in %s, the answer of %s “%s” is “%s”', (shown, field, entry, words) => {
  expect(said(shown, field, entry).toLowerCase()).toBe(words.toLowerCase())
})

it.each([
  ['the app’s language', 'severity', 'Schwer'],
  ['no language', 'frequency', '1-0-1'],
  ['a sentence', 'relationship', 'the husband of my sister’s friend'],
  ['a name', 'allergen', 'Peanuts'],
])('words of %s stay as they were typed', (_, field, entry) => {
  expect(said('de', field, entry)).toBe(entry)
})

it('without a dictionary, the answer stays in its language', () => {
  expect(chosenWords('severity', 'Schwer')).toBe('Schwer')
})
