import { signUp } from '../remote/lifetag'
import type { LifeTagClient } from '../remote/lifetag-client'
import { editBy, makeRows } from '../rows'

export const PEOPLE = 8
export const CHANGES = 10

/** Pushes a second that the server takes from 8 people at once, each of 10 edits. */
export async function pushesPerSecond(url: string, seconds: number): Promise<number> {
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
  const startMs = performance.now()
  const timer = setTimeout(() => {
    isOver = true
  }, seconds * 1000)
  await Promise.all(clients.map(pushOn))
  clearTimeout(timer)
  return (pushes * 1000) / (performance.now() - startMs)
}

/** Somebody with 100 rows. */
async function newClient(url: string): Promise<LifeTagClient> {
  const client = await signUp(url)
  await client.push(makeRows(100).map(row => ({ kind: 'add', row })))
  await client.pull()
  return client
}
