import { expect, it } from 'vitest'
import { listWords } from './list-words'

// The browser's own list takes a slow phone fifty milliseconds to make.
const intl = new Intl.ListFormat('en', { type: 'conjunction' })

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  'says %j as CLDR does',
  words => {
    expect(listWords(words)).toBe(intl.format(words))
  },
)
