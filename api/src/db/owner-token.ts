import { createHash } from 'node:crypto'
import postgres from 'postgres'

type RandomBytes = (count: number) => Buffer

export const hashOwnerToken = (token: string): Buffer =>
  createHash('sha256').update(token.trim()).digest()

/** At the first start: the new token, to be shown once. Null where there is one already. */
export const ensureOwnerToken = (ownerUrl: string, randomBytes: RandomBytes) =>
  storeToken(ownerUrl, randomBytes, sql => sql`where owner_token_hash is null`)

/** The token that there was opens nothing any more. */
export async function replaceOwnerToken(ownerUrl: string, randomBytes: RandomBytes) {
  const token = await storeToken(ownerUrl, randomBytes, sql => sql``)
  if (token === null) throw new Error('The database has no server_state')
  return token
}

/** 256 random bits cannot be guessed, so that no slow hash is needed. */
async function storeToken(
  ownerUrl: string,
  randomBytes: RandomBytes,
  where: (sql: postgres.Sql) => postgres.Fragment,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    // Of processes that start together, one stores its token, and that one shows it.
    const stored = await sql`
      update server_state set owner_token_hash = ${hashOwnerToken(token)} ${where(sql)} returning 1`
    return stored.length === 1 ? token : null
  } finally {
    await sql.end({ timeout: 1 })
  }
}
