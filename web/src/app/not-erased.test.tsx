/** The device's storage fails while it removes a record. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  faults,
  isFailureShown,
  open,
  setUpAppWithFaults,
  UNCLAIMED_ID,
  user,
} from '../../dev/test/app-with-faults'
import { press, pressAndConfirm } from '../../dev/test/press-and-type'
import { stubServer } from '../../dev/test/server-stub'
import { writeUnclaimed } from '../../dev/test/stored-before'
import { untilLoaded } from '../../dev/test/until-loaded'
import { hasDatabase } from '../db/database'
import { databaseName } from '../db/database-name'
import { readSession, writeSession } from '../people/session'
import { dismissToast } from '../stores/toast'
import { followSession } from '../sync/runtime/follow-session'

const PROFILE = '/dashboard?tab=profile'

setUpAppWithFaults()

let unfollow = () => {}
beforeEach(() => {
  unfollow = followSession()
  stubServer({
    '/api/profiles': 'offline',
    '/api/sync': 'offline',
    '/api/auth/logout': { status: 204 },
    '/api/account': { status: 204 },
  })
})
afterEach(() => unfollow())

it.each([
  ['a sign-out', press('Sign Out')],
  ['a deletion of the account', pressAndConfirm('Delete Account', 'Delete Account')],
])('a record that is still on the device after %s is named', async (_, act) => {
  open(PROFILE)
  await untilLoaded()
  faults.break({ error: 'UnknownError', place: 'remove' })
  await act()
  await screen.findByText('Your record may still be on this phone')
  expect(readSession().status).toBe('signedOut')
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toContain(databaseName(user.id))
})

it('the owner of a record without an account is asked to delete it again', async () => {
  writeSession({ status: 'local', user: { id: user.id } })
  open(PROFILE)
  await untilLoaded()
  faults.break({ error: 'UnknownError', place: 'remove' })
  await pressAndConfirm('Delete this record', 'Delete this record')()
  await screen.findByText('Not deleted')
})

it('a record of another account stays if it cannot be discarded, and goes on the next try', async () => {
  const discard = pressAndConfirm('Discard', 'Discard it')
  await writeUnclaimed()
  open('/bring')
  await untilLoaded()
  faults.break({ error: 'UnknownError', place: 'remove' })
  await discard()
  await waitFor(() => expect(isFailureShown()).toBe(true))
  expect(await hasDatabase(UNCLAIMED_ID)).toBe(true)
  faults.repair()
  dismissToast()
  await discard()
  await waitFor(async () => expect(await hasDatabase(UNCLAIMED_ID)).toBe(false))
})
