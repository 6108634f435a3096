import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { hasDatabase } from '../../db/database'
import { dropAllDrafts } from '../../people/drafts'
import { colorOf } from '../../people/profile-colors'
import { changeProfiles, loadProfiles, type NotedProfile, useProfiles } from '../../people/profiles'
import { readProfilesNote } from '../../people/profiles-note'
import { writeSession } from '../../people/session'
import { useQuestion } from '../../stores/confirm'
import { addRow, closeDevice, currentDevice, openDevice, openLocal, stopSync } from '../../sync'
import { keepUnsentCopy, readUnsentCopies } from '../../sync/runtime/unsent-copies'
import { AddProfile } from './add-profile'
import { FamilyScreen } from './family-screen'
import { ProfileBar } from './profile-bar'
import { LeftoverCards } from './unsent-copy-cards'

const user = aUser()
const own: NotedProfile = {
  ...{ id: user.id, name: 'Maria', color: null, role: 'person', kind: 'person', people: {} },
}
const leo: NotedProfile = { ...own, id: 'leo', name: 'Leo', role: 'guardian', kind: 'managed' }

beforeEach(async () => {
  await clear()
  sessionStorage.clear()
  dropAllDrafts()
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  await loadProfiles(user.id)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
})
afterEach(() => {
  stopSync()
  writeSession({ status: 'unknown' })
})

const show = (what: React.ReactNode) => render(<MemoryRouter>{what}</MemoryRouter>)

it('shows whose record it is, and links to another', async () => {
  await changeProfiles(user.id, () => [own, leo])
  show(<ProfileBar />)
  fireEvent.click(screen.getByRole('button', { name: /^Your record/ }))
  const choice = within(screen.getByRole('dialog', { name: 'Whose record?' }))
  expect(choice.getByRole('button', { current: true }).textContent).toContain('Maria')
  fireEvent.click(choice.getByRole('button', { name: /Leo/ }))
  expect(screen.getByRole('button', { name: /^Leo’s record/ })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Leo’s record')
  expect(useProfiles.getState().shownId).toBe('leo')
})

/** Adds a record, follows it like the runtime (sync/runtime), and waits until its card has the name. */
async function addRecord(fullName: string) {
  const stopFollowing = useProfiles.subscribe(
    ({ shownId }) => shownId && openLocal({ id: shownId }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add record' }))
  const view = () => currentDevice.getState().device?.db.view.toArray()
  await waitFor(async () => {
    expect(await view()).toMatchObject([{ collection: 'profile', values: { fullName } }])
  })
  stopFollowing()
}

it('a record is made on this phone immediately and noted for the server', async () => {
  show(<AddProfile />)
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: ' Leo ' } })
  fireEvent.change(screen.getByLabelText('Color'), { target: { value: 'teal' } })
  await addRecord('Leo')
  expect(await readProfilesNote(user.id)).toEqual([
    own,
    {
      ...{ id: useProfiles.getState().shownId, name: 'Leo', color: 'teal', people: {} },
      ...{ role: 'guardian', kind: 'managed' },
      unsent: { firstName: 'Leo', color: 'teal', name: 'Maria' },
    },
  ])
})

it('typed text for a new record survives a reload, and is cleared once the record is made', async () => {
  const { unmount } = show(<AddProfile />)
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Leo' } })
  fireEvent.change(screen.getByLabelText('Color'), { target: { value: 'teal' } })
  unmount()
  const again = show(<AddProfile />)
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Leo')
  expect(screen.getByLabelText('Color')).toHaveProperty('value', 'teal')
  await addRecord('Leo')
  again.unmount()
  useProfiles.setState({ shownId: null })
  show(<AddProfile />)
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', '')
})

it('two presses make one record', async () => {
  show(<AddProfile />)
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Leo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add record' }))
  await addRecord('Leo')
  expect(useProfiles.getState().list.filter(({ name }) => name === 'Leo')).toHaveLength(1)
})

it('a full phone does not report a record as ready', async () => {
  show(<AddProfile />)
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Leo' } })
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add record' }))
  await screen.findByText(/This phone has no space left/).finally(() => full.mockRestore())
  expect(useProfiles.getState().shownId).toBeNull()
  expect(useProfiles.getState().list.filter(({ role }) => role !== 'person')).toEqual([])
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Leo')
})

it('a record without a name is not made', () => {
  show(<AddProfile />)
  fireEvent.click(screen.getByRole('button', { name: 'Add record' }))
  expect(screen.getByText('Enter a name')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(/First name/))
})

it('twelve records of other people are the maximum', async () => {
  const others = Array.from({ length: 12 }, (_, nth) => ({ ...leo, id: `leo-${nth}` }))
  await changeProfiles(user.id, () => [own, ...others])
  show(<AddProfile />)
  expect(screen.queryByRole('button', { name: 'Add record' })).toBeNull()
})

it('unsent entries are offered until they are discarded', async () => {
  const entries = [{ collection: 'allergies', values: { allergen: 'Latex' } }] as const
  await keepUnsentCopy(user.id, { id: 'leo', name: 'Leo', entries })
  show(<LeftoverCards />)
  expect(await screen.findByText('You can no longer open Leo’s record')).toBeDefined()
  expect(screen.getByText(/1 change you made was not sent/)).toBeDefined()
  expect(await readUnsentCopies(user.id)).toHaveLength(1)
})

it('the file of unsent entries names rows, fields and values in words', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${saved.push(blob as Blob)}`)
  const values = { fullName: 'Leo', organDonor: 'yes', dateOfBirth: '2019-03-27' }
  const entries = [
    { collection: 'profile', values },
    { collection: 'contacts', values: null },
  ] as const
  await keepUnsentCopy(user.id, { id: 'leo', name: 'Leo', entries })
  show(<LeftoverCards />)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }))
  expect(await saved[0]?.text()).toBe(
    `Changes to Leo’s record that were not sent

Personal information
  Full name: Leo
  Organ donor: Yes
  Date of birth: March 27, 2019

Emergency contact: deleted
`,
  )
})

it('each person is shown with who waits to be let in, and ways to decide, open and invite', async () => {
  const waiting = [{ invitationId: 'one', name: 'Ben Byron' }]
  await changeProfiles(user.id, () => [own, { ...leo, waiting }])
  show(<FamilyScreen />)
  expect(screen.getAllByRole('region')).toHaveLength(3)
  const person = within(screen.getByRole('region', { name: 'Leo' }))
  expect(person.getByText('Ben Byron waits to be let in')).toBeDefined()
  expect(person.getByRole('button', { name: 'Open Leo’s record' })).toBeDefined()
  const links = person.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/family/leo', '/family/leo', '/family/leo#invite'])
})

it('two records without a chosen color have different colors', () => {
  const list = [own, leo, { ...leo, id: 'mia' }, { ...leo, id: 'tom', color: 'blue' as const }]
  const colors = list.map(profile => colorOf(profile, list))
  expect(new Set(colors).size).toBe(list.length)
  expect(colors[3]).toBe('blue')
})

it('a record that the server refused gives the reason, and can be saved as a file and removed', async () => {
  const id = '0197a000-0000-7000-8000-0000000000d1'
  const refused = { ...leo, id, unsent: { firstName: 'Leo' }, refusal: 'No more than 12 records.' }
  await changeProfiles(user.id, () => [own, refused])
  openDevice(id)
  await addRow('medications', { name: 'Apixaban' })
  closeDevice()
  show(<FamilyScreen />)
  await screen.findByText(/^No more than 12 records\./)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove it from this phone' }))
  expect(await hasDatabase(id)).toBe(true)
  await act(async () => useQuestion.getState().question?.answer('confirm'))
  await screen.findByText('You can no longer open Leo’s record')
  expect([await hasDatabase(id), useProfiles.getState().list]).toEqual([false, [own]])
  expect(await readUnsentCopies(user.id)).toMatchObject([
    { id, entries: [{ values: { name: 'Apixaban' } }] },
  ])
})
