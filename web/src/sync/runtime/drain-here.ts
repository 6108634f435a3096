import type { VersionEvent } from 'sync-protocol/sync'
import { hasDatabase, type LifeTagDatabase, openDatabase } from '../../db/database'
import { readNote } from '../../stores/session-note'
import { applyEvent } from '../engine/apply-event'
import { type DrainResult, drain, type Engine } from '../engine/drain'
import { httpTransport } from '../engine/transport'
import { newUuid } from '../record/ids'
import { webLock } from './lock'

/** The engine of an open database, in whatever this code runs in, a tab or the worker. */
const engineOf = (db: LifeTagDatabase): Engine => ({
  ...{ db, transport: httpTransport, lock: webLock },
  now: () => Date.now(),
  newId: () => newUuid(),
})

export const drainHere = (db: LifeTagDatabase, options: { resume: boolean }) =>
  drain(engineOf(db), options)

/** False: what is new has to be asked for. */
export const applyEventHere = (db: LifeTagDatabase, event: VersionEvent) =>
  applyEvent(engineOf(db), event)

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

/** For the worker when no tab said whose turn it is. */
export async function drainLastUser(): Promise<DrainResult> {
  const user = await readNote()
  return user ? drainUser(user.id, { resume: false }) : { state: 'closed' }
}
