import type { ProfileKind } from 'sync-protocol/family'
import type { Tx } from '../../db/database'

type PersonRow = { kind: ProfileKind; createdAt: Date; handOverFrom: Date | null }

export async function readPerson(tx: Tx, userId: string): Promise<PersonRow | undefined> {
  const [row] = await tx<PersonRow[]>`
    select kind, created_at as "createdAt", hand_over_from as "handOverFrom"
    from users where id = ${userId}`
  return row
}

/** The consent is that of the person who makes the record. */
export const insertManaged = (tx: Tx, id: string, at: Date) =>
  tx`
    insert into users (id, kind, consent_at, created_at) values (${id}, 'managed', ${at}, ${at})`

export const delayHandOver = (tx: Tx, id: string, until: Date) =>
  tx`update users set hand_over_from = ${until} where id = ${id}`

/** Needs a transaction for the account itself. */
export async function readEmailHash(
  tx: Tx,
  userId: string,
): Promise<{ hash: Buffer | null; isConfirmed: boolean; isRefused: boolean }> {
  const [row] = await tx<{ hash: Buffer | null; isConfirmed: boolean; isRefused: boolean }[]>`
    select email_hash as hash, email_confirmed_at is not null as "isConfirmed",
      email_refused_at is not null as "isRefused"
    from users where id = ${userId}`
  return row ?? { hash: null, isConfirmed: false, isRefused: false }
}
