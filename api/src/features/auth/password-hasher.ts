import { hash, verify } from '@node-rs/argon2'
import type { Services } from '../../deps'
import { createTurnstile } from '../../http/turnstile'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** A null `stored` (no account or no password) takes the same time and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>
}

export type AuthDeps = { passwords: PasswordHasher }
export type AuthServices = Services & AuthDeps

export type HashCost = { memoryKib: number; passes: number }

/** OWASP's minimum for argon2id with one lane. */
const OWASP_COST: HashCost = { memoryKib: 19_456, passes: 2 }
/** The library's enum is a `const enum`, which single-file compilation cannot read. */
const ARGON2ID = 2

const AT_ONCE = 8
const MAX_WAITING = 200

/** At most 8 hashes run at a time, to limit memory and threads. Only tests pass a lower cost. */
export async function createPasswordHasher(cost = OWASP_COST): Promise<PasswordHasher> {
  const options = {
    algorithm: ARGON2ID,
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  }
  const inTurn = createTurnstile(AT_ONCE, MAX_WAITING)
  // Keyboards compose accents in different ways.
  const normal = (password: string) => password.normalize('NFKC')
  const dummy = await hash('the password of no account', options)

  return {
    hash: password => inTurn(() => hash(normal(password), options)),
    async verify(stored, password) {
      const isRight = await inTurn(() => verify(stored ?? dummy, normal(password)))
      return isRight && stored !== null
    },
  }
}
