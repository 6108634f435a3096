/**
 * Finds records on this device that no present person would ever see. Their owners signed out and kept unsent
 * changes, or were here before another person signed in. A sign-out may also have been cut off.
 */

import { readProfilesNote, unsentCopiesKeyOf } from '../people/profiles-note'
import { readLocalNote, readNote } from '../people/session-note'
import { del, keys } from '../stores/key-value'
import { databaseName } from './database-name'
import { erased } from './erase'
import { readOnce } from './read-once'

export interface OrphanDatabase {
  id: string
  unsent: number
}

/** Finds none in a browser that does not list its databases. */
export async function findOrphanDatabases(): Promise<OrphanDatabase[]> {
  // Databases are listed first, because a new record is noted before it gets a database.
  const all = (await indexedDB.databases?.()) ?? []
  // If the notes cannot be read, each record may belong to a present person.
  if (!(await areNotesReadable())) return []
  const owned = await ownedIds()
  const ids = all.flatMap(({ name }) => {
    const id = name?.startsWith(databaseName('')) ? name.slice(databaseName('').length) : ''
    return id && !owned.has(id) ? id : []
  })
  return Promise.all(ids.map(async id => ({ id, unsent: await countUnsent(id) })))
}

const areNotesReadable = (): Promise<boolean> =>
  keys().then(
    () => true,
    () => false,
  )

async function ownedIds(): Promise<ReadonlySet<string>> {
  const [user, local] = await Promise.all([readNote(), readLocalNote()])
  const noted = user ? await readProfilesNote(user.id) : []
  const own = [user, local].flatMap(each => each ?? [])
  return new Set([...own, ...noted].map(({ id }) => id))
}

async function countUnsent(id: string): Promise<number> {
  const glance = await readOnce(id)
  if (!glance) return 0
  const refused = glance.rows.filter(({ refusal }) => refusal !== undefined)
  return glance.outbox.length + refused.length
}

export async function removeOrphanDatabases(
  orphans: readonly Pick<OrphanDatabase, 'id'>[],
): Promise<void> {
  if (orphans.length === 0) return
  const noted = await keys()
  await erased(async () => {
    for (const { id } of orphans) {
      await removeDatabase(id)
      const ofThem = [unsentCopiesKeyOf(id), `profiles ${id}`]
      for (const key of ofThem.filter(each => noted.includes(each))) await del(key)
    }
  })
}

/** A tab that still has the database open closes it (`database.ts`). */
function removeDatabase(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(databaseName(id))
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
