import type { Tx } from '../db/database'

// Hashes of tokens travel as hex: the driver takes an array of buffers for one buffer.

/**
 * Takes those of the tokens that nobody ever had; gives the hashes it took. Spent ones are looked
 * up after the insert: it may have waited for an account that was being deleted.
 */
export async function claimTokens(
  tx: Tx,
  userId: string,
  claims: { hash: string; codeId: string }[],
): Promise<Set<string>> {
  const rows = await tx<{ hash: string }[]>`
    insert into code_links (token_hash, user_id, code_id)
    select decode(hash_hex, 'hex'), ${userId}, code_id
    from unnest(
      ${claims.map(claim => claim.hash)}::text[], ${claims.map(claim => claim.codeId)}::uuid[]
    ) as claimed(hash_hex, code_id)
    on conflict (token_hash) do nothing
    returning encode(token_hash, 'hex') as hash`
  const taken = rows.map(row => row.hash)
  const spent = await tx<{ hash: string }[]>`
    select encode(token_hash, 'hex') as hash from spent_tokens
    where token_hash in (select decode(hash_hex, 'hex') from unnest(${taken}::text[]) as t(hash_hex))`
  if (spent.length === 0) return new Set(taken)
  const hashes = new Set(spent.map(row => row.hash))
  await releaseTokens(tx, userId, [...hashes])
  return new Set(taken.filter(hash => !hashes.has(hash)))
}

/** Gives back tokens that no code came to carry. */
export const releaseTokens = (tx: Tx, userId: string, hashes: string[]) =>
  tx`
    delete from code_links
    where user_id = ${userId} and encode(token_hash, 'hex') = any(${hashes}::text[])`

/** Of each code, the current token works (none where it is null) and every other one is retired. */
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

/** Inside `database.lookup('code_token', hash, …)`: the code that the shown token opens. */
export async function findShownCode(
  tx: Tx,
  hash: string,
): Promise<{ userId: string; codeId: string } | null> {
  const [row] = await tx<{ user_id: string; code_id: string }[]>`
    select user_id, code_id from code_links where token_hash = decode(${hash}, 'hex')`
  return row ? { userId: row.user_id, codeId: row.code_id } : null
}

/** Of someone who leaves: nobody ever gets one of their tokens again. */
export const spendTokens = (tx: Tx, userId: string) =>
  tx`
    insert into spent_tokens select token_hash from code_links where user_id = ${userId}
    on conflict do nothing`
