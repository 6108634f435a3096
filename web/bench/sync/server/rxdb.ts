/** The endpoint of RxDB's guide on HTTP replication. `/{name}/pull` and `/{name}/push` work in memory. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { WithDeleted } from 'rxdb/plugins/core'
import type { RxPullAnswer, RxPushAnswer, RxPushRequest, RxRow } from '../page/rxdb-handlers'
import { listen } from './listen'

type MasterRow = { seq: number; doc: WithDeleted<RxRow> }
/** Rows by id, the oldest change first. A changed row moves to the end. */
type Master = Map<string, MasterRow>

const masters = new Map<string, Master>()
let lastSeq = 0

listen((request, response) => {
  answer(request, response).catch(error => {
    console.error(error)
    response.writeHead(500).end()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, name = '', call] = pathname.split('/')
  const master = masters.get(name) ?? new Map<string, MasterRow>()
  masters.set(name, master)
  response.setHeader('Content-Type', 'application/json')
  if (call === 'pull') {
    const seq = Number(searchParams.get('seq'))
    response.end(JSON.stringify(pull(master, seq, Number(searchParams.get('limit')))))
  } else if (call === 'push') {
    response.end(JSON.stringify(push(master, JSON.parse(await bodyOf(request)))))
  } else {
    response.end('{}')
  }
}

function pull(master: Master, since: number, limit: number): RxPullAnswer {
  const newer = [...master.values()].filter(({ seq }) => seq > since).slice(0, limit)
  return {
    documents: newer.map(({ doc }) => doc),
    checkpoint: { seq: newer.at(-1)?.seq ?? since },
  }
}

function push(master: Master, rows: RxPushRequest): RxPushAnswer {
  return rows.flatMap(({ assumedMasterState, newDocumentState }) => {
    const { id } = newDocumentState
    const known = master.get(id)?.doc
    if (known && !isDeepStrictEqual(known, assumedMasterState)) return [known]
    master.delete(id)
    master.set(id, { seq: ++lastSeq, doc: newDocumentState })
    return []
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
