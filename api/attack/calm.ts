import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from './client'
import { addCode, allergy, signUp } from './people'

export interface Calm {
  times: number[]
  /** What was asked, and what came of it. */
  failures: string[]
}

/** So often each of the four, in a second. */
const PER_SECOND = 2
const GIVEN_UP_MS = 10_000

/** Somebody who goes about their day: a pull, a look at the profile, an edit, a scan of their code. */
export async function prepareCalm(port: number) {
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
  // Warm: the person's key, plans, compiled code.
  for (const doing of doings) await doing(0)

  return {
    close: () => client.close(),
    /** Begins each request when it is due, whether or not the last one ended, until the signal. */
    async live(signal: AbortSignal): Promise<Calm> {
      const calm: Calm = { times: [], failures: [] }
      const under: Promise<void>[] = []
      const startMs = performance.now()
      const everyMs = 1_000 / (PER_SECOND * doings.length)
      for (let nth = 0; !signal.aborted; nth++) {
        const dueMs = startMs + nth * everyMs
        await sleep(Math.max(0, dueMs - performance.now()))
        under.push(timed(doings[nth % doings.length]?.(nth), dueMs, calm))
      }
      await Promise.all(under)
      return calm
    },
  }
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
