import { hash, verify } from '@node-rs/argon2'
import type { Services } from '../../deps'
import { createTurnstile } from '../../http/turnstile'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Null for accounts that do not exist, or have none: as much work, and never true. */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** What signing in needs beyond what every feature gets. */
export type AuthDeps = { passwords: PasswordHasher }
export type AuthServices = Services & AuthDeps

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. (2 is argon2id in the library's enum.) */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const AT_ONCE = 8
const MAX_WAITING = 200

/** At most 8 hashes at once, so that a wave of sign-ins cannot take all memory and threads. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const inTurn = createTurnstile(AT_ONCE, MAX_WAITING)
  // The same text must match whether a keyboard composes its accents or not.
  const normal = (password: string) => password.normalize('NFKC')
  const dummy = await hash('nobody has this password', OPTIONS)

  return {
    hash: password => inTurn(() => hash(normal(password), OPTIONS)),
    async verify(stored, password) {
      const isRight = await inTurn(() => verify(stored ?? dummy, normal(password)))
      return isRight && stored !== null
    },
  }
}
