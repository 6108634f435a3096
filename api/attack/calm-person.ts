/**
 * A person's ordinary day. It has its own process (started by calm.ts), so that the attacker's load does not
 * affect the times.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Calm } from './calm'
import { createClient } from './client'
import { addCode, allergy, signUp } from './people'

/** Per second and action. */
const PER_SECOND = 2
const GIVEN_UP_MS = 10_000

await live(Number(process.argv[2]))

async function live(port: number): Promise<void> {
  const doings = await prepare(port)
  const calm: Calm = { times: [], failures: [] }
  let isOver = false
  const ending = once(process, 'message').then(() => {
    isOver = true
  })
  process.send?.('ready')
  const under: Promise<void>[] = []
  const startMs = performance.now()
  const everyMs = 1_000 / (PER_SECOND * doings.length)
  // An action begins when it is due, even if the previous one has not ended.
  for (let nth = 0; !isOver; nth++) {
    const dueMs = startMs + nth * everyMs
    await sleep(Math.max(0, dueMs - performance.now()))
    under.push(timed(doings[nth % doings.length]?.(nth), dueMs, calm))
  }
  await Promise.all([ending, ...under])
  process.send?.(calm)
}

/** A pull, a read of the profile, an edit, and a scan of their code. */
async function prepare(port: number) {
  const client = createClient(port)
  const person = await signUp(client)
  const { token } = await addCode(person)
  const ok = (name: string, status: number) => {
    if (status !== 200) throw new Error(`${name} ${status}`)
  }
  const doings = [
    async () => ok('pull', (await person.pull()).status),
    async () => ok('profile', (await person.send('GET', '/api/medical-profile')).status),
    async () => {
      await person.push(allergy('Latex'))
    },
    async (nth: number) => {
      const address = `203.0.113.${nth % 250}`
      ok('scan', (await client.send('GET', `/e/${token}`, { address })).status)
    },
  ]
  // Warm up the person's key, the query plans and the compiled code.
  for (const doing of doings) await doing(0)
  return doings
}

async function timed(doing: Promise<unknown> | undefined, dueMs: number, calm: Calm) {
  let givenUp: NodeJS.Timeout | undefined
  try {
    const tooLate = new Promise<never>((_, reject) => {
      givenUp = setTimeout(() => reject(new Error('no answer')), GIVEN_UP_MS)
    })
    await Promise.race([doing, tooLate])
    calm.times.push(performance.now() - dueMs)
  } catch (error) {
    calm.failures.push(error instanceof Error ? error.message.slice(0, 80) : 'failed')
  } finally {
    clearTimeout(givenUp)
  }
}
