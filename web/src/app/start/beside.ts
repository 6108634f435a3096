/**
 * The record that was begun on this phone without an account, while somebody is signed in to an account
 * of another id. It lies in a database of its own, and the note of it outlives the sign-in.
 */
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { readOnce } from '../../db/read-once'
import { wipeDatabaseIf } from '../../db/wipe-if'
import { readText, removeStored, writeText } from '../../stores/browser-storage'
import { useProfiles } from '../../stores/profiles'
import { type NotedProfile, readProfilesNote } from '../../stores/profiles-note'
import { clearLocalNote, findLocalNote } from '../../stores/session-note'
import { type CarriedRow, carriedRows } from '../../sync/record/carried'

/** Its id; undefined where there is none, or nothing in it. */
export async function findBeside(ownerId: string): Promise<string | undefined> {
  const note = await findLocalNote()
  if (!note || note.id === ownerId) return undefined
  if (await isKeptAsProfile(note.id, ownerId)) {
    await letGo(note.id)
    return undefined
  }
  const rows = await readBeside(note.id)
  if (rows && rows.length > 0) return note.id
  // Another tab may be writing the first entry just now.
  return (await eraseBeside(note.id, [])) ? undefined : note.id
}

/** What it holds now; undefined where it is gone, or is beside no more. */
export async function readBeside(id: string): Promise<CarriedRow[] | undefined> {
  if (isListed(id, useProfiles.getState().list)) return undefined
  const glance = await readOnce(id)
  return glance && carriedRows(glance.rows)
}

/** To be read and closed. Where it is gone it is not made anew: all that is asked of it fails as closed. */
export function openBeside(id: string): LifeTagDatabase {
  return openDatabase(id, () => {
    throw new Error(`The record ${id} is gone`)
  })
}

/**
 * For good, where it holds these rows and no others; false, and untouched, where it does not. The note goes
 * last: where the tab dies on the way, an empty record is found and let go.
 */
export async function eraseBeside(id: string, rows: readonly CarriedRow[]): Promise<boolean> {
  if (isListed(id, useProfiles.getState().list)) return false
  const seen = JSON.stringify(rows)
  const isGone = await wipeDatabaseIf(id, now => JSON.stringify(carriedRows(now)) === seen)
  if (!isGone) return false
  await letGo(id)
  return true
}

/** It is beside no more. */
export async function letGo(id: string): Promise<void> {
  await clearLocalNote({ id })
  removeStored('local', [LATER])
}

/** It is among the records of the account, and the server has not refused it. */
export const isKeptAsProfile = async (id: string, ownerId: string): Promise<boolean> =>
  isListed(id, await readProfilesNote(ownerId))

const isListed = (id: string, list: readonly NotedProfile[]): boolean =>
  list.some(each => each.id === id && !each.refusal)

const LATER = 'bring-later'
/** Where the browser stores nothing, it is asked again with the next page. */
let keptInThisPage: string | undefined

/** Its owner has seen it, and wants it kept as it is for now. */
export function keepForLater(id: string): void {
  keptInThisPage = id
  writeText('local', LATER, id)
}

export const isKeptForLater = (id: string): boolean =>
  keptInThisPage === id || readText('local', LATER) === id
