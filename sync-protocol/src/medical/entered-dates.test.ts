import { expect, test } from 'vitest'
import { enteredDateFaults, isDueDatePast, todayHere } from './entered-dates'

const TODAY = '2026-11-22'
const BORN_LATER = 'A date of birth cannot be in the future'
const DIAGNOSED_LATER = 'A diagnosis cannot be in the future'
const DUE_WHEN = 'Enter a due date from today to 300 days from now'

test.each([
  ['2026-11-22', undefined],
  ['1926-02-28', undefined],
  ['', undefined],
  ['1951', undefined],
  ['2026', undefined],
  ['2026-11', undefined],
  ['2027', BORN_LATER],
  ['2026-12', BORN_LATER],
  ['2026-11-23', BORN_LATER],
  ['2126-01-01', BORN_LATER],
  ['1895-11-23', undefined],
  ['1895-11-22', 'This would be an age of 131 years. Check the year'],
  ['1895', undefined],
  ['1894', 'This would be an age of 131 years. Check the year'],
  ['1850-03', 'This would be an age of 176 years. Check the year'],
  ['1850-12-31', 'This would be an age of 175 years. Check the year'],
  ['0001-01-01', 'This would be an age of 2025 years. Check the year'],
  ['not a date', undefined],
  ['2026-13-45', undefined],
])('born on %j: %s', (dateOfBirth, fault) => {
  expect(enteredDateFaults({ dateOfBirth }, TODAY).dateOfBirth).toBe(fault)
})

test.each([
  ['2026-11-22', undefined],
  ['2027-09-18', undefined],
  ['', undefined],
  ['2026-11-21', DUE_WHEN],
  ['2027-09-19', DUE_WHEN],
  ['2017-05-01', DUE_WHEN],
])('due on %j: %s', (pregnancyDueDate, fault) => {
  expect(enteredDateFaults({ pregnancyDueDate }, TODAY).pregnancyDueDate).toBe(fault)
})

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', DIAGNOSED_LATER],
  ['2027', DIAGNOSED_LATER],
  ['2026', undefined],
  ['', undefined],
])('diagnosed on %j: %s', (diagnosedDate, fault) => {
  expect(enteredDateFaults({ diagnosedDate }, TODAY).diagnosedDate).toBe(fault)
})

test('a date is refused only if it is wrong on both days that today may be', () => {
  const today = { first: '2026-11-21', last: '2026-11-22' }
  expect(
    enteredDateFaults({ dateOfBirth: '2026-11-22', pregnancyDueDate: '2026-11-21' }, today),
  ).toEqual({})
  expect(
    enteredDateFaults({ dateOfBirth: '2026-11-23', pregnancyDueDate: '2026-11-20' }, today),
  ).toEqual({ dateOfBirth: BORN_LATER, pregnancyDueDate: DUE_WHEN })
})

test.each([
  ['2026-11-30', false],
  ['2026-11-08', false],
  ['2026-11-07', true],
  ['2019-01-01', true],
  ['', false],
])('a due date of %j is past: %s', (due, isPast) => {
  expect(isDueDatePast(due, TODAY)).toBe(isPast)
})

test('today is the day in the time zone of the person', () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
