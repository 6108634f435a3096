import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import { DateField, dateOrder } from './date-field'

const words = { day: 'Day', month: 'Month', year: 'Year', noMonthChosen: '–' }

function Born({ at = '', onType }: { at?: string; onType?: (text: string) => void }) {
  const [value, setValue] = useState(at)
  return (
    <DateField
      label="Date of birth"
      name="born"
      words={words}
      value={value}
      autoComplete="bday"
      onType={text => {
        setValue(text)
        onType?.(text)
      }}
    />
  )
}

const field = (name: string) => within(screen.getByRole('group')).getByLabelText(name)
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

it.each([
  ['en-US', ['month', 'day', 'year']],
  ['en-GB', ['day', 'month', 'year']],
  ['de', ['day', 'month', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['ja', ['year', 'month', 'day']],
  ['ko', ['year', 'month', 'day']],
  ['ar-EG', ['day', 'month', 'year']],
  ['fa-IR', ['day', 'month', 'year']],
  ['th', ['day', 'month', 'year']],
])('in %s the fields are %j', (language, order) => {
  expect(dateOrder(language)).toEqual(order)
})

it('has the order of the app’s language, as the names of its months have', () => {
  language.set('ja' as Language)
  render(<Born />)
  const names = within(screen.getByRole('group')).getAllByText(/^(Day|Month|Year)$/)
  expect(names.map(({ textContent }) => textContent)).toEqual(['Year', 'Month', 'Day'])
  language.set('en')
})

it('a date is three fields of a group, with the month as a word', () => {
  render(<Born at="1958-03-07" />)
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined()
  expect(field('Day')).toHaveProperty('value', '7')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('March')
  expect(field('Year')).toHaveProperty('value', '1958')
})

it('each part has its own token for autofill', () => {
  render(<Born />)
  const tokens = ['Day', 'Month', 'Year'].map(name => field(name).getAttribute('autocomplete'))
  expect(tokens).toEqual(['bday-day', 'bday-month', 'bday-year'])
})

it('what is typed so far is year, month and day, in whatever order it is typed', () => {
  const onType = vi.fn()
  render(<Born onType={onType} />)
  write('Day', '27')
  write('Month', '03')
  write('Year', '1958')
  write('Day', '')
  write('Month', '')
  expect(onType.mock.calls.flat()).toEqual(['--27', '-03-27', '1958-03-27', '1958-03', '1958'])
})

it('an error marks all fields and is read with the group', () => {
  render(
    <DateField
      label="Start date"
      name="start"
      words={words}
      value="58"
      error="Enter the year with four digits"
      help="If you know it"
      onType={() => {}}
    />,
  )
  const group = screen.getByRole('group')
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map(id => document.getElementById(id)?.textContent)).toEqual([
    'Enter the year with four digits',
    'If you know it',
  ])
  for (const name of ['Day', 'Month', 'Year']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
  }
})
