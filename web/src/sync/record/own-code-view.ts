import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge } from 'sync-protocol/sync'
import { readOnce } from '../../db/read-once'
import { readLocalNote, readNote } from '../../stores/session-note'
import { type RowOf, recordOf, rowOf } from './rows'

export interface OwnCodeView {
  record: MedicalRecord
  /** Oldest first, expired ones among them. */
  codes: RowOf<'qr-codes'>[]
  /** Its owner has no account, and no server knows the codes. */
  isLocal: boolean
}

/**
 * What this device would show to a responder: of the last person here, also when their session has
 * ended since, or of who has no account. Undefined after a sign-out, which forgets the person.
 */
export async function readOwnCodeView(): Promise<OwnCodeView | undefined> {
  const user = await readNote()
  const owner = user ?? (await readLocalNote())
  const glance = owner && (await readOnce(owner.id))
  if (!glance) return undefined
  const { rows, unsent, meta } = glance
  const codes = rows.filter(row => row.collection === 'qr-codes').sort(byAge)
  return {
    record: recordOf(rows, meta.lastRemovalAtMs),
    codes: codes.map(row => rowOf<'qr-codes'>(row, unsent.has(row.id))),
    isLocal: user === undefined,
  }
}
