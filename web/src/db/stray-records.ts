/**
 * Records on this device that nobody who comes here would ever see: of who signed out and kept what was not
 * sent, of who was here before somebody else signed in, or of a sign-out that was cut off.
 */
import { del, keys } from '../stores/key-value'
import { leftoversKeyOf, readProfilesNote } from '../stores/profiles-note'
import { readLocalNote, readNote } from '../stores/session-note'
import { databaseName } from './database-name'
import { erased } from './erase'
import { readOnce } from './read-once'

export interface Stray {
  /** Whose record it is. */
  id: string
  /** Changes that are only here: those that wait, and those that the server refused. */
  unsent: number
}

/** A browser that does not list its databases has none to find. */
export async function findStrays(): Promise<Stray[]> {
  // The databases first: what is begun meanwhile is noted before it has one.
  const all = (await indexedDB.databases?.()) ?? []
  // Where the notes cannot be read, each of them may be that of who is here.
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

/** Who was last signed in with all their records, and who has no account. */
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

/** For good, with what is noted of them. */
export async function removeStrays(strays: readonly Pick<Stray, 'id'>[]): Promise<void> {
  if (strays.length === 0) return
  const noted = await keys()
  await erased(async () => {
    for (const { id } of strays) {
      await removeDatabase(id)
      const ofThem = [leftoversKeyOf(id), `profiles ${id}`]
      for (const key of ofThem.filter(each => noted.includes(each))) await del(key)
    }
  })
}

/** A tab that still has it open lets go of it (`database.ts`). */
function removeDatabase(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(databaseName(id))
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
