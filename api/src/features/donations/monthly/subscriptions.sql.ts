import type { PlanId } from 'sync-protocol/commerce'
import type { SubscriptionStatus } from 'sync-protocol/rest'
import type { Tx } from '../../../db/database'

export type SubscriptionKind = 'plan' | 'monthly_gift'

export type SubscriptionRow = {
  id: string
  user_id: string
  kind: SubscriptionKind
  plan: PlanId | null
  total_cents: number
  status: Exclude<SubscriptionStatus, 'none'>
  subscription_id: string | null
  current_period_end: Date | null
  cancel_at_period_end: boolean
  created_at: Date
  stripe_reads: number
  stripe_read_at: Date | null
}

const ENDED = ['canceled', 'incomplete_expired']
export const hasEnded = ({ status }: { status: string }): boolean => ENDED.includes(status)

export const lockSubscriptions = (tx: Tx, userId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`subscriptions ${userId}`}, 0))`

export async function findSubscription(
  tx: Tx,
  userId: string,
  kind: SubscriptionKind,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx<SubscriptionRow[]>`
    select * from subscriptions where user_id = ${userId} and kind = ${kind}
    order by status in ${tx(ENDED)}, created_at desc, id desc limit 1`
  return row
}

/** Runs within a transaction that names the row or Stripe's id. */
export async function readSubscriptionRow(
  tx: Tx,
  key: { id: string } | { subscriptionId: string },
): Promise<SubscriptionRow | undefined> {
  const [row] =
    'id' in key
      ? await tx<SubscriptionRow[]>`select * from subscriptions where id = ${key.id}`
      : await tx<SubscriptionRow[]>`
          select * from subscriptions where subscription_id = ${key.subscriptionId}`
  return row
}

type NewSubscriptionRow = Pick<
  SubscriptionRow,
  'id' | 'user_id' | 'kind' | 'plan' | 'total_cents' | 'created_at'
>

export async function insertSubscription(tx: Tx, row: NewSubscriptionRow): Promise<void> {
  await tx`
    insert into subscriptions (id, user_id, kind, plan, total_cents, created_at)
    values (${row.id}, ${row.user_id}, ${row.kind}, ${row.plan}, ${row.total_cents},
      ${row.created_at})`
}

export const setSubscriptionId = (tx: Tx, id: string, subscriptionId: string) =>
  tx`update subscriptions set subscription_id = ${subscriptionId}
     where id = ${id} and subscription_id is null returning 1`

type Move = Pick<SubscriptionRow, 'status' | 'current_period_end' | 'cancel_at_period_end'> & {
  at: Date
}

export async function moveSubscription(tx: Tx, read: SubscriptionRow, move: Move) {
  const moved = await tx`
    update subscriptions set status = ${move.status},
      current_period_end = ${move.current_period_end},
      cancel_at_period_end = ${move.cancel_at_period_end},
      stripe_reads = stripe_reads + 1, stripe_read_at = ${move.at}
    where id = ${read.id} and stripe_reads = ${read.stripe_reads}
    returning 1`
  return moved.length === 1
}

export async function findCustomer(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx<{ customer_id: string }[]>`
    select customer_id from stripe_customers where user_id = ${userId}`
  return row?.customer_id
}

export const keepCustomer = (tx: Tx, userId: string, customerId: string) =>
  tx`insert into stripe_customers (user_id, customer_id) values (${userId}, ${customerId})
     on conflict do nothing`
