import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wipeDatabase } from '../../db/database'
import {
  changeProfiles,
  leaveProfiles,
  loadProfiles,
  type NotedProfile,
  useProfiles,
} from '../../people/profiles'
import { noteAnswered, readAnswered } from '../../people/reminders-note'
import { addRow } from '../../sync'
import { withDevice } from '../../sync/record/device'
import { ReminderCards } from './reminder-cards'

const own: NotedProfile = {
  ...{ id: 'ana', name: 'Ana', color: null, role: 'person', kind: 'person', people: {} },
}
const leo: NotedProfile = { ...own, id: 'leo', name: 'Leo', role: 'guardian', kind: 'managed' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  await clear()
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  await loadProfiles(own.id)
})
afterEach(async () => {
  vi.useRealTimers()
  await wipeDatabase('leo')
  await leaveProfiles(own.id, { forget: true })
})

const show = (most?: number) =>
  render(
    <MemoryRouter>
      <ReminderCards {...(most && { most })} />
    </MemoryRouter>,
  )
const bornOn = (dateOfBirth: string) =>
  withDevice('leo', device => addRow('profile', { fullName: 'Leo', dateOfBirth }, device))
/** Waits until all reads are on the screen. */
const settled = () => waitFor(async () => expect((await readAnswered(own.id)).leo).toBeDefined())

it('a guardian sees a pending hand-over, and no reminder for it', async () => {
  await changeProfiles(own.id, () => [own, { ...leo, handOverAt: '2026-11-26T12:00:00.000Z' }])
  await bornOn('2013-11-23')
  show(1)
  await settled()
  expect(screen.getByText('Leo’s record is being handed over')).toBeDefined()
  const link = screen.getByRole('link', { name: /^See or stop it/ })
  expect(link.getAttribute('href')).toBe('/family/leo')
  expect(screen.queryByText(/Leo is 13/)).toBeNull()
})

it('a guardian is asked once at thirteen, and led to the hand-over', async () => {
  await changeProfiles(own.id, () => [own, leo])
  await bornOn('2013-11-23')
  const { unmount } = show()
  await screen.findByText('Leo is 13 now. Hand the record over?')
  expect(screen.getByRole('link', { name: /^Hand over/ }).getAttribute('href')).toBe('/family/leo')
  fireEvent.click(screen.getByRole('button', { name: /^Not now/ }))
  await waitFor(() => expect(screen.queryByText(/Leo is 13/)).toBeNull())
  unmount()
  show()
  await settled()
  expect(screen.queryByText(/Leo is 13/)).toBeNull()
  expect((await readAnswered(own.id)).leo).toEqual({ handOver: 13, reviewedOn: '2026-11-23' })
})

it('a person who may not hand over is not asked', async () => {
  const mia: NotedProfile = { ...leo, id: 'mia', name: 'Mia' }
  await changeProfiles(own.id, () => [own, { ...leo, role: 'carer' }, mia])
  await noteAnswered(own.id, 'mia', { reviewedOn: '2020-01-01' })
  await bornOn('2008-11-23')
  show()
  await screen.findByText('Check who can open Mia’s record')
  expect(screen.queryByText(/Leo/)).toBeNull()
  expect((await readAnswered(own.id)).leo).toBeUndefined()
})

it('after a year it asks who may open each record', async () => {
  await changeProfiles(own.id, () => [{ ...own, people: { bo: 'Bo' } }, leo])
  await noteAnswered(own.id, own.id, { reviewedOn: '2025-11-23' })
  await noteAnswered(own.id, 'leo', { reviewedOn: '2025-11-24' })
  show()
  await screen.findByText('Check who can open your record')
  expect(screen.queryByText('Check who can open Leo’s record')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^It is right/ }))
  await waitFor(() => expect(screen.queryByText(/Still right/)).toBeNull())
  expect((await readAnswered(own.id)).ana).toEqual({ reviewedOn: '2026-11-23' })
})

it('the overview asks one thing at a time', async () => {
  await changeProfiles(own.id, () => [own, leo, { ...leo, id: 'mia', name: 'Mia' }])
  for (const id of ['leo', 'mia']) await noteAnswered(own.id, id, { reviewedOn: '2020-01-01' })
  show(1)
  await screen.findByText('Check who can open Leo’s record')
  expect(screen.queryByText('Check who can open Mia’s record')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^It is right/ }))
  await screen.findByText('Check who can open Mia’s record')
})

it('a sign-out that removes the records removes the answers about them', async () => {
  await noteAnswered(own.id, 'leo', { handOver: 18 })
  await leaveProfiles(own.id, { forget: true })
  expect(await readAnswered(own.id)).toEqual({})
})
