import { createPasswordHasher } from '../../src/features/auth/password-hasher'
import { PASSWORD } from '../../test/app'
import type { Person } from './person'
import type { Town } from './town'

export const ACTIONS = ['scan', 'signIn', 'push', 'pull'] as const satisfies (keyof Person)[]
export type Action = (typeof ACTIONS)[number]

/** Unordered milliseconds. `argon2` is the hash alone, which is most of a sign-in. */
export type Times = Record<Action | 'argon2', number[]>

const WARMING = 20

/** Towns take turns, so that other load on the machine affects all equally. */
export async function measure(towns: readonly Town[], rounds: number): Promise<Times[]> {
  const passwords = await createPasswordHasher()
  const hash = await passwords.hash(PASSWORD)
  const times = towns.map((): Times => ({ scan: [], signIn: [], push: [], pull: [], argon2: [] }))
  for (let round = -WARMING; round < rounds; round++) {
    for (let turn = 0; turn < towns.length; turn++) {
      const at = (turn + Math.max(0, round)) % towns.length
      const { people = [] } = towns[at] ?? {}
      const person = people[Math.abs(round) % people.length]
      for (const action of ACTIONS) {
        const took = await timed(async () => person?.[action]())
        if (round >= 0) times[at]?.[action].push(took)
      }
      const took = await timed(() => passwords.verify(hash, PASSWORD))
      if (round >= 0) times[at]?.argon2.push(took)
    }
  }
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}
