import { randomUUID } from 'node:crypto'
import type { RegisterAnswer } from 'sync-protocol/rest'
import { type ExchangeAnswer, PUSH_MAX, valuesOf } from 'sync-protocol/sync'
import { AppServer } from '../../../e2e/harness/app-server'
import { ROOM } from '../room'
import type { BenchRow } from '../rows'
import { LifeTagClient } from './lifetag-client'
import { postJson } from './post-json'
import type { Remote, RemoteSpace } from './remote'

const LIMITS = { RECORD_MAX_ROWS: `${ROOM.rows}`, RECORD_MAX_BYTES: `${ROOM.bytes}` }

/** As in `npm start`, fsync is on. */
export async function startLifeTag(): Promise<Remote & { server: AppServer }> {
  const server = await AppServer.launch(LIMITS)
  return { server, newSpace: () => newSpace(server.url), dispose: () => server.dispose() }
}

async function newSpace(url: string): Promise<RemoteSpace> {
  const client = await signUp(url)
  return {
    space: { url, name: client.userId },
    cookies: [{ ...client.session, url }],
    async write(changes) {
      await client.pull()
      for (let from = 0; from < changes.length; from += PUSH_MAX) {
        await client.push(changes.slice(from, from + PUSH_MAX))
      }
    },
    async rows() {
      const reader = new LifeTagClient(url, client.userId, client.session)
      return rowsOf(await reader.pull())
    },
  }
}

export async function signUp(url: string): Promise<LifeTagClient> {
  const email = `bench-${randomUUID()}@lifetag.example`
  const { answer, headers } = await postJson<RegisterAnswer>(
    `${url}/api/auth/register`,
    { email, password: 'a long and quiet benchmark' },
    { Origin: url },
  )
  const [name = '', value = ''] = (headers['set-cookie']?.[0] ?? '').split(/[=;]/)
  return new LifeTagClient(url, answer.user.id, { name, value })
}

function rowsOf(pages: ExchangeAnswer[]): BenchRow[] {
  const puts = new Map(pages.flatMap(page => page.puts.map(put => [put.rowId, put] as const)))
  return [...puts.values()].flatMap(({ rowId: id, collection, record }) => {
    const values = valuesOf(record) as Record<string, string> // the benchmark writes only text
    if (collection !== 'allergies' && collection !== 'medications') return []
    return [{ id, collection, values }]
  })
}
