/**
 * Finds changes that leave a phone too early. Such a change ends in a visible refusal and loses nothing, so the
 * checks at the end cannot find it. This checks each change when it is sent.
 */
import type { ExchangeRequest } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../src/db/database'
import { entriesOf } from '../../src/sync/engine/batch'
import { filesOf } from '../../src/sync/files/named-files'
import { readStores } from './read-stores'
import { rowName } from './snapshot'

const STORES = ['meta', 'outbox', 'rejections', 'files'] as const

/** A change waits for the files that it names, and for an earlier refused change of its row. */
export async function outOfTurn(
  db: LifeTagDatabase,
  leaving: ExchangeRequest['mutations'],
): Promise<string[]> {
  const { meta, outbox, rejections, files } = await readStores(db, STORES)
  const batch = meta[0]?.batch
  const numbered = batch ? entriesOf(batch, outbox) : []
  const unsent = new Set(files.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  return leaving.flatMap(({ id, ...change }) => {
    const name = rowName(change.collection, change.rowId)
    const entry = numbered.find(waiting => waiting.id === id)
    const refused = rejections.find(
      ({ seq, collection, rowId }) =>
        entry && seq < entry.seq && rowName(collection, rowId) === name,
    )
    return [
      ...(refused ? [`${id} of ${name} left although an earlier change was refused`] : []),
      ...filesOf(change)
        .filter(file => unsent.has(file.id))
        .map(file => `${id} of ${name} left before the file ${file.id}`),
    ]
  })
}
