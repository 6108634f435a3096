/**
 * Removes records of absent people, so that the next person starts clean. If such a record has unsent
 * changes, the new person is asked first, and may sign out so that its owner can sign in.
 */

import { hasDatabase } from '../../db/database'
import { databaseName } from '../../db/database-name'
import { erased } from '../../db/erase'
import { readOnce } from '../../db/read-once'
import { signOut } from '../../people/account-session'
import { actorOfNote, clearProfilesNote, readProfilesNote } from '../../people/profiles-note'
import { readSession, recordOwnerOf } from '../../people/session'
import { readLocalNote, readNote } from '../../people/session-note'
import { ask, confirm } from '../../stores/confirm'
import { keys } from '../../stores/key-value'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { webLock } from '../../sync/runtime/lock'
import { readUnsentCopies } from '../../sync/runtime/unsent-copies'
import { orphansTexts as texts } from './texts'

/** Runs in one tab at a time, so that no tab asks about a removed record. */
export const handleOrphanDatabases = (): Promise<void> => webLock('orphans', attend)

async function attend(): Promise<void> {
  const orphans = await findOrphanDatabases()
  await removeLostNotes()
  const unsent = orphans.reduce((sum, each) => sum + each.unsent, 0)
  // The records of a family stay together, because one may refer to another.
  if (unsent === 0) await removeOrphanDatabases(orphans)
  else if (readSession().status === 'signedIn') await askNewcomer(orphans, unsent)
  else sayThatKept(orphans, unsent)
}

async function askNewcomer(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const answer = await ask({
    title: texts.question({ count: unsent }),
    body: texts.questionBody,
    choices: [
      { id: 'later', label: texts.later },
      { id: 'out', label: texts.signOut },
      { id: 'remove', label: texts.removeCount({ count: unsent }), tone: 'danger' },
    ],
  })
  if (answer === 'out') await signOut()
  if (answer === 'remove') await removeAndSay(orphans)
}

function sayThatKept(orphans: readonly OrphanDatabase[], unsent: number): void {
  showToast({
    tone: 'warn',
    title: texts.kept({ count: unsent }),
    description: texts.keptDetail,
    durationMs: 20_000,
    action: { label: texts.remove, onSelect: () => void confirmAndRemove(orphans, unsent) },
  })
}

async function confirmAndRemove(orphans: readonly OrphanDatabase[], unsent: number): Promise<void> {
  const isMeant = await confirm({
    title: texts.removeQuestion({ count: unsent }),
    body: texts.removeBody,
    confirmLabel: texts.remove,
  })
  if (isMeant) await removeAndSay(orphans)
}

async function removeAndSay(orphans: readonly OrphanDatabase[]): Promise<void> {
  try {
    await removeOrphanDatabases(orphans)
    showToast({ title: texts.removed, description: texts.removedDetail })
  } catch (error) {
    if (!storageFaultOf(error)) throw error
    console.error(error)
    showToast({
      tone: 'danger',
      title: texts.notRemoved,
      description: texts.notRemovedDetail,
    })
  }
}

/**
 * Finds records on this device that no present person would ever see. Their owners signed out and kept unsent
 * changes, or were here before another person signed in. A sign-out may also have been cut off.
 */
interface OrphanDatabase {
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
  // A full storage may have refused the note of the person who is signed in.
  const present = recordOwnerOf(readSession())
  const [user, local] = await Promise.all([readNote(), readLocalNote()])
  const own = [present, user, local].flatMap(each => each ?? [])
  const noted = await Promise.all(own.map(({ id }) => readProfilesNote(id)))
  return new Set([...own, ...noted.flat()].map(({ id }) => id))
}

async function countUnsent(id: string): Promise<number> {
  const glance = await readOnce(id)
  if (!glance) return 0
  const refused = glance.rows.filter(({ refusal }) => refusal !== undefined)
  const copies = (await readUnsentCopies(id)).flatMap(({ entries }) => entries)
  return glance.outbox.length + refused.length + copies.length
}

async function removeOrphanDatabases(
  orphans: readonly Pick<OrphanDatabase, 'id'>[],
): Promise<void> {
  if (orphans.length === 0) return
  await erased(async () => {
    for (const { id } of orphans) {
      await removeDatabase(id)
      await clearProfilesNote(id)
    }
  })
}

/** Notes about a family may outlive the records, if the storage failed between the two. */
async function removeLostNotes(): Promise<void> {
  if (!(await areNotesReadable())) return
  const owned = await ownedIds()
  const actors = (await keys()).flatMap(key => actorOfNote(key) ?? [])
  for (const id of new Set(actors)) {
    if (!owned.has(id) && !(await hasDatabase(id))) await clearProfilesNote(id)
  }
}

/** A tab that still has the database open closes it (`database.ts`). */
function removeDatabase(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(databaseName(id))
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
