import { expect, it } from 'vitest'
import { partialDateHint, readPartialDate } from './partial-date'

it.each([
  ['1958-03-27', '1958-03-27'],
  ['1958/3/27', '1958-03-27'],
  ['27 March 1958', '1958-03-27'],
  ['27th mar 1958', '1958-03-27'],
  ['March 27, 1958', '1958-03-27'],
  ['Sept. 5, 1958', '1958-09-05'],
  ['27.3.1958', '1958-03-27'],
  ['03.04.1958', '1958-04-03'],
  ['27/03/1958', '1958-03-27'],
  ['3/27/1958', '1958-03-27'],
  ['04-04-1958', '1958-04-04'],
  ['March 1958', '1958-03'],
  ['3/1958', '1958-03'],
  ['1958-03', '1958-03'],
  [' 1958 ', '1958'],
  ['', ''],
])('%j is read as %j', (typed, date) => {
  expect(readPartialDate(typed)).toBe(date)
})

it.each(['3/4/1958', '27.13.1958', '0.3.1958', 'Ma 1958', '58', '27 3 58', 'in 1958 or so', 'old'])(
  '%j stays as typed, so that the schema refuses it',
  typed => {
    expect(readPartialDate(typed)).toBe(typed)
  },
)

it.each([
  ['', 'For example 27 March 1958. The year alone is enough.'],
  ['27', 'For example 27 March 1958. The year alone is enough.'],
  ['1958', 'For example 27 March 1958. The year alone is enough.'],
  ['27 March 1958', 'For example 27 March 1958. The year alone is enough.'],
  ['27.3.1958', 'That is 27 March 1958'],
  ['3.1958', 'That is March 1958'],
  ['3/4/1958', 'Write the month as a word, as in 27 March 1958, or the year alone.'],
  ['30 February 1958', 'Write the month as a word, as in 27 March 1958, or the year alone.'],
])('the hint for %j is %j', (typed, hint) => {
  expect(partialDateHint(typed)).toBe(hint)
})
