import type { VersionEvent } from 'sync-protocol/sync'
import { unlessClosed } from '../../db/storage'
import { nameOf } from '../record/row-keys'
import { applyExchange } from './apply'
import type { Engine } from './drain'

/**
 * Applies the changes of a server-sent event, as if an exchange without mutations had returned them. Returns
 * false if they do not follow directly on this device's version.
 */
export async function applyEvent(
  { db, lock, now, newId }: Omit<Engine, 'transport'>,
  { version, from, changes }: VersionEvent,
): Promise<boolean> {
  if (!from || !changes || version === null || version <= from.version) return false
  const applied = await unlessClosed(db, () =>
    lock(`sync:${db.userId}`, async () => {
      const meta = await db.readMeta()
      const { confirmedId } = meta
      const read = {
        sent: { meta: { ...meta, cookie: from }, entries: [] },
        actor: undefined,
        ...{ isAll: false, epoch: from.epoch, version },
        // An event contains no results for this client's own changes.
        ...{ lastId: confirmedId, startId: confirmedId, outcomes: [], merge: null, acks: [] },
        changes: new Map([...changes.puts, ...changes.removes].map(row => [nameOf(row), row])),
      }
      return applyExchange(db, read, { nowMs: now(), newId })
    }),
  )
  return applied?.state === 'applied'
}
