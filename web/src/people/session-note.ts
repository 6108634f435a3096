import { del, getIfKept, set, update } from '../stores/key-value'
import { noteReading } from '../stores/storage-trouble'
import type { RecordOwner, SessionUser } from './session'

// The notes of the last users outlive the tab, so that the app opens without a network. They hold no
// credentials, which are in a cookie that scripts cannot read. If the browser stores nothing, as in some
// private windows, reading returns nothing, writing does nothing, and the app asks the server.
const key = 'last-user'

export const readNote = (): Promise<SessionUser | undefined> => read<SessionUser>(key)

/** Returns undefined if there is no note, or if it cannot be read. The screens then show a notice. */
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

const NOTES = {}

export async function writeNote(user: SessionUser): Promise<boolean> {
  return isDone(set(key, user))
}

/** Returns false if the note may still be here. */
export async function clearNote(): Promise<boolean> {
  const before = await readNote()
  const isDeleted = await isDone(del(key))
  return isDeleted || before === undefined
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** This note stays after a sign-in to another account. */
const localKey = 'local-record'

export const readLocalNote = (): Promise<RecordOwner | undefined> => read<RecordOwner>(localKey)

/** Rejects if the note cannot be read, for callers that try again (keepReading). */
export const findLocalNote = (): Promise<RecordOwner | undefined> => getIfKept(localKey)

export async function isAnotherNoted(id: string): Promise<boolean> {
  const note = await findLocalNote()
  return note !== undefined && note.id !== id
}

/**
 * Returns the noted owner, or notes `fresh`, so that two tabs that start together agree on one. Undefined if
 * the browser stores nothing.
 */
export async function writeLocalNote(fresh: RecordOwner): Promise<RecordOwner | undefined> {
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

export async function clearLocalNote({ id }: RecordOwner): Promise<void> {
  if ((await readLocalNote())?.id === id) await del(localKey).catch(() => undefined)
}
