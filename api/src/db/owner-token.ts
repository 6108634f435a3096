import { createHash } from 'node:crypto'
import postgres from 'postgres'

type RandomBytes = (count: number) => Buffer

export const hashOwnerToken = (token: string): Buffer =>
  createHash('sha256').update(token.trim()).digest()

/** Returns the new token, to be shown once, or null if there already is one. */
export const ensureOwnerToken = (ownerUrl: string, randomBytes: RandomBytes) =>
  storeToken(ownerUrl, randomBytes, sql => sql`where owner_token_hash is null`)

export async function replaceOwnerToken(ownerUrl: string, randomBytes: RandomBytes) {
  const token = await storeToken(ownerUrl, randomBytes, sql => sql``)
  if (token === null) throw new Error('The database has no server_state')
  return token
}

/** A token of 256 random bits cannot be guessed, so it needs no slow hash. */
async function storeToken(
  ownerUrl: string,
  randomBytes: RandomBytes,
  where: (sql: postgres.Sql) => postgres.Fragment,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    // If several processes start together, only the first stores and shows its token.
    const stored = await sql`
      update server_state set owner_token_hash = ${hashOwnerToken(token)} ${where(sql)} returning 1`
    return stored.length === 1 ? token : null
  } finally {
    await sql.end({ timeout: 1 })
  }
}
