import { BETA_REMINDER_DAYS } from 'sync-protocol/commerce'
import type { JobReads } from '../../db/maintenance'
import type { Services } from '../../deps'
import { followUp, settleOrder } from '../../orders/settle-order'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** At a time; the next run takes the rest. */
const BATCH = 200

/**
 * What is left over of orders: payments whose webhook never came, e-mails that could not be sent, and
 * the reminder of a tester's feedback. Each order is dealt with by itself; one that fails stops no other.
 */
export async function runOrderJobs(services: Services, jobReads: JobReads): Promise<void> {
  await remindTesters(services, jobReads)
  for (const id of await findWaiting(services, jobReads)) {
    await settleOrder(services, id, null).catch(() => {})
  }
  for (const id of await findOwing(services, jobReads)) {
    await followUp(services, id).catch(() => {})
  }
}

type Id = { id: string }
const ids = (rows: readonly Id[]): string[] => rows.map(({ id }) => id)

/** A checkout is over after a day; two more are for a provider that was away. */
async function findWaiting({ payments, now }: Services, jobReads: JobReads): Promise<string[]> {
  if (!payments) return []
  const [from, to] = [now().getTime() - 3 * DAY_MS, now().getTime() - HOUR_MS / 2]
  return ids(
    await jobReads.read(
      tx => tx<Id[]>`
        select id from orders
        where status = 'pending' and session_id is not null
          and created_at between ${new Date(from)} and ${new Date(to)}
        order by stripe_read_at nulls first limit ${BATCH}`,
    ),
  )
}

async function findOwing(_: Services, jobReads: JobReads): Promise<string[]> {
  return ids(
    await jobReads.read(
      tx => tx<Id[]>`
        select id from orders where emails_due <> '{}' and user_id is not null
        order by created_at limit ${BATCH}`,
    ),
  )
}

type Tester = { id: string; user_id: string }

/** Once each, so many days before it is due, and to nobody who has given it already. */
async function remindTesters({ database, now }: Services, jobReads: JobReads): Promise<void> {
  const soon = new Date(now().getTime() + BETA_REMINDER_DAYS * DAY_MS)
  const testers = await jobReads.read(
    tx => tx<Tester[]>`
      select id, user_id from orders
      where kind = 'beta' and status in ('shipped', 'delivered') and user_id is not null
        and feedback_due_at <= ${soon} and not is_feedback_reminded
        and not exists (select from beta_feedback f where f.order_id = orders.id)
      limit ${BATCH}`,
  )
  for (const { id, user_id } of testers) {
    await database.transaction(
      user_id,
      tx => tx`
        update orders set is_feedback_reminded = true, emails_due = emails_due || array['feedback']
        where id = ${id} and user_id = ${user_id} and not is_feedback_reminded`,
    )
  }
}
