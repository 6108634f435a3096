import type { Tx } from '../../db/database'
import type { OrderRow } from '../../orders/orders.sql'
import type { Span } from './analytics.sql'
import type { Cursor } from './cursor'

export async function listOrders(tx: Tx, { since, until }: Span, after: Cursor, limit: number) {
  return tx<OrderRow[]>`
    select * from orders
    where orders.kind = 'shop' and orders.created_at >= ${since} and orders.created_at < ${until}
      and (orders.created_at, orders.id) < (${after.at}, ${after.id})
    order by orders.created_at desc, orders.id desc limit ${limit}`
}

export async function listBetaOrders(tx: Tx, { since, until }: Span, limit: number) {
  return tx<(OrderRow & { given_at: Date | null; sealed_feedback: Buffer | null })[]>`
    select orders.*, beta_feedback.given_at, beta_feedback.sealed as sealed_feedback
    from orders left join beta_feedback on beta_feedback.order_id = orders.id
    where orders.kind = 'beta' and orders.created_at >= ${since} and orders.created_at < ${until}
    order by orders.created_at desc, orders.id desc limit ${limit}`
}

export async function findOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    select * from orders
    where orders.id = ${id}`
  return row
}

export type ListedDonation = {
  id: string
  user_id: string | null
  created_at: Date
  total_cents: number
  refunded_cents: number
  tier: string
}

export async function listDonations(tx: Tx, { since, until }: Span, after: Cursor, limit: number) {
  return tx<ListedDonation[]>`
    select id, user_id, created_at, total_cents, refunded_cents,
      coalesce(tier, kind) as tier
    from donations
    where status in ('paid', 'refunded')
      and donations.created_at >= ${since} and donations.created_at < ${until}
      and (donations.created_at, donations.id) < (${after.at}, ${after.id})
    order by donations.created_at desc, donations.id desc limit ${limit}`
}

export type ListedUser = {
  id: string
  user_id: string
  role: 'owner' | 'admin' | null
  created_at: Date
  orders: number
}

export async function listUsers(tx: Tx, { since, until }: Span, after: Cursor, limit: number) {
  const users = await tx<Omit<ListedUser, 'orders'>[]>`
    select id, id as user_id, role, created_at
    from users
    where deleted_at is null and kind = 'person'
      and created_at >= ${since} and created_at < ${until}
      and (created_at, id) < (${after.at}, ${after.id})
    order by created_at desc, id desc limit ${limit}`
  // No join, because orders may be in another database than people (decisions/0029).
  const counts = await tx<{ user_id: string; orders: number }[]>`
    select user_id, count(*)::int as orders from orders
    where user_id = any(${users.map(({ id }) => id)}::uuid[])
      and status not in ('pending', 'cancelled')
    group by user_id`
  const ordersOf = new Map(counts.map(({ user_id, orders }) => [user_id, orders]))
  return users.map((user): ListedUser => ({ ...user, orders: ordersOf.get(user.id) ?? 0 }))
}

export async function countListed(tx: Tx, list: 'orders' | 'donations' | 'users', span: Span) {
  const { since, until } = span
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from ${tx(list)}
    where created_at >= ${since} and created_at < ${until}
      ${list === 'orders' ? tx`and kind = 'shop'` : tx``}
      ${list === 'donations' ? tx`and status in ('paid', 'refunded')` : tx``}
      ${list === 'users' ? tx`and deleted_at is null and kind = 'person'` : tx``}`
  return row?.n ?? 0
}
