import { afterEach, beforeEach, expect, it } from 'vitest'
import { addTranslations, language } from './define-texts'
import { phrase } from './phrase'

addTranslations('de', {
  phrases: {
    'Enter a name': 'Geben Sie einen Namen ein',
    'Use at most {most} characters': 'Nehmen Sie höchstens {most} Zeichen',
    not_found: 'Nicht gefunden.',
  },
})

beforeEach(() => language.set('de'))
afterEach(() => language.set('en'))

it.each([
  ['Enter a name', 'Geben Sie einen Namen ein'],
  ['Enter a name.', 'Geben Sie einen Namen ein.'],
  ['Use at most 200 characters', 'Nehmen Sie höchstens 200 Zeichen'],
  ['constructor', 'constructor'],
  ['Said by a newer server', 'Said by a newer server'],
])('translates “%s”', (english, german) => {
  expect(phrase(english)).toBe(german)
})

it('translates a failure by its code if its sentence has no translation', () => {
  expect(phrase('No such code.', 'not_found')).toBe('Nicht gefunden.')
  expect(phrase('Enter a name', 'not_found')).toBe('Geben Sie einen Namen ein')
})

it('keeps English as it is', () => {
  language.set('en')
  expect(phrase('No such code.', 'not_found')).toBe('No such code.')
})
