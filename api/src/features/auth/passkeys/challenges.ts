import { createHash } from 'node:crypto'
import type { Config } from '../../../core/config'
import type { Services } from '../../../deps'

export type Question =
  /** `accountId` is the id that the new account will have. */
  | { purpose: 'sign_up'; accountId: string }
  | { purpose: 'add'; accountId: string }
  | { purpose: 'sign_in'; accountId: null }

export const CHALLENGE_MS = 5 * 60_000

type Deps = Pick<Services, 'database' | 'now' | 'randomBytes'>

export async function askOnce(
  { database, now, randomBytes }: Deps,
  { purpose, accountId }: Question,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const endsAt = new Date(now().getTime() + CHALLENGE_MS)
  const hash = hashOf(Buffer.from(challenge).toString('base64url'))
  await database.anonymous(
    tx => tx`
      insert into passkey_challenges (challenge_hash, purpose, account_id, expires_at)
      values (${hash}, ${purpose}, ${accountId}, ${endsAt})`,
  )
  return challenge
}

export async function takeQuestion(
  { database, now }: Deps,
  challenge: string,
): Promise<Question | null> {
  const rows = await database.anonymous(
    tx => tx<(Question & { expiresAt: Date })[]>`
      delete from passkey_challenges where challenge_hash = ${hashOf(challenge)}
      returning purpose, account_id as "accountId", expires_at as "expiresAt"`,
  )
  const [row] = rows
  return row && row.expiresAt > now() ? row : null
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** Passkeys are bound to the host, and their answers to the exact origin. */
export const relyingParty = ({ publicOrigin }: Config) => ({
  id: new URL(publicOrigin).hostname,
  name: 'LifeTag',
  origin: publicOrigin,
})
