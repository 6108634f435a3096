import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge } from 'sync-protocol/sync'
import { readOnce } from '../../db/read-once'
import { type NotedProfile, readProfilesNote } from '../../stores/profiles-note'
import { readLocalNote, readNote } from '../../stores/session-note'
import { type RowOf, recordOf, rowOf } from './rows'

export interface CodeView {
  record: MedicalRecord
  /** Oldest first, expired ones among them. */
  codes: RowOf<'qr-codes'>[]
  /** Its owner has no account, and no server knows the codes. */
  isLocal: boolean
}

export interface OwnCodeView extends CodeView {
  /** The records that its owner may open, where there are more than their own (chosen-code-view.ts). */
  noted: readonly NotedProfile[]
}

/**
 * What this device would show to a responder: of the last person here, also when their session has
 * ended since, or of who has no account. Undefined after a sign-out, which forgets the person.
 */
export async function readOwnCodeView(): Promise<OwnCodeView | undefined> {
  const user = await readNote()
  const owner = user ?? (await readLocalNote())
  if (!owner) return undefined
  const [view, noted] = await Promise.all([
    readCodeView(owner.id, user === undefined),
    // Without the names of the others, the code is still there.
    readProfilesNote(owner.id).catch(() => []),
  ])
  return view && { ...view, noted }
}

/** Of one record; undefined where it is not here. */
export async function readCodeView(id: string, isLocal = false): Promise<CodeView | undefined> {
  const glance = await readOnce(id)
  if (!glance) return undefined
  const { rows, unsent, meta } = glance
  const codes = rows.filter(row => row.collection === 'qr-codes').sort(byAge)
  return {
    record: recordOf(rows, meta.lastRemovalAtMs),
    codes: codes.map(row => rowOf<'qr-codes'>(row, unsent.has(row.id))),
    isLocal,
  }
}
