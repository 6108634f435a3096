import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '.'
import { FAILURE_WORDS } from './lists/failure-words.data'
import { HELP_WORDS } from './lists/help-words.data'

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
const wordsIn = (locale: Locale) => flat([FAILURE_WORDS[locale], HELP_WORDS[locale]])
const english = new Map(wordsIn('en'))

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
