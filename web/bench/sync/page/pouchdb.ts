/** PouchDB 9 as its guide recommends: `put` with the current revision, and one-shot replication. */
import PouchDB from 'pouchdb-browser'
import type { BenchCollection, BenchRow } from '../rows'
import { expose } from './expose'
import type { OpenStore } from './store'

type Doc = Record<string, string> & { _id: string; _rev?: string; collection: BenchCollection }

/** The default of 100 is slower here than larger batches. */
const options = { batch_size: 1000 }

const openPouchDb: OpenStore = async ({ name, url }) => {
  const db = new PouchDB<Doc>(name)
  await db.info()
  const remote = `${url}/${name}`

  return {
    async write(change) {
      const { id, collection, values } = change.row
      if (change.kind === 'add') {
        await db.put({ _id: id, collection, ...values } as Doc)
        return
      }
      const doc = await db.get(id)
      if (change.kind === 'remove') await db.remove(doc)
      else await db.put({ ...doc, ...change.values } as Doc)
    },
    async sync(direction) {
      if (direction === 'push') await db.replicate.to(remote, options)
      else if (direction === 'pull') await db.replicate.from(remote, options)
      else await db.sync(remote, options)
    },
    async goLive() {
      db.sync(remote, { ...options, live: true, retry: true })
    },
    async rows() {
      const { rows } = await db.allDocs({ include_docs: true })
      return rows.map(({ doc }) => rowOf(doc))
    },
  }
}

function rowOf({ _id, _rev, collection, ...values }: Doc): BenchRow {
  return { id: _id, collection, values }
}

expose(openPouchDb)
