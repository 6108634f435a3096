import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '../../features/backup/make-backup'
import { type LockNote, readLockNote, writeLockNote } from '../../features/lock/lock-note'
import { endWatch, watchLock } from '../../features/lock/watch'
import { writeSession } from '../../people/session'
import { addRow, closeDevice, openDevice } from '../../sync'
import { addLockProof } from '../start/restore-screen'
import { BackupProof } from './backup-proof'

const OWNER = 'a1b2c3d4-0000-4000-8000-000000000001'
const PASSPHRASE = 'seven quiet lanterns over the bay'
const closed: LockNote = { afterMinutes: 1, isClosed: true, seenAtMs: 0 }

beforeEach(async () => {
  openDevice(OWNER)
  await addRow('allergies', { allergen: 'Nuts', severity: 'Severe' })
  writeSession({ status: 'local', user: { id: OWNER } })
  writeLockNote(closed)
  watchLock()
})
afterEach(() => {
  endWatch()
  closeDevice()
  indexedDB.deleteDatabase(`lifetag-${OWNER}`)
})

async function openWith(bytes: Uint8Array<ArrayBuffer>) {
  render(<BackupProof />)
  const file = new File([bytes], 'a.lifetag')
  fireEvent.change(screen.getByLabelText('Backup file'), { target: { files: [file] } })
  fireEvent.change(await screen.findByLabelText('Passphrase of the file'), {
    target: { value: PASSPHRASE },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

const isOpen = () => readLockNote()?.isClosed === false

it('opens the lock with a file that was saved on this phone', async () => {
  const { bytes } = await makeBackup(openDevice(OWNER), PASSPHRASE)
  await openWith(bytes)
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true)
})

it('refuses a file that was made elsewhere with the ids of the record', async () => {
  const own = openDevice(OWNER)
  const rows = await own.db.view.toArray()
  closeDevice()
  // The forged phone has the same owner and rows but does not know the secret.
  const forged = openDevice('a1b2c3d4-0000-4000-8000-000000000002')
  await forged.db.view.bulkPut(rows)
  Object.assign(forged.db, { userId: OWNER })
  const { bytes } = await makeBackup(forged, PASSPHRASE)
  await openWith(bytes)
  await screen.findByText(/cannot open this lock/)
  expect(isOpen()).toBe(false)
})

it('opens the lock with the file that this record was restored from', async () => {
  const old = openDevice('a1b2c3d4-0000-4000-8000-000000000003')
  const { bytes } = await makeBackup(old, PASSPHRASE)
  const { lockProofs } = await old.db.readMeta()
  await addLockProof(openDevice(OWNER), lockProofs[0] ?? '')
  await openWith(bytes)
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true)
})
