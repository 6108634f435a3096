import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge } from 'sync-protocol/sync'
import { readOnce } from '../../db/read-once'
import { readNote } from '../../stores/session-note'
import { type RowOf, recordOf, rowOf } from './rows'

export interface OwnCodeView {
  record: MedicalRecord
  /** Oldest first, expired ones among them. */
  codes: RowOf<'qr-codes'>[]
}

/**
 * What this device would hold out to a responder: of the last person here, whatever has become of
 * their session since. Undefined after a sign-out, which forgets the person.
 */
export async function readOwnCodeView(): Promise<OwnCodeView | undefined> {
  const user = await readNote()
  const glance = user && (await readOnce(user.id))
  if (!glance) return undefined
  const { rows, unsent, meta } = glance
  const codes = rows.filter(row => row.collection === 'qr-codes').sort(byAge)
  return {
    record: recordOf(rows, meta.lastRemovalAtMs),
    codes: codes.map(row => rowOf<'qr-codes'>(row, unsent.has(row.id))),
  }
}
