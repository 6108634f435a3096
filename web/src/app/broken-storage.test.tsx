/** Opens every screen that reads a record, and tries every write, while the device's storage fails. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCode } from '../../dev/test/a-code'
import { installStorageFaults } from '../../dev/test/broken-storage'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { untilLoaded } from '../../dev/test/until-loaded'
import { openDatabase, wipeDatabase } from '../db/database'
import { dropAllDrafts } from '../stores/drafts'
import { type NotedProfile, useProfiles } from '../stores/profiles'
import { writeSession } from '../stores/session'
import { noteLocal } from '../stores/session-note'
import { dismissToast, useToast } from '../stores/toast'
import { addRow, closeDevice, currentDevice, openDevice } from '../sync'
import { newUuid } from '../sync/record/ids'
import { keepUnsentCopy } from '../sync/runtime/unsent-copies'
import { receiveFromServer } from '../sync/testing/receive-from-server'
import { AppFrame } from './app-frame'
import type { ROUTE_TABLE } from './route-table'
import { AppRoutes } from './routes'

type Path = keyof typeof ROUTE_TABLE

interface Case {
  /** Distinguishes this case from others of its path. */
  name?: string
  address: string
  before?: () => Promise<unknown>
}

interface Read extends Case {
  /** A text that appears once the record is read, and not before. */
  shows?: RegExp
}

interface Write extends Case {
  /** Opens a form and fills it in. */
  type?: () => Promise<unknown>
  press: () => unknown
}

const CODE_ID = '0197a000-0000-7000-8000-0000000000e1'
const BESIDE_ID = '0197a000-0000-7000-8000-0000000000e2'
const user = aUser()
const own: NotedProfile = {
  ...{ id: user.id, name: 'Ana', color: null, role: 'person', kind: 'person', people: {} },
}
const faults = installStorageFaults()

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = (name: string | RegExp) => async () => fireEvent.click(await button(name))
const submit = (name: string) => () => fireEvent.submit(screen.getByRole('form', { name }))
async function fill(label: string | RegExp, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}
async function fillForm(name: string, values: Record<string, string>) {
  const form = within(await screen.findByRole('form', { name }))
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
}
const addForm = (name: string, values: Record<string, string>) => async () => {
  await press(name)()
  await fillForm(name, values)
}

const MEDICAL = '/dashboard?tab=medical-info'

/** `no record`: the screen neither shows nor writes a record. A new screen needs a line here. */
const SCREENS: Record<Path, { reads: Read[]; writes: Write[] } | 'no record'> = {
  '/': { reads: [{ address: '/', shows: /Latex/ }], writes: [] },
  '/dashboard': {
    reads: [
      { name: 'overview', address: '/dashboard', shows: /Latex/ },
      { name: 'record', address: MEDICAL, shows: /Latex/ },
      { name: 'codes', address: '/dashboard?tab=qr-codes', shows: /Never/ },
      { name: 'profile', address: '/dashboard?tab=profile' },
    ],
    writes: [
      { name: 'confirm', address: '/dashboard', press: press('Confirm') },
      {
        name: 'add an allergy',
        address: MEDICAL,
        type: addForm('Add Allergy', { Allergen: 'Nuts', Severity: 'Mild' }),
        press: submit('Add Allergy'),
      },
      { name: 'delete an allergy', address: MEDICAL, press: press('Delete Latex') },
      {
        name: 'no known conditions',
        address: MEDICAL,
        press: () => fireEvent.click(screen.getByLabelText('I have no known conditions')),
      },
      {
        name: 'personal information',
        address: MEDICAL,
        type: () => fillForm('Personal Information', { City: 'Oslo' }),
        press: submit('Personal Information'),
      },
      {
        name: 'the name of the account',
        address: '/dashboard?tab=profile',
        type: () => fillForm('Account', { 'First name': 'Zoë' }),
        press: submit('Account'),
      },
    ],
  },
  '/code': { reads: [{ address: '/code' }], writes: [] },
  '/print/:codeId': {
    reads: [
      { address: `/print/${CODE_ID}?as=places`, shows: /Wallet card/ },
      { name: 'a place', address: `/print/${CODE_ID}?as=medical-id`, shows: /Latex/ },
    ],
    writes: [
      {
        name: 'compared',
        address: `/print/${CODE_ID}?as=medical-id`,
        press: press('They say the same'),
      },
    ],
  },
  '/summary': { reads: [{ address: '/summary', shows: /Latex/ }], writes: [] },
  '/start': {
    reads: [{ address: '/start?step=allergies', shows: /Latex/ }],
    writes: [
      {
        name: 'a name',
        address: '/start?step=you',
        type: () => fill('Full name', 'Ana Sol'),
        press: press('Next'),
      },
      {
        name: 'a condition',
        address: '/start?step=conditions',
        type: () => fill('Condition', 'Asthma'),
        press: press('Next'),
      },
      {
        name: 'no conditions',
        address: '/start?step=conditions',
        press: press('I have no known conditions'),
      },
    ],
  },
  // The file is read in open-backup-form. Its content is written as on /bring.
  '/restore': 'no record',
  '/bring': {
    reads: [{ address: '/bring', before: writeBeside, shows: /Add it to your account/ }],
    writes: [],
  },
  '/family': {
    reads: [
      {
        address: '/family',
        before: () =>
          keepUnsentCopy(user.id, {
            ...{ id: 'leo', name: 'Leo' },
            entries: [{ collection: 'allergies', values: null }],
          }),
        shows: /You can no longer open Leo’s record/,
      },
    ],
    writes: [],
  },
  '/try-card': { reads: [{ address: '/try-card' }], writes: [] },
  '/import': {
    reads: [{ address: '/import', shows: /Choose the file/ }],
    writes: [],
  },
  '/shop': { reads: [{ address: '/shop' }], writes: [] },
  // The server's data: who may open a record, and who gets alerts.
  '/family/:profileId': 'no record',
  '/alerts': 'no record',
  '/welcome': 'no record',
  '/auth': 'no record',
  '/confirm-email': 'no record',
  '/e/:token': 'no record',
  '/invitation': 'no record',
  '/view': 'no record',
  '/scan': 'no record',
  '/shop-success': 'no record',
  '/beta': 'no record',
  '/beta-test': 'no record',
  '/beta-test-success': 'no record',
  '/donate': 'no record',
  '/donate/guest': 'no record',
  '/donations': 'no record',
  '/donation-success': 'no record',
  '/checkout': 'no record',
  '/subscribe': 'no record',
  '/pricing': 'no record',
  '/payment-options': 'no record',
  '/team': 'no record',
  '/privacy': 'no record',
  '/terms': 'no record',
  '/admin': 'no record',
  '/owner-panel': 'no record',
  '/test-beta': 'no record',
}

const named = <C extends Case>(path: string, cases: C[]) =>
  cases.map(each => [[path, each.name].filter(Boolean).join(', '), each] as const)
const ROWS = Object.entries(SCREENS).flatMap(([path, row]) =>
  row === 'no record' ? [] : [{ path, ...row }],
)
const READS = ROWS.flatMap(({ path, reads }) => named(path, reads))
const WRITES = ROWS.flatMap(({ path, writes }) => named(path, writes))

beforeEach(async () => {
  stubServer({})
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
  faults.mend()
  cleanup()
  closeDevice()
  for (const id of [user.id, BESIDE_ID]) await wipeDatabase(id)
  await clear()
  dropAllDrafts()
  dismissToast()
  localStorage.clear()
  useProfiles.setState({ actorId: null, list: [], shownId: null })
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Writes a record that was begun here before the sign-in. */
async function writeBeside() {
  await noteLocal({ id: BESIDE_ID })
  const db = openDatabase(BESIDE_ID)
  const device = { db, now: Date.now, newId: newUuid, wake: () => {} }
  await addRow('medications', { name: 'Warfarin' }, device)
  db.close()
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppFrame>
        <AppRoutes />
      </AppFrame>
    </MemoryRouter>,
  )

const UNREADABLE = 'This device’s storage does not answer'

describe('a screen that cannot read says so, and shows the record once the storage answers', () => {
  it.each(READS)('%s', async (_, { address, before, shows }) => {
    await before?.()
    faults.break({ error: 'UnknownError', place: 'begin' })
    open(address)
    expect((await screen.findAllByText(UNREADABLE)).length).toBeGreaterThan(0)
    if (shows) expect(screen.queryByText(shows)).toBeNull()
    faults.mend()
    if (shows) await screen.findAllByText(shows)
    await waitFor(() => expect(screen.queryAllByText(UNREADABLE)).toEqual([]))
  })
})

describe('a write that fails says so, keeps the typed text, and works on the next press', () => {
  it.each(WRITES)('%s', async (_, { address, before, type, press }) => {
    await before?.()
    open(address)
    await untilLoaded()
    await type?.()
    dismissToast()
    const typed = typedTexts()
    const stored = await storedRows()
    faults.break({ error: 'UnknownError', place: 'commit' })
    await act(async () => void (await press()))
    await waitFor(() => expect(isFailureSaid()).toBe(true))
    faults.mend()
    expect(typedTexts()).toEqual(typed)
    expect(await storedRows()).toEqual(stored)
    await act(async () => void (await press()))
    await waitFor(async () => expect(await storedRows()).not.toEqual(stored))
  })
})

const isFailureSaid = () =>
  useToast.getState().toast?.tone === 'danger' ||
  screen.queryAllByRole('alert').some(alert => alert.textContent !== '')

const typedTexts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map(
    ({ name, value }) => [name, value],
  )

const storedRows = async () => ({
  rows: await currentDevice.getState().device?.db.view.toArray(),
  profiles: useProfiles.getState().list.map(({ id }) => id),
})
