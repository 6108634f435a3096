import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { wipeDatabase } from '../../db/database'
import { dropAllDrafts } from '../../people/drafts'
import { endFirstRun, noteFirstRun, readFirstRun } from '../../people/first-run'
import { useProfiles } from '../../people/profiles'
import { dropRecoveryCodes, holdRecoveryCodes, putCardFirst } from '../../people/recovery-codes'
import { readSession, writeSession } from '../../people/session'
import { addRow, closeDevice, currentDevice, openDevice } from '../../sync'
import { StartScreen } from './start-screen'

const id = 'aeb2f6f8-7d5a-4c5f-9d4e-1f0b6c1f7a11'

beforeEach(() => {
  openDevice(id)
  writeSession({ status: 'local', user: { id } })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(async () => {
  dropAllDrafts()
  dropRecoveryCodes()
  endFirstRun()
  closeDevice()
  await wipeDatabase(id)
  await clear()
  vi.restoreAllMocks()
})

function open(path = '/start') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/start" element={<StartScreen />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
        <Route path="/auth" element={<p>The recovery codes</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function stored(collection: string) {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  return (rows ?? []).filter(row => row.collection === collection).map(({ values }) => values)
}

it('asks for a name first and saves it before the next question', async () => {
  open()
  await heading('What is your name, and when were you born?')
  fill('Day', '1')
  fill('Month', '05')
  fill('Year', '1990')
  press('Next: allergies')
  await screen.findByText('Enter your name, or leave both fields empty')
  fill('Full name', 'Zoë Ødegård')
  press('Next: allergies')
  await heading('Are you allergic to anything?')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Ødegård', dateOfBirth: '1990-05-01' }])
  expect(readFirstRun()).toBe('allergies')
})

it('accepts the year alone as a date of birth', async () => {
  open()
  await heading('What is your name, and when were you born?')
  fill('Full name', 'Zoë Ødegård')
  fill('Year', '1950')
  press('Next: allergies')
  await heading('Are you allergic to anything?')
  expect(await stored('profile')).toEqual([{ fullName: 'Zoë Ødegård', dateOfBirth: '1950' }])
})

it('asks about a person without a name in whole sentences', async () => {
  const others = {
    id,
    name: '',
    color: null,
    role: 'guardian',
    kind: 'managed',
    people: {},
  } as const
  const mine = { ...others, id: 'own', role: 'person', kind: 'person' } as const
  useProfiles.setState({ actorId: 'own', list: [mine, others], shownId: id })
  writeSession({ status: 'signedIn', user: aUser({ id: 'own' }), validity: 'confirmed' })
  try {
    for (const [step, title] of [
      ['contacts', 'Who should be called first for this person?'],
      ['code', 'The card of this person'],
    ] as const) {
      const { unmount } = open(`/start?step=${step}`)
      await heading(title)
      unmount()
    }
  } finally {
    useProfiles.setState({ actorId: null, list: [], shownId: null })
  }
})

it('keeps its question when another tab goes on', async () => {
  open()
  await heading('What is your name, and when were you born?')
  noteFirstRun('allergies')
  await act(() => addRow('profile', { fullName: 'Zoë' }))
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Zoë'))
})

it('fills in the name of a person who has just signed up', async () => {
  const user = aUser({ id, firstName: 'María José', lastName: 'Núñez' })
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  open()
  await heading('What is your name, and when were you born?')
  press('Next: allergies')
  await heading('Are you allergic to anything?')
  expect(await stored('profile')).toEqual([{ fullName: 'María José Núñez' }])
})

it('takes “none” as an answer in one tap, and the first entry takes it back', async () => {
  open('/start?step=allergies')
  await heading('Are you allergic to anything?')
  press('I have no known allergies')
  await heading('Which medicines do you take?')
  expect(await stored('profile')).toEqual([{ allergiesState: 'noneKnown' }])
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await heading('Are you allergic to anything?')
  fill('Allergen', 'Penicillin')
  press('Severe')
  press('Next: medicines')
  await heading('Which medicines do you take?')
  expect(await stored('allergies')).toEqual([{ allergen: 'Penicillin', severity: 'Severe' }])
  expect(await stored('profile')).toEqual([{ allergiesState: 'notRecorded' }])
})

it('saves, shows and removes several entries on one screen', async () => {
  open('/start?step=medications')
  await heading('Which medicines do you take?')
  fill('Medication name', 'Warfarin')
  fill('Dose', '5 mg')
  press('Once daily')
  press('Add another')
  await screen.findByText('Warfarin 5 mg')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Medication name').value).toBe(''),
  )
  fill('Medication name', 'Metoprolol')
  press('Add another')
  await screen.findByText('Metoprolol')
  const remove = screen.getByRole('button', { name: 'Delete Warfarin 5 mg' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(screen.queryByText('Warfarin 5 mg')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByText('Metoprolol'))).toBe(true),
  )
  expect(document.activeElement).not.toBe(document.body)
  press('Next: conditions')
  await heading('Which conditions do you have?')
  expect(await stored('medications')).toEqual([{ name: 'Metoprolol' }])
})

it('records how severe an allergy is, even if that is unknown', async () => {
  open('/start?step=allergies')
  await heading('Are you allergic to anything?')
  for (const [allergen, severity] of [
    ['Penicillin', 'Severe'],
    ['Latex', 'Unknown'],
  ] as const) {
    fill('Allergen', allergen)
    press(severity)
    press('Add another')
    const remove = await screen.findByRole('button', { name: `Delete ${allergen}` })
    expect(remove.closest('li')?.textContent).toContain(severity)
  }
  expect((await stored('allergies')).map(({ severity }) => severity)).toEqual(['Severe', 'Unknown'])
})

it('adds an entry once after a double press', async () => {
  open('/start?step=medications')
  await heading('Which medicines do you take?')
  fill('Medication name', 'Warfarin')
  press('Add another')
  press('Add another')
  await screen.findByText('Warfarin')
  fill('Medication name', 'Metoprolol')
  press('Next: conditions')
  press('Next: conditions')
  await heading('Which conditions do you have?')
  await waitFor(async () => expect(await stored('medications')).toHaveLength(2))
  expect(await stored('medications')).toEqual([{ name: 'Warfarin' }, { name: 'Metoprolol' }])
})

it('makes a condition active unless another status is chosen', async () => {
  open('/start?step=conditions')
  await heading('Which conditions do you have?')
  press('Chronic')
  press('Active')
  fill('Condition', 'Asthma')
  press('Next: contact')
  await heading('Who should be called first?')
  expect(await stored('conditions')).toEqual([{ condition: 'Asthma', status: 'Active' }])
})

it('states nothing about a skipped list and continues there after the tab has died', async () => {
  const { unmount } = open('/start?step=medications')
  await heading('Which medicines do you take?')
  press('Skip to conditions')
  await heading('Which conditions do you have?')
  expect(await stored('profile')).toEqual([])
  unmount()
  open()
  await heading('Which conditions do you have?')
})

it('makes the code without another press, shows it, and ends the questions', async () => {
  open()
  await heading('What is your name, and when were you born?')
  fill('Full name', 'Zoë Ødegård')
  press('Next: allergies')
  await heading('Are you allergic to anything?')
  for (const [button, next] of [
    ['Skip to medicines', 'Which medicines do you take?'],
    ['Skip to conditions', 'Which conditions do you have?'],
    ['Skip to the contact', 'Who should be called first?'],
    ['Skip to the card', 'Your card'],
  ] as const) {
    press(button)
    await heading(next)
  }
  const drawn = await screen.findByRole('img', { name: /^QR code/ })
  // The question is gone, so the keyboard continues at the code.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(drawn)).toBe(true)
  const [code] = await stored('qr-codes')
  expect(code).toMatchObject({ type: 'emergency', accessLevel: 'emergency', expiresAt: '' })
  expect(code).toMatchObject({ qrColor: '#111827', textColor: '#000000' })
  expect(readFirstRun()).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Print the card' })).toBeDefined()
  const wallpaper = screen.getByRole('link', { name: 'Lock-screen wallpaper' })
  expect(wallpaper.getAttribute('href')).toMatch(/^\/print\/[^?]+\?as=wallpaper$/)
  press('Done')
  await screen.findByText('The dashboard')
})

it('makes no card without a name and links to the question about it', async () => {
  open('/start?step=code')
  await heading('Your card')
  fireEvent.click(screen.getByRole('link', { name: 'Add the name' }))
  await heading('What is your name, and when were you born?')
})

it('shows the recovery codes of a new account when the questions are left', async () => {
  holdRecoveryCodes(['CODE-1'])
  putCardFirst(true)
  open()
  await heading('What is your name, and when were you born?')
  press('Finish later')
  await screen.findByText('The recovery codes')
})

it('begins no record when a link is opened', async () => {
  closeDevice()
  act(() => writeSession({ status: 'signedOut', byChoice: false }))
  open()
  await heading('From nothing to a card')
  expect(readSession().status).toBe('signedOut')
  press('Start now')
  await waitFor(() => expect(readSession().status).toBe('local'))
})

it('offers another entry only after a first one was typed', async () => {
  open('/start?step=medications')
  await heading('Which medicines do you take?')
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull()
  fill('Medication name', 'Warfarin')
  expect(screen.queryByRole('button', { name: 'I take no medicines' })).toBeNull()
  press('Add another')
  await screen.findByText('Warfarin')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull())
})

it('makes no code for a person who opens the last question by its address', async () => {
  await addRow('profile', { fullName: 'Zoë' })
  open('/start?step=code')
  await screen.findByRole('button', { name: 'Make the code' })
  expect(await stored('qr-codes')).toEqual([])
})

it('fills in a contact that is picked from the phone', async () => {
  const select = vi.fn(async () => [{ name: ['Søren'], tel: ['+45 20 98 76 54', '1'] }])
  Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } })
  open('/start?step=contacts')
  await heading('Who should be called first?')
  press('Choose from my contacts')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Søren'))
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+45 20 98 76 54')
  press('Partner')
  press('Next: your card')
  await heading('Your card')
  Reflect.deleteProperty(navigator, 'contacts')
  expect(await stored('contacts')).toEqual([
    { name: 'Søren', relationship: 'Partner', phoneNumber: '+45 20 98 76 54' },
  ])
})

it('offers no picker in a browser without one', async () => {
  open('/start?step=contacts')
  await heading('Who should be called first?')
  expect(screen.queryByRole('button', { name: 'Choose from my contacts' })).toBeNull()
})

it('asks the same questions about another person by name, and never says “I” or “you”', async () => {
  const own = { id: 'ana', name: 'Ana', color: null, people: {} } as const
  const list = [
    { ...own, role: 'person', kind: 'person' },
    { ...own, id, name: 'Emil', role: 'guardian', kind: 'managed' },
  ] as const
  noteFirstRun('conditions')
  useProfiles.setState({ actorId: own.id, list, shownId: id })
  writeSession({ status: 'signedIn', user: { ...aUser(), id: own.id }, validity: 'confirmed' })
  try {
    // Another record's own run does not go on here.
    expect(readFirstRun()).toBeUndefined()
    for (const [step, title] of [
      ['you', 'What is the name, and the date of birth?'],
      ['allergies', 'Is Emil allergic to anything?'],
      ['medications', 'Which medicines does Emil take?'],
      ['conditions', 'Which conditions does Emil have?'],
      ['contacts', 'Who should be called first for Emil?'],
      ['code', 'The card of Emil'],
    ] as const) {
      const { unmount } = open(`/start?step=${step}`)
      await heading(title)
      const main = screen.getByRole('main')
      expect(main.textContent).not.toMatch(/\b(your?|my|I)\b/i)
      unmount()
    }
  } finally {
    useProfiles.setState({ actorId: null, list: [], shownId: null })
  }
})
