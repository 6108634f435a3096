import type { Tx } from '../../db/database'

export type ShareRow = {
  id: string
  tokenHash: Buffer
  kind: 'live' | 'sealed'
  createdAt: Date
  /** Null if only the owner ends the link. */
  endsAt: Date | null
  isEnded: boolean
  passcodeHash: Buffer | null
  triesLeft: number | null
  sealed: Buffer
}

const columns = (tx: Tx) =>
  tx`id, token_hash as "tokenHash", kind, created_at as "createdAt", ends_at as "endsAt",
    is_ended as "isEnded", passcode_hash as "passcodeHash", tries_left as "triesLeft", sealed`

const works = (tx: Tx, at: Date) =>
  tx`(ends_at is null or ends_at > ${at}) and (tries_left is null or tries_left > 0)`

/** Call it within `database.lookup('share', …)`. */
export async function findShared(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await tx<{ user_id: string }[]>`
    select user_id from share_directory where token_hash = ${tokenHash}`
  return row?.user_id
}

export async function findOpenShare(
  tx: Tx,
  userId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<(ShareRow & { content: string | null }) | undefined> {
  const [row] = await tx<(ShareRow & { content: string | null })[]>`
    select ${columns(tx)}, content from shares
    where user_id = ${userId} and token_hash = ${tokenHash} and ${works(tx, at)}`
  return row
}

/** One statement, so that parallel tries cannot exceed the tries that are left. */
export async function tryPasscode(
  tx: Tx,
  userId: string,
  id: string,
  passcodeHash: Buffer,
): Promise<{ isRight: boolean; triesLeft: number } | undefined> {
  const [tried] = await tx<{ isRight: boolean; triesLeft: number }[]>`
    update shares
    set tries_left = tries_left - case when passcode_hash = ${passcodeHash} then 0 else 1 end
    where user_id = ${userId} and id = ${id} and tries_left > 0
    returning passcode_hash = ${passcodeHash} as "isRight", tries_left as "triesLeft"`
  return tried
}

export const selectShares = (tx: Tx, userId: string) =>
  tx<ShareRow[]>`
    select ${columns(tx)} from shares where user_id = ${userId}
    order by created_at desc, id desc`

export async function countOpenShares(tx: Tx, userId: string, at: Date): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from shares where user_id = ${userId} and ${works(tx, at)}`
  return row?.count ?? 0
}

export async function insertShare(
  tx: Tx,
  userId: string,
  share: Omit<ShareRow, 'isEnded'> & { content: string | null },
): Promise<void> {
  const { id, tokenHash, kind, createdAt, endsAt, passcodeHash, triesLeft, sealed, content } = share
  await tx`
    insert into share_directory (token_hash, user_id, ends_at)
    values (${tokenHash}, ${userId}, ${endsAt})`
  await tx`
    insert into shares (user_id, id, token_hash, kind, created_at, ends_at, passcode_hash, tries_left,
      sealed, content)
    values (${userId}, ${id}, ${tokenHash}, ${kind}, ${createdAt}, ${endsAt}, ${passcodeHash},
      ${triesLeft}, ${sealed}, ${content})`
}

export async function endShare(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const [share] = await tx<{ tokenHash: Buffer }[]>`
    select token_hash as "tokenHash" from shares where user_id = ${userId} and id = ${id}`
  if (!share) return false
  await tx`
    update shares set ends_at = ${at}, is_ended = true, content = null
    where user_id = ${userId} and id = ${id} and (ends_at is null or ends_at > ${at})`
  await tx`
    delete from share_directory where user_id = ${userId} and token_hash = ${share.tokenHash}`
  return true
}
