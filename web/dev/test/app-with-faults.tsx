import { cleanup, render, screen } from '@testing-library/react'
import { clear, entries } from 'idb-keyval'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { AppRoutes } from '../../src/app/app'
import { AppFrame } from '../../src/app/app-frame'
import { wipeDatabase } from '../../src/db/database'
import { withDatabase } from '../../src/db/storage'
import { readLockNote } from '../../src/features/lock/lock-note'
import { endWatch } from '../../src/features/lock/watch'
import { dropAllDrafts } from '../../src/people/drafts'
import { type NotedProfile, useProfiles } from '../../src/people/profiles'
import { writeSession } from '../../src/people/session'
import { useQuestion } from '../../src/stores/confirm'
import { dismissToast } from '../../src/stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../../src/sync'
import { receiveFromServer } from '../../src/sync/testing/open-record'
import { aCode } from './a-code'
import { installStorageFaults } from './broken-storage'
import { aUser, stubServer } from './server-stub'

export const CODE_ID = '0197a000-0000-7000-8000-0000000000e1'
export const UNCLAIMED_ID = '0197a000-0000-7000-8000-0000000000e2'
export const user = aUser()
export const faults = installStorageFaults()

export const own: NotedProfile = {
  ...{ id: user.id, name: 'Ana', color: null, role: 'person', kind: 'person', people: {} },
}

export function setUpAppWithFaults(): void {
  beforeEach(async () => {
    stubServer({ '/api/profiles': 'offline' })
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openDevice(user.id).db.readMeta()
    await receiveFromServer()
    await addRow('profile', { fullName: 'Ana Lee' })
    await addRow('allergies', { allergen: 'Latex', severity: 'Severe' })
    const { db } = openDevice(user.id, { newId: () => CODE_ID })
    await addRow('qr-codes', aCode())
    db.close()
    openDevice(user.id)
    await receiveFromServer()
    useProfiles.setState({ actorId: user.id, list: [own], shownId: null })
    writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  })
  afterEach(async () => {
    faults.repair()
    cleanup()
    useQuestion.setState({ question: null })
    endWatch()
    closeDevice()
    for (const id of [user.id, UNCLAIMED_ID]) await wipeDatabase(id)
    await clear()
    dropAllDrafts()
    dismissToast()
    localStorage.clear()
    useProfiles.setState({ actorId: null, list: [], shownId: null })
    writeSession({ status: 'unknown' })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** The screens read again after one to four seconds. */
export function hastenRetries(): void {
  const { setTimeout, setInterval } = globalThis
  const hasten = (ms = 0) => (ms < 1_000 || ms > 4_000 ? ms : ms / 20)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => setTimeout(run, hasten(ms)))
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => setInterval(run, hasten(ms)))
}

export const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppFrame>
        <AppRoutes />
      </AppFrame>
    </MemoryRouter>,
  )

export const readStored = async () => ({
  rows: await readRows(),
  notes: (await entries()).filter(isByPerson),
  lock: readLockNote()?.afterMinutes,
})

/** The connection may be lost after a fault. */
async function readRows() {
  const db = currentDevice.getState().device?.db
  return db && withDatabase(db, () => db.view.toArray())
}

/** The app itself notes when it first saw a record. */
const isByPerson = ([key, value]: [IDBValidKey, unknown]) =>
  !String(key).startsWith('reminders') || JSON.stringify(value).includes('handOver')

export const isFailureShown = () =>
  screen.queryAllByRole('alert').some(alert => alert.textContent !== '')

export const typedTexts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map(
    ({ name, value }) => [name, value],
  )
