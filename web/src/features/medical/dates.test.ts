import { expect, it } from 'vitest'
import { dateFault, readDate } from './dates'

const NO_MONTH = 'Choose the month too, or leave the day empty'
const NO_YEAR = 'Enter the year too'
const SHORT_YEAR = 'Enter the year with four digits, such as 1958'
const WHOLE = 'Enter the day, the month and the year'

it.each([
  ['', ''],
  ['1958', '1958'],
  ['1958-03', '1958-03'],
  ['1958-03-27', '1958-03-27'],
  ['1958-03-7', '1958-03-07'],
  [' 1958 -03- 7 ', '1958-03-07'],
  ['١٩٥٨-03-٢٧', '1958-03-27'],
  ['１９５８-03-２７', '1958-03-27'],
  ['2024-02-29', '2024-02-29'],
])('%j is the date %j', (typed, date) => {
  expect(readDate(typed)).toBe(date)
  expect(dateFault('partialDate', typed)).toBeUndefined()
})

it.each([
  ['1958--27', NO_MONTH],
  ['--27', NO_MONTH],
  ['-03-27', NO_YEAR],
  ['-03', NO_YEAR],
  ['58', SHORT_YEAR],
  ['19588-03-27', SHORT_YEAR],
  ['0000', SHORT_YEAR],
  ['about 1958', SHORT_YEAR],
  ['1958-03-0', 'March 1958 has days 1 to 31'],
  ['1958-03-32', 'March 1958 has days 1 to 31'],
  ['1958-03-27.', 'March 1958 has days 1 to 31'],
  ['2023-02-29', 'February 2023 has days 1 to 28'],
  ['2024-02-30', 'February 2024 has days 1 to 29'],
  ['1958-04-31', 'April 1958 has days 1 to 30'],
])('%j says %j, and is kept as typed', (typed, fault) => {
  expect(readDate(typed)).toBe(typed)
  expect(dateFault('partialDate', typed)).toBe(fault)
})

it.each(['2027', '2027-03'])('%j is too little where the day is needed', typed => {
  expect(dateFault('date', typed)).toBe(WHOLE)
})

it('the day is not needed where the date may be empty', () => {
  expect(dateFault('date', '')).toBeUndefined()
  expect(dateFault('date', '2027-03-27')).toBeUndefined()
})
