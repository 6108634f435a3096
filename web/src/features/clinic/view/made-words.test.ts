import { expect, it } from 'vitest'
import { utcDayWords } from '../../../ui/date-words'
import { madeWords } from './made-words'

it.each([
  ['2026-11-20T23:30:00-05:00', ` on ${utcDayWords('2026-11-20')}`],
  ['2026-11-20', ` on ${utcDayWords('2026-11-20')}`],
  ['2026-11', ' on 2026-11'],
  ['2026-13-45T99', ' on 2026-13-45'],
  ['', ''],
])('%s', (madeAt, words) => {
  expect(madeWords(madeAt)).toBe(words)
})
