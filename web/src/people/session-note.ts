import { readText, removeStored, writeText } from '../stores/browser-storage'
import { del, getIfKept, set, update } from '../stores/key-value'
import { noteReading } from '../stores/storage-trouble'
import type { RecordOwner, SessionUser } from './session'

// The notes of the last users outlive the tab, so that the app opens without a network. They hold no
// credentials, which are in a cookie that scripts cannot read. If the browser stores nothing, as in some
// private windows, reading returns nothing, writing does nothing, and the app asks the server.
const key = 'last-user'

export const readNote = (): Promise<SessionUser | undefined> => read<SessionUser>(key)

/** Returns undefined if there is no note, or if it cannot be read. The screens then show a notice. */
async function read<Note extends RecordOwner>(name: string): Promise<Note | undefined> {
  try {
    const note = await find<Note>(name)
    noteReading(NOTES, false)
    return note
  } catch {
    noteReading(NOTES, true)
    return undefined
  }
}

const NOTES = {}

/** Ignores the note of a person who signed out. */
async function find<Note extends RecordOwner>(name: string): Promise<Note | undefined> {
  const note = await getIfKept<Note>(name)
  return note && hasLeft(note) ? undefined : note
}

export async function writeNote(user: SessionUser): Promise<boolean> {
  const isWritten = await isDone(set(key, user))
  if (isWritten && hasLeft(user)) removeStored('local', [leftKey])
  return isWritten
}

/** It is in another storage, so that a note that cannot be deleted opens no record at the next start. */
const leftKey = 'signed-out'

const hasLeft = ({ id }: RecordOwner): boolean => readText('local', leftKey) === id

/** Returns false if a note may still be here. `finishSignOut` then deletes it at the next start. */
export async function clearNotes(owner: RecordOwner): Promise<boolean> {
  writeText('local', leftKey, owner.id)
  const isCleared = (await clearNote()) && (await clearLocalNote(owner))
  if (isCleared) removeStored('local', [leftKey])
  return isCleared
}

export async function finishSignOut(): Promise<void> {
  const id = readText('local', leftKey)
  if (id !== null) await clearNotes({ id })
}

export const clearNote = (): Promise<boolean> => isDone(delIfKept(key, () => true))

/** A browser that stores nothing refuses a deletion. */
async function delIfKept(name: string, isMeant: (note: RecordOwner) => boolean): Promise<void> {
  const note = await getIfKept<RecordOwner>(name)
  if (note && isMeant(note)) await del(name)
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
export const findLocalNote = (): Promise<RecordOwner | undefined> => find(localKey)

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
      noted = before && !hasLeft(before) ? before : fresh
      return noted
    })
    return noted
  } catch {
    return undefined
  }
}

/** Returns false if the note may still be here. */
export const clearLocalNote = ({ id }: RecordOwner): Promise<boolean> =>
  isDone(delIfKept(localKey, note => note.id === id))
