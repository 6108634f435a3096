import { BETA_REMINDER_DAYS } from 'sync-protocol/commerce'
import { runEach } from '../../core/run-each'
import type { JobReads } from '../../db/maintenance'
import { workThrough } from '../../db/work-through'
import type { Services } from '../../deps'
import { logJobFailure } from '../../http/request-log'
import { noteOrderLook } from '../../orders/orders.sql'
import { followUp, settleOrder } from '../../orders/settle-order'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const LOOKED_UP = 200

type Id = { id: string }
type Tester = { id: string; user_id: string }

/** An order that fails stops no other. */
export const runOrderJobs = (
  services: Services,
  jobReads: JobReads,
  lookedUp = LOOKED_UP,
): Promise<void> =>
  runEach([
    () => remindTesters(services, jobReads),
    () => settleWaiting(services, jobReads, lookedUp),
    () => sendOwedEmails(services, jobReads),
  ])

async function settleWaiting(services: Services, jobReads: JobReads, most: number): Promise<void> {
  const { database, now, payments } = services
  if (!payments) return
  // A checkout ends after a day, and two more days allow for an outage of the provider.
  const [from, to] = [now().getTime() - 3 * DAY_MS, now().getTime() - HOUR_MS / 2]
  const waiting = await jobReads.read(
    tx => tx<Id[]>`
      select id from orders
      where status = 'pending' and session_id is not null
        and created_at between ${new Date(from)} and ${new Date(to)}
      order by stripe_read_at nulls first limit ${most}`,
  )
  for (const { id } of waiting) {
    try {
      await settleOrder(services, id, null)
    } catch (error) {
      logJobFailure(services, 'order payment', error)
      // Otherwise checkouts that always fail would come first in every run.
      await database.lookup('payment', id, tx => noteOrderLook(tx, id, now()))
    }
  }
}

async function sendOwedEmails(services: Services, { read }: JobReads): Promise<void> {
  await workThrough({
    readPage: (after, limit) =>
      read(
        tx => tx<Id[]>`
          select id from orders where emails_due <> '{}' and user_id is not null and id > ${after}
          order by id limit ${limit}`,
      ),
    work: ({ id }) => followUp(services, id),
    onFailed: error => logJobFailure(services, 'order e-mail', error),
  })
}

async function remindTesters(services: Services, { read }: JobReads): Promise<void> {
  const { database, now } = services
  const soon = new Date(now().getTime() + BETA_REMINDER_DAYS * DAY_MS)
  await workThrough({
    readPage: (after, limit) =>
      read(
        tx => tx<Tester[]>`
          select id, user_id from orders
          where kind = 'beta' and status in ('shipped', 'delivered') and user_id is not null
            and feedback_due_at <= ${soon} and not is_feedback_reminded and id > ${after}
            and not exists (select from beta_feedback f where f.order_id = orders.id)
          order by id limit ${limit}`,
      ),
    work: ({ id, user_id }) =>
      database.transaction(
        user_id,
        tx => tx`
          update orders set is_feedback_reminded = true, emails_due = emails_due || array['feedback']
          where id = ${id} and user_id = ${user_id} and not is_feedback_reminded`,
      ),
    onFailed: error => logJobFailure(services, 'feedback reminder', error),
  })
}
