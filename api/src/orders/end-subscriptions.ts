/**
 * A subscription of a deleted account is kept until the payment provider has confirmed its end, so that an
 * outage, a restart or switched-off payments cannot leave a person paying.
 */
import type { Tx } from '../db/database'
import type { Services } from '../deps'
import { logJobFailure } from '../http/request-log'
import { SLOW_RETRY, waitMs } from '../outbox/retry-policy'

type EndingServices = Pick<Services, 'database' | 'log' | 'now' | 'payments'>

const BATCH = 20
/** A server that has not ended a subscription after this time counts as crashed. */
const LEASE_MS = 10 * 60_000

/** Runs in the transaction that deletes the account. */
export const putEndings = (tx: Tx, subscriptionIds: readonly string[], at: Date) =>
  tx`insert into subscription_endings (subscription_id, due_at)
     select id, ${at} from unnest(${[...subscriptionIds]}::text[]) as owed(id)
     on conflict do nothing`

/** A subscription that fails is postponed and stops no other. */
export async function endDueSubscriptions(services: EndingServices): Promise<void> {
  const { database, now, payments } = services
  if (!payments) return
  for (;;) {
    const claimed = await database.anonymous(tx => claimEndings(tx, now()))
    await Promise.all(claimed.map(ending => tryToEnd(services, payments, ending)))
    if (claimed.length < BATCH) return
  }
}

type Ending = { subscription_id: string; tries: number }

async function tryToEnd(
  { database, log, now }: EndingServices,
  payments: NonNullable<Services['payments']>,
  { subscription_id: id, tries }: Ending,
): Promise<void> {
  try {
    await payments.endNow(id)
  } catch (error) {
    logJobFailure({ log, now }, 'end subscription', error)
    const dueAt = new Date(now().getTime() + waitMs(SLOW_RETRY, tries))
    await database.anonymous(
      tx => tx`update subscription_endings set due_at = ${dueAt} where subscription_id = ${id}`,
    )
    return
  }
  await database.anonymous(tx => tx`delete from subscription_endings where subscription_id = ${id}`)
}

const claimEndings = (tx: Tx, now: Date) =>
  tx<Ending[]>`
    update subscription_endings
    set tries = tries + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
    where subscription_id = any(array(
      select subscription_id from subscription_endings where due_at <= ${now}
      order by due_at limit ${BATCH} for update skip locked))
    returning subscription_id, tries`
