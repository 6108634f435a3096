import { type RxPullAnswer, type RxPushRequest, toRow, toRxRow } from '../page/rxdb-handlers'
import { rowAfter } from '../rows'
import { startChildServer } from '../server/child-server'
import { json, type Remote, type RemoteSpace } from './remote'

export async function startRxDb(): Promise<Remote> {
  const server = await startChildServer('rxdb.ts')
  let made = 0
  return {
    newSpace: async () => newSpace(server.url, `bench-${++made}`),
    dispose: () => server.dispose(),
  }
}

function newSpace(url: string, name: string): RemoteSpace {
  const remote = `${url}/${name}`
  const readDocs = async () =>
    (await json<RxPullAnswer>(await fetch(`${remote}/pull?seq=0&limit=1000000`))).documents

  return {
    space: { url, name },
    cookies: [],
    async write(changes) {
      const known = new Map((await readDocs()).map(doc => [doc.id, doc]))
      const body: RxPushRequest = changes.map(change => {
        const row = rowAfter(change)
        const assumed = known.get(change.row.id)
        const newDocumentState = { ...toRxRow(row ?? change.row), _deleted: row === undefined }
        return { newDocumentState, ...(assumed && { assumedMasterState: assumed }) }
      })
      await json(await fetch(`${remote}/push`, { method: 'POST', body: JSON.stringify(body) }))
    },
    async rows() {
      const living = (await readDocs()).filter(doc => !doc._deleted)
      return living.map(toRow)
    },
  }
}
