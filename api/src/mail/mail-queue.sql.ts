import * as z from 'zod/mini'
import type { Tx } from '../db/database'
import { LEASE_MS } from './retry'

/** The sealed content of an e-mail. `kind` is for the log. */
export const outgoingSchema = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** UUIDs of the accounts and records that it is about. */
  about: z.array(z.string()),
})
export type Outgoing = z.infer<typeof outgoingSchema>

export type ClaimedEmail = { id: string; sealed: Buffer; tries: number; created_at: Date }

const BATCH = 20

export const insertEmail = (tx: Tx, { id, sealed, at }: { id: string; sealed: Buffer; at: Date }) =>
  tx`insert into emails (id, sealed, created_at, due_at) values (${id}, ${sealed}, ${at}, ${at})`

/** For `LEASE_MS` only the caller may send the claimed e-mails. */
export const claimEmails = (tx: Tx, ids: readonly string[] | 'all', now: Date) =>
  tx<ClaimedEmail[]>`
    update emails set tries = tries + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = any(array(
      select id from emails
      where due_at <= ${now} ${ids === 'all' ? tx`` : tx`and id = any(${ids}::uuid[])`}
      order by due_at limit ${BATCH} for update skip locked))
    returning id, sealed, tries, created_at`

export const postponeEmail = (tx: Tx, id: string, dueAt: Date) =>
  tx`update emails set due_at = ${dueAt} where id = ${id}`

export const deleteEmail = (tx: Tx, id: string) => tx`delete from emails where id = ${id}`
