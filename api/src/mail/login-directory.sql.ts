import type { Tx } from '../db/database'

/** Throws a duplicate error if another account has the address and its holder has not refused it. */
export const enterAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`
    insert into login_directory (email_hash, user_id) values (${hash}, ${userId})
    on conflict (email_hash, user_id) do update set is_refused = false
    where login_directory.is_refused`

/** Also un-refuses the address. */
export async function setEmailConfirmed(tx: Tx, userId: string, at: Date): Promise<void> {
  const [row] = await tx<{ email_hash: Buffer }[]>`
    update users set email_confirmed_at = ${at}, email_refused_at = null where id = ${userId}
    returning email_hash`
  if (row) await enterAddress(tx, userId, row.email_hash)
}

export const leaveAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`delete from login_directory where email_hash = ${hash} and user_id = ${userId}`

/** The account can still sign in with the address unless another account has it. */
export const refuseAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`
    update login_directory set is_refused = true
    where email_hash = ${hash} and user_id = ${userId}`
