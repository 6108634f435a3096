import { printOf } from 'sync-protocol/qr'
import { openDatabase } from '../../src/db/database'
import { writeLockNote } from '../../src/features/lock/lock-note'
import { writeSecrets } from '../../src/features/lock/lock-secrets'
import { hashPin } from '../../src/features/lock/pin'
import { changeProfiles } from '../../src/people/profiles'
import { writeLocalNote } from '../../src/people/session-note'
import { useLock } from '../../src/stores/lock'
import { addRow, currentDevice, editRow } from '../../src/sync'
import { newUuid } from '../../src/sync/record/ids'
import { keepUnsentCopy } from '../../src/sync/runtime/unsent-copies'
import { aCode, EMPTY_RECORD } from './a-code'
import { CODE_ID, own, UNCLAIMED_ID, user } from './app-with-faults'
import { PIN } from './press-and-type'

export async function writeUnclaimed() {
  await writeLocalNote({ id: UNCLAIMED_ID })
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

/** The record lacks nothing, so Home asks whether it is still right. */
export async function writeNotCheckedLately() {
  const rows = await currentDevice.getState().device?.db.view.toArray()
  const profile = rows?.find(({ collection }) => collection === 'profile')
  await addRow('contacts', { name: 'Bo', relationship: 'Friend', phoneNumber: '112' })
  await editRow('profile', String(profile?.id), {
    ...{ dateOfBirth: '1990-01-01', confirmedAt: '2020-01-01T00:00:00.000Z' },
    ...{ medicationsState: 'noneKnown', conditionsState: 'noneKnown' },
  })
}

/** Two prints of one form that the record has outgrown. */
export async function writeOldPrints() {
  for (const hour of [1, 2]) {
    await addRow(
      'prints',
      printOf({ ...aCode(), id: CODE_ID }, EMPTY_RECORD, {
        form: 'sheet',
        nowMs: Date.UTC(2026, 5, 2, hour),
      }),
    )
  }
}
