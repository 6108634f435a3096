import { describe, expect, test } from 'vitest'
import { flatWords } from '../../dev/flat-words'
import { LOCALES, type Locale, labelsOf } from '.'
import { FAILURE_WORDS } from './lists/failure-words.data'
import { HELP_WORDS } from './lists/help-words.data'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
const wordsIn = (locale: Locale) => flatWords([FAILURE_WORDS[locale], HELP_WORDS[locale]])
const english = new Map(wordsIn('en'))

test.each([
  ['ar', /رمز PIN/],
  ['hi', /पिन/],
  ['ja', /暗証番号/],
  ['ko', /PIN/],
] as const)('%s has one word for the PIN on all pages', (locale, word) => {
  const { pin, wrongPin } = labelsOf(locale).ask
  const { pinLocked, pinLockedForGood } = FAILURE_WORDS[locale]
  const said = [pin, wrongPin, pinLocked, pinLockedForGood]
  expect(said.map(text => text.match(word) !== null)).toEqual([true, true, true, true])
  const others = /PIN|비밀번호/
  expect(said.filter(text => others.test(text.replaceAll(new RegExp(word, 'g'), '')))).toEqual([])
})

describe.each(LOCALES)('the texts of pages in %s', locale => {
  const words = wordsIn(locale)

  test('are complete, have their placeholders and are translated', () => {
    expect(words.map(([path]) => path)).toEqual([...english.keys()])
    for (const [path, text] of words) {
      const original = english.get(path) ?? ''
      expect([path, placeholders(text)]).toEqual([path, placeholders(original)])
      expect(text.trim()).not.toBe('')
      if (locale !== 'en') expect(text).not.toBe(original)
    }
  })
})
