import { hasDatabase, type LifeTagDatabase, openDatabase } from '../../db/database'
import { readNote } from '../../stores/session-note'
import { type DrainResult, drain } from '../engine/drain'
import { httpTransport } from '../engine/transport'
import { newUuid } from '../record/ids'
import { webLock } from './lock'

/** Drains an open database from whatever this code runs in, a tab or the worker. */
export function drainHere(db: LifeTagDatabase, options: { resume: boolean }): Promise<DrainResult> {
  const now = () => Date.now()
  const newId = () => newUuid()
  return drain({ db, transport: httpTransport, lock: webLock, now, newId }, options)
}

/** For the worker, which has no database open. One that is not there is not made. */
export async function drainUser(
  userId: string,
  options: { resume: boolean },
): Promise<DrainResult> {
  if (!(await hasDatabase(userId))) return { state: 'closed' }
  const db = openDatabase(userId)
  try {
    return await drainHere(db, options)
  } finally {
    db.close()
  }
}

/** For the worker when no tab told it whose turn it is. */
export async function drainLastUser(): Promise<DrainResult> {
  const user = await readNote()
  return user ? drainUser(user.id, { resume: false }) : { state: 'closed' }
}
