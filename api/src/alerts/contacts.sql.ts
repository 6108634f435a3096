import type { AlertContactState } from 'sync-protocol/rest'
import type { Tx } from '../db/database'

export type ContactRow = {
  id: string
  state: AlertContactState
  secretHash: Buffer | null
  askedAt: Date
  expiresAt: Date
  answeredAt: Date | null
  sealed: Buffer
  sealedEndpoint: Buffer | null
}

const columns = (tx: Tx) =>
  tx`id, state, secret_hash as "secretHash", asked_at as "askedAt", expires_at as "expiresAt",
    answered_at as "answeredAt", sealed, sealed_endpoint as "sealedEndpoint"`

export const selectContacts = (tx: Tx, userId: string) =>
  tx<ContactRow[]>`
    select ${columns(tx)} from alert_contacts where user_id = ${userId}
    order by asked_at desc, id desc`

export async function findContact(
  tx: Tx,
  userId: string,
  id: string,
): Promise<ContactRow | undefined> {
  const [row] = await tx<ContactRow[]>`
    select ${columns(tx)} from alert_contacts where user_id = ${userId} and id = ${id} for update`
  return row
}

type NewContact = Pick<ContactRow, 'id' | 'secretHash' | 'askedAt' | 'expiresAt' | 'sealed'>

export const insertContact = (tx: Tx, userId: string, contact: NewContact) =>
  tx`
    insert into alert_contacts (user_id, id, state, secret_hash, asked_at, expires_at, sealed)
    values (${userId}, ${contact.id}, 'asked', ${contact.secretHash}, ${contact.askedAt},
      ${contact.expiresAt}, ${contact.sealed})`

/** The contact has not confirmed this address yet. */
export const noteEndpoint = (tx: Tx, userId: string, id: string, sealed: Buffer) =>
  tx`
    update alert_contacts set sealed_endpoint = ${sealed}
    where user_id = ${userId} and id = ${id} and state = 'asked'`

export const noteActive = (tx: Tx, userId: string, id: string, at: Date) =>
  tx`
    update alert_contacts set state = 'active', secret_hash = null, answered_at = ${at}
    where user_id = ${userId} and id = ${id} and state = 'asked' and sealed_endpoint is not null`

export const noteStopped = (tx: Tx, userId: string, id: string, at: Date) =>
  tx`
    update alert_contacts
    set state = 'stopped', secret_hash = null, sealed_endpoint = null, answered_at = ${at}
    where user_id = ${userId} and id = ${id} and state <> 'stopped'`

export async function deleteContact(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx`
    delete from alert_contacts where user_id = ${userId} and id = ${id} returning id`
  return gone.length > 0
}
