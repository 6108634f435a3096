import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { todayHere } from 'sync-protocol/medical'
import { afterEach, expect, it } from 'vitest'
import { dismissToast } from '../../stores/toast'
import { addRow, useRecord } from '../../sync'
import { phone } from '../../sync/testing/each-test'
import { valuesIn } from '../../sync/testing/test-device'
import { ReadAbroadCard } from './read-abroad-card'

afterEach(dismissToast)

function Shown() {
  const record = useRecord()
  return (
    record && (
      <ReadAbroadCard
        record={record}
        today={todayHere(new Date())}
        pageIn={(_, locale) => <p>the page in {locale}</p>}
      />
    )
  )
}

const choose = async (locale: string) =>
  fireEvent.change(await screen.findByLabelText('Language of the paramedic'), {
    target: { value: locale },
  })

it('shows the page in the chosen language, and no page before the choice', async () => {
  await addRow('allergies', { allergen: 'Penicillin', severity: 'Severe' })
  render(<Shown />)
  await screen.findByLabelText('Language of the paramedic')
  expect(screen.queryByText(/the page in/)).toBeNull()
  await choose('ja')
  await screen.findByText('the page in ja')
  await screen.findByText(/Every entry is in this language/)
  await screen.findByText(/No native speaker has checked our/)
})

it('lists entries that stay as written, and one press replaces them by the known word', async () => {
  await addRow('allergies', { allergen: 'Penicilin', severity: 'Severe', reaction: 'Hives' })
  await addRow('allergies', { allergen: 'Grandmother’s liniment', severity: 'Mild' })
  render(<Shown />)
  await choose('ja')
  expect((await screen.findByText('Penicilin')).closest('li')?.textContent).toContain(
    '(Severe allergies)',
  )
  expect(
    screen.getByText('Grandmother’s liniment').closest('li')?.querySelector('button'),
  ).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Write “Penicillin” instead' }))
  await waitFor(() => expect(screen.queryByText('Penicilin')).toBeNull())
  const allergens = (await valuesIn(phone, 'allergies')).map(({ allergen }) => allergen)
  expect(allergens.sort()).toEqual(['Grandmother’s liniment', 'Penicillin'])
})
