import type { VersionEvent } from 'sync-protocol/sync'
import { hasDatabase, type LifeTagDatabase, openDatabase } from '../../db/database'
import { applyEvent } from '../engine/apply-event'
import { type DrainResult, drain, type Engine } from '../engine/drain'
import { transportFor } from '../engine/transport'
import { newUuid } from '../record/ids'
import { announceProfile } from './announce-profile'
import { webLock } from './lock'

interface Asked {
  actorId: string
  resume: boolean
}

function engineOf(db: LifeTagDatabase, actorId: string): Engine {
  const world = { db, lock: webLock, now: () => Date.now(), newId: () => newUuid() }
  if (actorId === db.userId) return { ...world, transport: transportFor() }
  const announce = () => announceProfile(actorId, db.userId)
  return { ...world, transport: transportFor(db.userId), actorId, announce }
}

export const drainHere = (
  db: LifeTagDatabase,
  { actorId = db.userId, resume }: { actorId?: string; resume: boolean },
): Promise<DrainResult> => drain(engineOf(db, actorId), { resume })

export const applyEventHere = (db: LifeTagDatabase, event: VersionEvent) =>
  applyEvent(engineOf(db, db.userId), event)

export async function drainProfile({
  userId,
  ...asked
}: Asked & { userId: string }): Promise<DrainResult> {
  if (!(await hasDatabase(userId))) return { state: 'closed' }
  const db = openDatabase(userId)
  try {
    return await drainHere(db, asked)
  } finally {
    db.close()
  }
}
