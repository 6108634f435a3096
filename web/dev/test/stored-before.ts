import { openDatabase } from '../../src/db/database'
import { writeLockNote } from '../../src/features/lock/lock-note'
import { writeSecrets } from '../../src/features/lock/lock-secrets'
import { hashPin } from '../../src/features/lock/pin'
import { useLock } from '../../src/stores/lock'
import { changeProfiles } from '../../src/stores/profiles'
import { noteLocal } from '../../src/stores/session-note'
import { addRow } from '../../src/sync'
import { newUuid } from '../../src/sync/record/ids'
import { keepUnsentCopy } from '../../src/sync/runtime/unsent-copies'
import { own, UNCLAIMED_ID, user } from './app-with-faults'
import { PIN } from './press-and-type'

export async function writeUnclaimed() {
  await noteLocal({ id: UNCLAIMED_ID })
  const db = openDatabase(UNCLAIMED_ID)
  const device = { db, now: Date.now, newId: newUuid, wake: () => {} }
  await addRow('medications', { name: 'Warfarin' }, device)
  db.close()
}

export const writeUnsentCopy = () =>
  keepUnsentCopy(user.id, {
    ...{ id: 'leo', name: 'Leo' },
    entries: [{ collection: 'allergies', values: null }],
  })

/** The person has come of age, so the app asks about a hand-over. */
export async function writeAdult() {
  await changeProfiles(user.id, () => [
    { ...own },
    { ...own, id: UNCLAIMED_ID, name: 'Leo', role: 'guardian', kind: 'managed' },
  ])
  const db = openDatabase(UNCLAIMED_ID)
  const device = { db, now: Date.now, newId: newUuid, wake: () => {} }
  await addRow(
    'profile',
    { fullName: 'Leo', dateOfBirth: `${new Date().getFullYear() - 19}-01-01` },
    device,
  )
  db.close()
}

export async function writeLock({ isClosed = true } = {}) {
  await writeSecrets({ pin: await hashPin(PIN) })
  writeLockNote({ afterMinutes: 5, isClosed, seenAtMs: Date.now() })
  useLock.setState({ isClosed })
}
