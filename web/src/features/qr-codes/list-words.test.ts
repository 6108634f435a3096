import { expect, it } from 'vitest'
import { listWords } from './list-words'

// The browser's own list format takes a slow phone fifty milliseconds to create.
const intl = new Intl.ListFormat('en', { type: 'conjunction' })

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  'formats %j like CLDR',
  words => {
    expect(listWords(words)).toBe(intl.format(words))
  },
)
