import { expect, it } from 'vitest'
import { countWords } from './count-words'

it.each([
  [countWords(0, 'session'), '0 sessions'],
  [countWords(1, 'session'), '1 session'],
  [countWords(2, 'session'), '2 sessions'],
  [countWords(1, 'person', 'people'), '1 person'],
  [countWords(2, 'person', 'people'), '2 people'],
])('%s', (words, expected) => expect(words).toBe(expected))
