import type { LifeTagDatabase } from '../db/database'
import { forgetNumbersFrom, rowsOf } from './fold'
import { refreshView, viewTables } from './view'

/** What stands in `meta` of a client that has sent nothing yet. */
export const newClient = (clientId: string) => ({ clientId, nextId: 1, confirmedId: 0 })

/**
 * Another browser profile sends under this one's client id: it was copied, with all it held. From
 * here on this one is a client of its own, and what the server has not taken goes out under the
 * new name. Nothing that was made here is lost, and nothing is taken twice.
 */
export async function becomeNewClient(db: LifeTagDatabase, clientId: string): Promise<void> {
  await db.transaction('rw', viewTables(db), async () => {
    const meta = await db.readMeta()
    await forgetNumbersFrom(db, 1)
    await db.meta.put({ ...meta, ...newClient(clientId) })
    await refreshView(
      db,
      rowsOf([...(await db.outbox.toArray()), ...(await db.outcomes.toArray())]),
    )
  })
}
