import { describe, expect, test } from 'vitest'
import { LOCALES } from '../card'
import { failureWordsOf } from './failure-words'

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
const english = new Map(flat(failureWordsOf('en')))

describe.each(LOCALES)('the failure texts in %s', locale => {
  const words = flat(failureWordsOf(locale))

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
