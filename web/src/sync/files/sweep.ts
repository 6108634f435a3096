import type { LifeTagDatabase } from '../../db/database'
import { filesOf, filesOfBase } from './named-files'

/** The time in which an undo or an open form may name a file again. */
const GRACE_MS = 24 * 3_600_000

export async function sweepFiles(db: LifeTagDatabase, nowMs: number): Promise<void> {
  const tables = [db.blobs, db.files, db.basePages, db.outbox, db.rejections, db.acknowledged]
  await db.transaction('rw', tables, async () => {
    const old = await db.files.filter(({ keptAtMs }) => keptAtMs < nowMs - GRACE_MS).toArray()
    if (old.length === 0) return
    const named = await namedFiles(db)
    await db.files.bulkDelete(old.filter(({ id }) => !named.has(id)).map(({ id }) => id))
    const inUse = new Set((await db.files.toArray()).map(({ sha256 }) => sha256))
    const unused = old.filter(({ sha256 }) => !inUse.has(sha256))
    await db.blobs.bulkDelete(unused.map(({ sha256 }) => sha256))
  })
}

async function namedFiles(db: LifeTagDatabase): Promise<Set<string>> {
  const [ofBase, outbox, rejections, acknowledged] = await Promise.all([
    filesOfBase(db),
    db.outbox.toArray(),
    db.rejections.toArray(),
    db.acknowledged.toArray(),
  ])
  const changes = [...outbox, ...rejections, ...acknowledged.flatMap(page => page.changes)]
  const named = [...ofBase, ...changes.flatMap(({ change }) => filesOf(change))]
  return new Set(named.map(({ id }) => id))
}
