import type { Collection } from 'sync-protocol/sync'
import { byteaArray } from '../db/bytea-array'
import type { Sql, Tx } from '../db/database'

// Hashes of tokens are sent as hex, because the driver mistakes an array of buffers for one buffer.

/**
 * Claims tokens that have never been used, and returns their hashes. The space must be locked (see
 * `upsertRecords` for its row in the statement). Spent tokens are looked up after the insert, because the
 * insert may have waited for an account that was being deleted.
 */
export async function claimTokens(
  tx: Tx,
  userId: string,
  claims: { hash: string; codeId: string }[],
): Promise<Set<string>> {
  const rows = await tx<{ hash: string }[]>`
    insert into code_directory (token_hash, user_id)
    select decode(hash_hex, 'hex'), ${userId}
    from unnest(${claims.map(claim => claim.hash)}::text[]) as claimed(hash_hex)
    on conflict (token_hash) do nothing
    returning encode(token_hash, 'hex') as hash`
  const taken = rows.map(row => row.hash)
  const links = taken.flatMap(hash => claims.find(claim => claim.hash === hash) ?? [])
  if (links.length > 0) {
    await tx`
      insert into code_links (token_hash, user_id, code_id)
      select decode(hash_hex, 'hex'), user_id, code_id
      from spaces, unnest(
        ${links.map(link => link.hash)}::text[], ${links.map(link => link.codeId)}::uuid[]
      ) as linked(hash_hex, code_id)
      where user_id = ${userId}`
  }
  const spent = await tx<{ hash: string }[]>`
    select encode(token_hash, 'hex') as hash from spent_tokens
    where token_hash in (select decode(hash_hex, 'hex') from unnest(${taken}::text[]) as t(hash_hex))`
  if (spent.length === 0) return new Set(taken)
  const hashes = new Set(spent.map(row => row.hash))
  await releaseTokens(tx, userId, [...hashes])
  return new Set(taken.filter(hash => !hashes.has(hash)))
}

export const releaseTokens = (tx: Tx, userId: string, hashes: string[]) =>
  Promise.all([
    tx`
      delete from code_links
      where user_id = ${userId} and encode(token_hash, 'hex') = any(${hashes}::text[])`,
    tx`
      delete from code_directory
      where user_id = ${userId}
        and token_hash = any(${byteaArray(
          tx,
          hashes.map(hash => Buffer.from(hash, 'hex')),
        )})`,
  ])

/** Makes the current token of each code work (null: none) and retires all others. */
export const settleLinks = (
  tx: Tx,
  userId: string,
  codes: { codeId: string; currentHash: string | null }[],
  at: Date,
) =>
  tx`
    update code_links as link
    set retired_at = case
      when link.token_hash = decode(code.current_hash, 'hex') then null
      else coalesce(link.retired_at, ${at})
    end
    from unnest(
      ${codes.map(code => code.codeId)}::uuid[], ${codes.map(code => code.currentHash)}::text[]
    ) as code(id, current_hash)
    where link.user_id = ${userId} and link.code_id = code.id`

/** The result of the database function `read_code_by_token`. */
type ShownCode = {
  userId: string
  codeId: string
  /** True if a helper can notify someone other than the person. */
  hasFamily: boolean
  /** Null after the person's data key was destroyed. Binary values are hex. */
  key: { version: string; wrapped: string } | null
  pin: { wrongTries: number; wrongAtMs: number[] } | null
  rows: [collection: Collection, id: string, version: number, sealed: string][]
}

/**
 * Returns `withdrawn` if the token was replaced or its code or account deleted, and null if it was never
 * used.
 */
export async function readShownCode(
  sql: Sql,
  tokenHash: Buffer,
  collections: readonly Collection[],
): Promise<ShownCode | 'withdrawn' | null> {
  const [row] = await sql<{ shown: ShownCode | { withdrawn: true } | null }[]>`
    select read_code_by_token(${tokenHash}, ${[...collections]}::text[]) as shown`
  const shown = row?.shown ?? null
  return shown && 'withdrawn' in shown ? 'withdrawn' : shown
}

/** The tokens of a deleted person are never given out again. */
export const spendTokens = (tx: Tx, userId: string) =>
  tx`
    insert into spent_tokens select token_hash from code_links where user_id = ${userId}
    on conflict do nothing`
