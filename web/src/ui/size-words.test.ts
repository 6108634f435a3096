import { expect, it } from 'vitest'
import { sizeWords } from './size-words'

it.each([
  [400, '0 kB'],
  [512_000, '512 kB'],
  [999_600, '1 MB'],
  [2_340_000, '2.3 MB'],
  [41_000_000_000, '41 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))
