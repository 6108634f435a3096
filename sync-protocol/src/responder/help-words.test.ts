import { expect, test } from 'vitest'
import { LOCALES } from '../card'
import { helpWordsOf } from './help-words'

const english = helpWordsOf('en')

test.each(LOCALES)('the help texts are complete and translated in %s', locale => {
  const words = helpWordsOf(locale)
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim()).not.toBe('')
    if (locale !== 'en') expect(text).not.toBe(Object(english)[key])
  }
})
