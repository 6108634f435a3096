import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { Outcome } from 'sync-protocol/sync'
import { afterEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { dropAllDrafts, editDraft, readDraft } from '../../people/drafts'
import { writeSession } from '../../people/session'
import { dismissToast, useToast } from '../../stores/toast'
import { addRow, editRow, removeRow } from '../../sync'
import { drain } from '../../sync/engine/drain'
import { other, phone, server } from '../../sync/testing/each-test'
import { valuesIn } from '../../sync/testing/test-device'
import { addAllergy, type Phone } from '../../sync/testing/test-engine'
import { dayWords } from '../../ui/date-words'
import { OverviewTab } from './overview-tab'

afterEach(() => {
  dropAllDrafts()
  dismissToast()
  writeSession({ status: 'unknown' })
})

function Place() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="place">{pathname + search + hash}</output>
}

async function open() {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <OverviewTab />
      <Place />
    </MemoryRouter>,
  )
  await screen.findByText('Medical Records')
}

const statOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const place = () => screen.getByTestId('place').textContent
const withProfile = () => addRow('profile', { fullName: 'Ada Lovelace', dateOfBirth: '1990-01-01' })

it('a record without an account appears immediately, and says that this phone has the only copy', async () => {
  writeSession({ status: 'local', user: { id: 'ada' } })
  await withProfile()
  await open()
  await screen.findByText('Only on this phone. If it is lost, so is this record.')
  const way = screen.getByRole('link', { name: 'Back up and sync' })
  expect(way.getAttribute('href')).toBe('/auth?mode=sign-up')
  expect(screen.queryByText(/Will be sent/)).toBeNull()
})

it('without a profile the figures are zero, and one button leads to the questions', async () => {
  await drain(phone.engine)
  await open()
  expect(statOf('Medical Records')?.textContent).toBe('0')
  expect(statOf('QR Codes')?.textContent).toBe('0')
  expect(statOf('Last Updated')?.textContent).toBe('Not set')
  fireEvent.click(screen.getByRole('link', { name: 'Make your card' }))
  expect(place()).toBe('/start')
})

it('contacts, allergies, medications and conditions are counted together', async () => {
  await withProfile()
  await addRow('contacts', { name: 'Bo', relationship: 'Friend', phoneNumber: '112' })
  await addAllergy(phone)
  await addRow('medications', { name: 'Warfarin' })
  await addRow('conditions', { condition: 'Asthma', status: 'Chronic' })
  await addRow('policies', { provider: 'Acme' })
  await open()
  expect(statOf('Medical Records')?.textContent).toBe('4')
  expect(statOf('Last Updated')?.textContent).toBe(dayWords(phone.clock.ms))
})

it('it shows what a responder sees first, and what to do', async () => {
  await withProfile()
  await addAllergy(phone, 'Penicillin')
  await open()
  expect(await screen.findByText('Ada Lovelace')).toBeDefined()
  expect(screen.getByText('Severe allergies')).toBeDefined()
  expect(screen.getByText('Penicillin')).toBeDefined()
  expect(screen.getByText('No emergency contact yet')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Add Contact' }))
  expect(place()).toBe('/dashboard?tab=medical-info#contacts')
})

it('Home has each link once, and only the first thing to do is marked as the next', async () => {
  await withProfile()
  await addRow('qr-codes', aCode())
  await open()
  const hrefs = (await screen.findAllByRole('link')).map(link => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href, nth) => hrefs.indexOf(href) !== nth)).toEqual([])
  // The bar of tabs shows the code, and the card below shares the contacts.
  expect(hrefs.filter(href => /^\/code|share=/.test(href))).toEqual([])
  expect(hrefs.filter(href => href.startsWith('/print/'))).toHaveLength(1)
  const todos = within(await screen.findByRole('region', { name: 'To do' })).getAllByRole('link')
  expect(todos.map(({ className }) => className.includes('bg-accent'))).toEqual([
    true,
    ...todos.slice(1).map(() => false),
  ])
})

it('unsent changes are marked until they are sent', async () => {
  await withProfile()
  await open()
  await screen.findByText('Saved on this phone. Will be sent when you are online.')
  await drain(phone.engine)
  await screen.findByText(/Everything is saved and sent\./)
})

it('a record that was not checked for half a year can be confirmed with one press', async () => {
  await addRow('profile', {
    ...{ fullName: 'Ada', dateOfBirth: '1990-01-01', confirmedAt: '2020-01-01T00:00:00.000Z' },
    ...{ allergiesState: 'noneKnown', medicationsState: 'noneKnown', conditionsState: 'noneKnown' },
  })
  await addRow('contacts', { name: 'Bo', relationship: 'Friend', phoneNumber: '112' })
  await open()
  press('Confirm')
  await waitFor(() => expect(screen.queryByText('Still right?')).toBeNull())
  expect(useToast.getState().toast?.title).toBe('Confirmed')
})

async function refuseAnAllergy(reason: Partial<Outcome> = { fields: { allergen: 'Too many' } }) {
  await withProfile()
  const id = await addAllergy(phone)
  server.veto = ({ id: number, collection }) =>
    collection === 'allergies'
      ? { id: number, status: 'rejected', code: 'invalid', ...reason }
      : undefined
  await drain(phone.engine)
  await open()
  await screen.findByText('Not saved: edit or discard')
  return id
}

it('a change to a row that was deleted elsewhere says so', async () => {
  await refuseAnAllergy({ code: 'deleted' })
  expect(
    screen.getByText('It was deleted on another device before your change arrived.'),
  ).toBeDefined()
})

it('a refused change is shown with its reason, and can be edited', async () => {
  const id = await refuseAnAllergy()
  expect(screen.getByText('Allergy: Peanuts')).toBeDefined()
  expect(screen.getByText('Too many')).toBeDefined()
  press('Edit')
  expect(place()).toBe('/dashboard?tab=medical-info#allergies')
  expect(readDraft(editDraft(id))).toEqual({})
})

it('a refused change can be discarded', async () => {
  await refuseAnAllergy()
  press('Discard')
  await waitFor(() => expect(screen.queryByText('Not saved: edit or discard')).toBeNull())
  expect(await valuesIn(phone, 'allergies')).toEqual([])
})

/** Both phones have one severe allergy and the profile. Then each writes without seeing the other. */
async function afterBoth(write: (device: Phone, id: string) => Promise<unknown>) {
  await withProfile()
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await write(phone, id)
  other.clock.ms = phone.clock.ms + 1_000
  await write(other, id)
  await drain(phone.engine)
  await drain(other.engine)
  await drain(phone.engine)
  await open()
  await screen.findByText('Changed on two devices')
}

it('values of two devices are shown side by side, and one press resolves the conflict', async () => {
  await afterBoth((device, id) =>
    editRow('allergies', id, { severity: device === phone ? 'Mild' : 'Moderate' }, device),
  )
  expect(screen.getByText('Severity: which is right?')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Moderate/ })).toBeDefined()
  press(/^Mild/)
  await waitFor(() => expect(screen.queryByText('Changed on two devices')).toBeNull())
  expect(await valuesIn(phone, 'allergies')).toEqual([{ allergen: 'Peanuts', severity: 'Mild' }])
})

const deleteHereEditThere = () =>
  afterBoth((device, id) =>
    device === phone
      ? removeRow('allergies', id, device)
      : editRow('allergies', id, { reaction: 'Hives' }, device),
  )

it('a row that was deleted here and changed elsewhere can be kept', async () => {
  await deleteHereEditThere()
  press('Keep')
  await waitFor(() => expect(screen.queryByText('Changed on two devices')).toBeNull())
  expect(await valuesIn(phone, 'allergies')).toHaveLength(1)
})

it('a row that was deleted here and changed elsewhere can be deleted again, with undo', async () => {
  await deleteHereEditThere()
  press('Delete')
  await waitFor(() => expect(screen.queryByText('Changed on two devices')).toBeNull())
  expect(await valuesIn(phone, 'allergies')).toEqual([])
  expect(useToast.getState().toast?.action?.label).toBe('Undo')
})
