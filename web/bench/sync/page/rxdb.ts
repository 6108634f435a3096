/** RxDB as its guide on HTTP replication recommends, on its free Dexie storage. */
import { createRxDatabase, type RxCollection, type RxJsonSchema } from 'rxdb/plugins/core'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { expose } from './expose'
import { pullFrom, pushTo, type RxCheckpoint, type RxRow, toRow, toRxRow } from './rxdb-handlers'
import type { OpenStore } from './store'

const schema: RxJsonSchema<RxRow> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    list: { type: 'string' },
    values: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['id', 'list', 'values'],
}

/** The default of 100 is slower here than larger batches. */
const batchSize = 1000

const openRxDb: OpenStore = async ({ name, url }) => {
  const database = await createRxDatabase({
    name,
    storage: getRxStorageDexie(),
    multiInstance: false,
  })
  const { rows } = await database.addCollections<{ rows: RxCollection<RxRow> }>({
    rows: { schema },
  })
  const remote = `${url}/${name}`

  return {
    async write(change) {
      if (change.kind === 'add') {
        await rows.insert(toRxRow(change.row))
        return
      }
      const doc = await rows.findOne(change.row.id).exec(true)
      if (change.kind === 'remove') await doc.remove()
      else await doc.patch({ values: { ...doc.values, ...change.values } })
    },
    async sync(direction) {
      const replication = replicateRxCollection<RxRow, RxCheckpoint>({
        replicationIdentifier: remote,
        collection: rows,
        live: false,
        ...(direction !== 'push' && { pull: { handler: pullFrom(remote), batchSize } }),
        ...(direction !== 'pull' && { push: { handler: pushTo(remote), batchSize } }),
      })
      const failed = new Promise<never>((_, reject) => replication.error$.subscribe(reject))
      await Promise.race([replication.awaitInitialReplication(), failed])
      await replication.cancel()
    },
    async rows() {
      const docs = await rows.find().exec()
      return docs.map(toRow)
    },
  }
}

expose(openRxDb)
