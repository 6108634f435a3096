import type { Tx } from '../../db/database'

/** Of addresses that nobody refused each is one person's: a duplicate where another has it. */
export const enterAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`
    insert into login_directory (email_hash, user_id) values (${hash}, ${userId})
    on conflict (email_hash, user_id) do update set is_refused = false
    where login_directory.is_refused`

export const leaveAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`delete from login_directory where email_hash = ${hash} and user_id = ${userId}`

/** The account stays, and signs in with the address where nobody else has it. */
export const refuseAddress = (tx: Tx, userId: string, hash: Buffer) =>
  tx`
    update login_directory set is_refused = true
    where email_hash = ${hash} and user_id = ${userId}`
