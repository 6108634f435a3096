/**
 * Syncs the records that are not on the screen. One request says which of them have changed, so that only
 * those and records with something to send are exchanged.
 */
import { type HeadsAnswer, headsAnswerSchema } from 'sync-protocol/sync'
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { unlessClosed } from '../../db/storage'
import type { SyncMeta } from '../../db/tables'
import { request } from '../../http/client'
import type { DrainResult } from '../engine/drain'
import { countOnlyHere } from '../record/status'

interface Stand {
  id: string
  cookie: SyncMeta['cookie']
  isIdle: boolean
}

/** Returns the first result that is neither `done` nor `not_member`. */
export async function drainThese(
  actorId: string,
  ids: readonly string[],
  drain: (id: string) => Promise<DrainResult>,
): Promise<DrainResult> {
  const stands = await Promise.all(ids.map(standOf))
  const heads = await readHeads(
    actorId,
    stands.filter(({ isIdle }) => isIdle),
  )
  let ended: DrainResult = { state: 'done' }
  for (const stand of stands) {
    if (stand.isIdle && isAt(heads?.[stand.id], stand.cookie)) continue
    // A record that is reported as closed is drained, too, because its own exchange closes it.
    const result = await drain(stand.id)
    if (ended.state === 'done' && result.state !== 'not_member') ended = result
  }
  return ended
}

/** If the server does not answer, each record is asked for by itself. */
async function readHeads(
  actorId: string,
  idle: readonly Stand[],
): Promise<HeadsAnswer | undefined> {
  if (idle.length === 0) return undefined
  const body = Object.fromEntries(idle.map(({ id, cookie }) => [id, cookie?.version ?? 0]))
  const answer = await request(`/api/sync/heads?actor=${actorId}`, {
    ...{ method: 'POST', body, answer: headsAnswerSchema },
  })
  return answer.ok ? answer.value : undefined
}

const isAt = (head: HeadsAnswer[string] | undefined, cookie: Stand['cookie']): boolean =>
  head !== undefined &&
  'version' in head &&
  head.version === cookie?.version &&
  head.epoch === cookie.epoch

/** Opens a database briefly and creates a missing one, because the worker drains only existing ones. */
async function opened<T>(
  id: string,
  read: (db: LifeTagDatabase) => Promise<T>,
): Promise<T | undefined> {
  const db = openDatabase(id)
  try {
    return await unlessClosed(db, () => read(db))
  } finally {
    db.close()
  }
}

async function standOf(id: string): Promise<Stand> {
  const stand = await opened(id, async db => {
    const [{ cookie, paused, failure }, unsent, files] = await Promise.all([
      db.readMeta(),
      db.outbox.count(),
      db.files.where('state').equals('waiting').count(),
    ])
    const isCalm = cookie !== null && paused === null && failure === null
    return { id, cookie, isIdle: isCalm && unsent === 0 && files === 0 }
  })
  return stand ?? { id, cookie: null, isIdle: false }
}

export async function countUnsentOf(ids: readonly string[]): Promise<number> {
  const counts = await Promise.all(ids.map(id => opened(id, countOnlyHere)))
  return counts.reduce<number>((sum, count = 0) => sum + count, 0)
}

export async function clientIdsOf(ids: readonly string[]): Promise<string[]> {
  const metas = await Promise.all(ids.map(id => opened(id, db => db.readMeta())))
  return metas.flatMap(meta => (meta ? [meta.clientId] : []))
}
