import { signUp } from '../remote/lifetag'
import type { LifeTagClient } from '../remote/lifetag-client'
import { editBy, makeRows } from '../rows'

export const PEOPLE = 8
export const CHANGES = 10

type Pushed = { pushes: number; perSecond: number }
type Around = { begin(): void; end(): void }

export async function pushesPerSecond(
  url: string,
  seconds: number,
  around?: Around,
): Promise<Pushed> {
  const clients = await Promise.all(Array.from({ length: PEOPLE }, () => newClient(url)))
  let isOver = false
  let pushes = 0
  const pushOn = async (client: LifeTagClient) => {
    const rows = makeRows(CHANGES)
    while (!isOver) {
      await client.push(rows.map(row => editBy(String(pushes), row)))
      pushes += 1
    }
  }
  around?.begin()
  const startMs = performance.now()
  const timer = setTimeout(() => {
    isOver = true
  }, seconds * 1000)
  await Promise.all(clients.map(pushOn))
  clearTimeout(timer)
  const perSecond = (pushes * 1000) / (performance.now() - startMs)
  around?.end()
  for (const client of clients) client.close()
  return { pushes, perSecond }
}

async function newClient(url: string): Promise<LifeTagClient> {
  const client = await signUp(url)
  await client.push(makeRows(100).map(row => ({ kind: 'add', row })))
  await client.pull()
  return client
}
