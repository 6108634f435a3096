import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge } from 'sync-protocol/sync'
import { readOnce } from '../../db/read-once'
import { type NotedProfile, readProfilesNote } from '../../people/profiles-note'
import { readLocalNote, readNote } from '../../people/session-note'
import { medicalRecordFrom, type RowOf, rowOf } from './rows'

export interface CodeView {
  record: MedicalRecord
  /** Oldest first, with expired ones. */
  codes: RowOf<'qr-codes'>[]
  /** Whether the owner has no account, so that no server knows the codes. */
  isLocal: boolean
}

export interface OwnCodeView extends CodeView {
  noted: readonly NotedProfile[]
}

/**
 * Reads what this device would show to a responder: the record of the last person here, even if their session
 * has expired, or else the record without an account. Undefined after a sign-out, which removes the note of
 * the person.
 */
export async function readOwnCodeView(): Promise<OwnCodeView | undefined> {
  const user = await readNote()
  const owner = user ?? (await readLocalNote())
  if (!owner) return undefined
  const [view, noted] = await Promise.all([
    readCodeView(owner.id, user === undefined),
    // If the list of other records cannot be read, the person's own code still shows.
    readProfilesNote(owner.id).catch(() => []),
  ])
  return view && { ...view, noted }
}

export async function readCodeView(id: string, isLocal = false): Promise<CodeView | undefined> {
  const glance = await readOnce(id)
  if (!glance) return undefined
  const { rows, unsent, meta } = glance
  const codes = rows.filter(row => row.collection === 'qr-codes').sort(byAge)
  return {
    record: medicalRecordFrom(rows, meta.lastRemovalAtMs),
    codes: codes.map(row => rowOf<'qr-codes'>(row, unsent.has(row.id))),
    isLocal,
  }
}
