import { type BenchRow, rowAfter } from '../rows'
import { startChildServer } from '../server/child-server'
import { json, type Remote, type RemoteSpace } from './remote'

type Doc = { _id: string; _rev: string } & Record<string, string>
type AllDocs = { rows: { doc: Doc }[] }

export async function startPouchDb(): Promise<Remote> {
  const server = await startChildServer('pouchdb.ts')
  let made = 0
  return {
    newSpace: () => newSpace(server.url, `bench-${++made}`),
    dispose: () => server.dispose(),
  }
}

async function newSpace(url: string, name: string): Promise<RemoteSpace> {
  const remote = `${url}/${name}`
  await json(await fetch(remote, { method: 'PUT' }))
  const readDocs = async () =>
    (await json<AllDocs>(await fetch(`${remote}/_all_docs?include_docs=true`))).rows

  return {
    space: { url, name },
    cookies: [],
    async write(changes) {
      const revisions = new Map((await readDocs()).map(({ doc }) => [doc._id, doc._rev]))
      const docs = changes.map(change => {
        const { id, collection, values } = rowAfter(change) ?? change.row
        const _deleted = change.kind === 'remove'
        return { _id: id, _rev: revisions.get(id), _deleted, collection, ...values }
      })
      await json(
        await fetch(`${remote}/_bulk_docs`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ docs }),
        }),
      )
    },
    rows: async () => (await readDocs()).map(({ doc }) => rowOf(doc)),
  }
}

function rowOf({ _id, _rev, collection, ...values }: Doc): BenchRow {
  return { id: _id, collection: collection as BenchRow['collection'], values }
}
