/**
 * The local record was begun on this phone without an account, and stays here after a sign-in to an account
 * with another id. It has its own database, and its note outlives the sign-in.
 */
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { readOnce } from '../../db/read-once'
import { wipeDatabaseIf } from '../../db/wipe-if'
import { useProfiles } from '../../people/profiles'
import { type NotedProfile, readProfilesNote } from '../../people/profiles-note'
import { clearLocalNote, findLocalNote } from '../../people/session-note'
import { readText, removeStored, writeText } from '../../stores/browser-storage'
import { type CarriedRow, carriedRows } from '../../sync/record/carried'

export async function findUnclaimedRecord(ownerId: string): Promise<string | undefined> {
  const note = await findLocalNote()
  if (!note || note.id === ownerId) return undefined
  if (await isKeptAsProfile(note.id, ownerId)) {
    await forgetUnclaimedRecord(note.id)
    return undefined
  }
  const rows = await readUnclaimedRecord(note.id)
  if (rows && rows.length > 0) return note.id
  // Another tab may be writing the first entry, so only a still empty record is erased.
  return (await eraseUnclaimedRecord(note.id, [])) ? undefined : note.id
}

export async function readUnclaimedRecord(id: string): Promise<CarriedRow[] | undefined> {
  if (isListed(id, useProfiles.getState().list)) return undefined
  const glance = await readOnce(id)
  return glance && carriedRows(glance.rows)
}

/** A missing database is not created, and reads then fail as closed. */
export function openUnclaimedRecord(id: string): LifeTagDatabase {
  return openDatabase(id, () => {
    throw new Error(`The record ${id} is gone`)
  })
}

/**
 * Erases the record if it still holds exactly these rows, and returns false otherwise. The note goes last. If
 * the tab dies in between, an empty record is found and removed later.
 */
export async function eraseUnclaimedRecord(
  id: string,
  rows: readonly CarriedRow[],
): Promise<boolean> {
  if (isListed(id, useProfiles.getState().list)) return false
  const seen = JSON.stringify(rows)
  const isGone = await wipeDatabaseIf(id, now => JSON.stringify(carriedRows(now)) === seen)
  if (!isGone) return false
  await forgetUnclaimedRecord(id)
  return true
}

export async function forgetUnclaimedRecord(id: string): Promise<void> {
  await clearLocalNote({ id })
  removeStored('local', [LATER])
}

export const isKeptAsProfile = async (id: string, ownerId: string): Promise<boolean> =>
  isListed(id, await readProfilesNote(ownerId))

const isListed = (id: string, list: readonly NotedProfile[]): boolean =>
  list.some(each => each.id === id && !each.refusal)

const LATER = 'bring-later'
let keptInThisPage: string | undefined

export function keepForLater(id: string): void {
  keptInThisPage = id
  writeText('local', LATER, id)
}

export const isKeptForLater = (id: string): boolean =>
  keptInThisPage === id || readText('local', LATER) === id
