import { del, getIfKept, set, update } from './key-value'
import type { RecordOwner, SessionUser } from './session'
import { noteReading } from './storage-trouble'

// The notes of who was last here outlive the tab, so that the app opens with no signal. They hold no
// credential: those are in a cookie that no script can read. Where the browser keeps no data at all
// (some private windows) reading gives nothing and writing does nothing, and the app asks the server.
const key = 'last-user'

export const readNote = (): Promise<SessionUser | undefined> => read<SessionUser>(key)

/** Undefined where there is none, and where it cannot be read, which the screens then say. */
async function read<Note>(name: string): Promise<Note | undefined> {
  try {
    const note = await getIfKept<Note>(name)
    noteReading(NOTES, false)
    return note
  } catch {
    noteReading(NOTES, true)
    return undefined
  }
}

/** The notes as one thing that is read. */
const NOTES = {}

/** False where it could not be written. */
export async function writeNote(user: SessionUser): Promise<boolean> {
  return set(key, user).then(
    () => true,
    () => false,
  )
}

export async function clearNote(): Promise<void> {
  await del(key).catch(() => undefined)
}

/** Of the record without an account. It stays when somebody signs in to an account of another id. */
const localKey = 'local-record'

export const readLocalNote = (): Promise<RecordOwner | undefined> => read<RecordOwner>(localKey)

/** Rejects if the note cannot be read, for callers that try again (keepReading). */
export const findLocalNote = (): Promise<RecordOwner | undefined> => getIfKept(localKey)

/** Whether one of another id than this is noted here. */
export async function isAnotherNoted(id: string): Promise<boolean> {
  const note = await findLocalNote()
  return note !== undefined && note.id !== id
}

/**
 * The owner already noted, or else this one from now on: two tabs that start at once agree on one.
 * Undefined where the browser keeps nothing.
 */
export async function noteLocal(fresh: RecordOwner): Promise<RecordOwner | undefined> {
  try {
    let noted = fresh
    await update<RecordOwner>(localKey, before => {
      noted = before ?? fresh
      return noted
    })
    return noted
  } catch {
    return undefined
  }
}

/** `id`: only where the note is of this one. */
export async function clearLocalNote({ id }: RecordOwner): Promise<void> {
  if ((await readLocalNote())?.id === id) await del(localKey).catch(() => undefined)
}
