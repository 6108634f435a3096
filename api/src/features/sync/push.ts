import type { PushAnswer } from 'sync-protocol/sync'
import type { Database } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Records } from '../../records/records'
import { type IncomingPush, mutationsOf, readEntry } from './push-request'
import { advanceClient, openClient } from './sync.sql'
import { takeMutations } from './take-mutations'

type Deps = { database: Database; records: Records }

/**
 * Takes a client's oldest unsent mutations, and says nothing of what others did. Statements that need
 * nothing of each other travel together; they run in the order in which they are listed.
 */
export function push(
  { database, records }: Deps,
  userId: string,
  request: IncomingPush,
): Promise<PushAnswer> {
  const { clientId } = request
  const entries = request.mutations.map(readEntry)
  return database.transaction(userId, async tx => {
    // One push of a person at a time: a repeated one waits, and finds the outcomes of the first.
    const [opened, standing] = await Promise.all([
      records.open(tx, userId, mutationsOf(entries)),
      openClient(tx, userId, clientId),
    ])
    if (!standing) throw new AppError('wrong_user')
    const { client } = standing
    if (request.epoch !== null && request.epoch !== client.epoch) {
      throw new AppError('epoch_changed')
    }
    const { epoch } = client
    const taken = await takeMutations(tx, records, userId, clientId, { client, entries, opened })
    const { lastId, outcomes, written, save } = taken
    await Promise.all([save(), written && advanceClient(tx, userId, clientId, { lastId, epoch })])
    return { epoch, lastId, version: written?.version ?? opened.space.version, outcomes }
  })
}
