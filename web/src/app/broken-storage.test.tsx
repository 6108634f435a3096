/** Opens every screen that reads a record, and tries every write, while the device's storage fails. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  CODE_ID,
  faults,
  hastenRetries,
  isFailureShown,
  open,
  readStored,
  setUpAppWithFaults,
  typedTexts,
} from '../../dev/test/app-with-faults'
import {
  addForm,
  fill,
  fillForm,
  openBackup,
  PASSPHRASE,
  PIN,
  press,
  pressAndConfirm,
  readSummary,
  submit,
  typeNewPin,
} from '../../dev/test/press-and-type'
import {
  writeAdult,
  writeLock,
  writeNotCheckedLately,
  writeOldPrints,
  writeUnclaimed,
  writeUnsentCopy,
} from '../../dev/test/stored-before'
import { untilLoaded } from '../../dev/test/until-loaded'
import { profilePath } from '../addresses/paths'
import { writeSession } from '../people/session'
import { dismissToast } from '../stores/toast'
import type { ROUTE_TABLE } from './route-table'

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
  /** The part of the storage that fails. */
  fails?: 'begin' | 'open' | 'commit'
  /** A text that appears once it is done, for actions that store nothing. */
  done?: RegExp
}

const MEDICAL = '/dashboard?tab=medical-info'
const CODES = `/dashboard?tab=qr-codes&code=${CODE_ID}`
const PROFILE = '/dashboard?tab=profile'
const LOCK = profilePath('lock')
const THIS_PHONE = profilePath('phone')

const withoutRecord = <P extends Path>(paths: P[]) =>
  Object.fromEntries(paths.map(path => [path, 'no record'])) as Record<P, 'no record'> // these keys

/** `no record`: the screen neither shows nor writes a record. A new screen needs a line here. */
const SCREENS: Record<Path, { reads: Read[]; writes: Write[] } | 'no record'> = {
  '/': {
    reads: [{ address: '/', shows: /Latex/ }],
    writes: [
      {
        name: 'begin a record',
        address: '/',
        before: async () => writeSession({ status: 'signedOut', byChoice: false }),
        press: press('Start now'),
        done: /Full name/,
      },
    ],
  },
  '/dashboard': {
    reads: [
      { name: 'overview', address: '/dashboard', shows: /Latex/ },
      { name: 'record', address: MEDICAL, shows: /Latex/ },
      { name: 'codes', address: '/dashboard?tab=qr-codes', shows: /Never/ },
      { name: 'profile', address: PROFILE },
      { name: 'locked', address: PROFILE, before: () => writeLock(), shows: /PIN/ },
    ],
    writes: [
      {
        name: 'confirm',
        address: '/dashboard',
        before: writeNotCheckedLately,
        press: press('Confirm'),
      },
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
        press: async () =>
          fireEvent.click(await screen.findByLabelText('I have no known conditions')),
      },
      {
        name: 'personal information',
        address: MEDICAL,
        type: async () => {
          await press('Edit personal information')()
          await fillForm('Edit personal information', { City: 'Oslo' })
        },
        press: submit('Edit personal information'),
      },
      {
        name: 'the name of the account',
        address: PROFILE,
        type: () => fillForm('Account', { 'First name': 'Zoë' }),
        press: submit('Account'),
      },
      {
        name: 'update a code',
        address: CODES,
        type: async () => {
          fireEvent.click(await screen.findByRole('heading', { name: 'Generate QR Code' }))
          await fill('Text Color', '#DC2626')
          // The form needs a moment for a link of its own.
          const button = screen.getByRole('button', { name: 'Update QR Code' })
          await waitFor(() => expect(button).toHaveProperty('disabled', false))
        },
        press: submit('QR code'),
      },
      { name: 'delete a code', address: CODES, press: press(/^Delete /) },
      {
        name: 'replace the link of a code',
        address: CODES,
        press: pressAndConfirm('Replace link', 'Replace link'),
      },
      {
        name: 'set a lock',
        address: LOCK,
        type: typeNewPin('Set a lock'),
        press: press('Set the lock'),
      },
      {
        name: 'change the PIN',
        address: LOCK,
        before: () => writeLock({ isClosed: false }),
        type: typeNewPin('Change the PIN'),
        press: press('Save the PIN'),
      },
      {
        name: 'change a PIN whose lock cannot be read',
        address: LOCK,
        before: () => writeLock({ isClosed: false }),
        type: typeNewPin('Change the PIN'),
        press: press('Save the PIN'),
        fails: 'begin',
      },
      {
        name: 'enter the PIN',
        address: THIS_PHONE,
        before: () => writeLock(),
        type: () => fill('PIN', PIN),
        press: press('Open'),
        done: /Backup file/,
      },
      {
        name: 'enter a PIN that cannot be read',
        address: THIS_PHONE,
        before: () => writeLock(),
        type: () => fill('PIN', PIN),
        press: press('Open'),
        fails: 'begin',
        done: /Backup file/,
      },
      {
        name: 'save a backup file',
        address: THIS_PHONE,
        type: async () => {
          await press('Save a backup file')()
          await fill('Passphrase', PASSPHRASE)
          await fill('Repeat passphrase', PASSPHRASE)
        },
        press: press('Save the file'),
        fails: 'begin',
        done: /Backup file saved/,
      },
    ],
  },
  '/code': {
    reads: [{ address: '/code' }, { name: 'locked', address: '/code', before: () => writeLock() }],
    writes: [],
  },
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
      {
        name: 'thrown away',
        address: `/print/${CODE_ID}?as=places`,
        before: writeOldPrints,
        press: press(/^I threw it away/),
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
        press: press('Next: allergies'),
      },
      {
        name: 'a condition',
        address: '/start?step=conditions',
        type: () => fill('Condition', 'Asthma'),
        press: press('Next: contact'),
      },
      {
        name: 'no conditions',
        address: '/start?step=conditions',
        press: press('I have no known conditions'),
      },
    ],
  },
  '/restore': {
    reads: [],
    writes: [
      { name: 'into a record', address: '/restore', type: openBackup, press: press('Restore') },
      {
        name: 'as a record of its own',
        address: '/restore',
        before: async () => writeSession({ status: 'signedOut', byChoice: false }),
        type: openBackup,
        press: press('Restore'),
      },
    ],
  },
  '/bring': {
    reads: [{ address: '/bring', before: writeUnclaimed, shows: /Add it to your account/ }],
    writes: [
      { name: 'add it', address: '/bring', before: writeUnclaimed, press: press('Add it') },
      {
        name: 'keep it',
        address: '/bring',
        before: writeUnclaimed,
        type: () => fillForm('Keep it as a record', { 'First name': 'Leo' }),
        press: submit('Keep it as a record'),
      },
      {
        name: 'discard it',
        address: '/bring',
        before: writeUnclaimed,
        press: pressAndConfirm('Discard', 'Discard it'),
        fails: 'open',
      },
    ],
  },
  '/family': {
    reads: [
      {
        address: '/family',
        before: writeUnsentCopy,
        shows: /You can no longer open Leo’s record/,
      },
    ],
    writes: [
      {
        name: 'add a record',
        address: '/family',
        type: () => fill(/^First name/, 'Mia'),
        press: press('Add record'),
      },
      {
        name: 'discard what was not sent',
        address: '/family',
        before: writeUnsentCopy,
        press: pressAndConfirm('Discard', 'Discard'),
      },
      {
        name: 'save what was not sent',
        address: '/family',
        before: writeUnsentCopy,
        press: press('Save as a file'),
      },
      {
        name: 'answer a reminder',
        address: '/family',
        before: writeAdult,
        press: press(/^Not now/),
      },
    ],
  },
  '/try-card': { reads: [{ address: '/try-card' }], writes: [] },
  '/import': {
    reads: [{ address: '/import', shows: /Choose the file/ }],
    writes: [
      {
        name: 'add',
        address: '/import',
        type: readSummary,
        press: press('Add 1 entry to your record'),
      },
      {
        name: 'undo',
        address: '/import',
        type: async () => {
          await readSummary()
          await press('Add 1 entry to your record')()
          await screen.findByText('Added: 1 entry')
        },
        press: press('Undo everything'),
        done: /Everything was undone/,
      },
    ],
  },
  '/shop': { reads: [{ address: '/shop' }], writes: [] },
  // The server's data: who may open a record, and who gets alerts.
  ...withoutRecord(['/family/:profileId', '/alerts']),
  ...withoutRecord(['/welcome', '/auth', '/confirm-email']),
  ...withoutRecord(['/e/:token', '/invitation', '/view', '/scan']),
  ...withoutRecord(['/shop-success', '/beta', '/beta-test', '/beta-test-success', '/donate']),
  ...withoutRecord(['/donate/guest', '/donations', '/donation-success', '/checkout', '/subscribe']),
  ...withoutRecord(['/pricing', '/payment-options', '/team', '/privacy', '/terms', '/developers']),
  ...withoutRecord(['/admin', '/owner-panel', '/test-beta']),
}

const named = <C extends Case>(path: string, cases: C[]) =>
  cases.map(each => [[path, each.name].filter(Boolean).join(', '), each] as const)
const ROWS = Object.entries(SCREENS).flatMap(([path, row]) =>
  row === 'no record' ? [] : [{ path, ...row }],
)
const READS = ROWS.flatMap(({ path, reads }) => named(path, reads))
const WRITES = ROWS.flatMap(({ path, writes }) => named(path, writes))

setUpAppWithFaults()

/** It draws a picture only when a person scrolls to it. */
const isCodesTab = (address: string) => address === CODES

const UNREADABLE = 'This phone’s storage does not answer'

describe('a screen that cannot read says so, and shows the record once the storage answers', () => {
  it.each(READS)('%s', async (_, { address, before, shows }) => {
    await before?.()
    hastenRetries()
    // A browser that stores nothing throws this error, too.
    faults.break({ error: 'InvalidStateError', place: 'begin' })
    open(address)
    expect((await screen.findAllByText(UNREADABLE)).length).toBeGreaterThan(0)
    if (shows) expect(screen.queryByText(shows)).toBeNull()
    faults.repair()
    if (shows) await screen.findAllByText(shows)
    await waitFor(() => expect(screen.queryAllByText(UNREADABLE)).toEqual([]))
  })
})

describe('a write that fails says so, keeps the typed text, and works on the next press', () => {
  it.each(WRITES)('%s', async (_, { address, before, type, press, fails = 'commit', done }) => {
    await before?.()
    open(address)
    if (!isCodesTab(address)) await untilLoaded()
    await type?.()
    dismissToast()
    const typed = typedTexts()
    const stored = await readStored()
    faults.break({ error: 'UnknownError', place: fails })
    await press()
    await waitFor(() => expect(isFailureShown()).toBe(true))
    if (done) expect(screen.queryByText(done)).toBeNull()
    faults.repair()
    expect(typedTexts()).toEqual(typed)
    expect(await readStored()).toEqual(stored)
    dismissToast()
    await press()
    if (done) await screen.findByText(done)
    else await waitFor(async () => expect(await readStored()).not.toEqual(stored))
  })
})
