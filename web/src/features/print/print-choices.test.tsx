import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { addTranslations, language } from '../../i18n/define-texts'
import { type Choices, countryOf, PrintChoices } from './print-choices'

afterEach(() => language.set('en'))

const AT_HOME: Choices = {
  form: 'card',
  paper: 'a4',
  locale: 'en',
  ink: 'black',
  country: 'AR',
  travelCountry: undefined,
}

function Chooser() {
  const [choices, setChoices] = useState(AT_HOME)
  return (
    <>
      <PrintChoices choices={choices} onChange={choice => setChoices({ ...choices, ...choice })} />
      <output>{countryOf(choices)}</output>
      <p data-testid="rest">{JSON.stringify([choices.locale, choices.paper, choices.ink])}</p>
    </>
  )
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const printed = () => screen.getByRole('status').textContent

it('the country of a travel card does not change the number on other prints', () => {
  render(<Chooser />)
  choose('What to print', 'travel')
  expect(printed()).toBe('')
  choose('Emergency number of', 'JP')
  expect(printed()).toBe('JP')
  for (const form of ['card', 'cards', 'small-stickers']) {
    choose('What to print', form)
    expect(printed()).toBe('AR')
  }
  choose('Emergency number of', 'DE')
  choose('What to print', 'travel')
  expect(printed()).toBe('JP')
})

it('the paper has its name in the language of the app', () => {
  addTranslations('ja', { print: { 'choices.papers.letter': 'レター' } })
  language.set('ja')
  render(<Chooser />)
  expect(screen.getByRole('radio', { name: 'レター' })).toBeTruthy()
})
