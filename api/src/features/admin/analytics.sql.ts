import type { Activity } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'

/** `[since, until)`, in UTC. */
export type Span = { since: Date; until: Date }

type Totals = {
  total_users: number
  new_users: number
  visits: number
  orders: number
  revenue_cents: number
  donations_cents: number
}

/*
 * Plan (100,000 orders, 1,000,000 visits, 90 days; in full in api/bench/analytics.md): each subquery is
 * one scan of its table under an aggregate. A short period uses the indexes users_in_time, orders_in_time
 * and donations_in_time. The policy is evaluated once, in an InitPlan. Visits are stored per hour.
 */
export async function readTotals(tx: Tx, { since, until }: Span): Promise<Totals> {
  const [row] = await tx<Totals[]>`
    select
      (select count(*)::int from users
        where deleted_at is null and kind = 'person' and created_at < ${until}) as total_users,
      (select count(*)::int from users
        where deleted_at is null and kind = 'person'
          and created_at >= ${since} and created_at < ${until}) as new_users,
      (select coalesce(sum(visits), 0)::int from visit_hours
        where hour >= date_trunc('hour', ${since}::timestamptz, 'UTC') and hour < ${until}) as visits,
      paid.orders, paid.revenue_cents,
      (select coalesce(sum(total_cents - refunded_cents), 0)::float8 from donations
        where status in ('paid', 'refunded')
          and created_at >= ${since} and created_at < ${until}) as donations_cents
    from (
      select count(*)::int as orders,
        coalesce(sum(total_cents - refunded_cents), 0)::float8 as revenue_cents
      from orders
      where kind = 'shop' and status not in ('pending', 'cancelled')
        and created_at >= ${since} and created_at < ${until}
    ) paid`
  if (!row) throw new Error('An aggregate gives a row')
  return row
}

type GrowthRow = { at: Date; new_users: number; total_users: number }

export async function readGrowth(tx: Tx, { since, until }: Span, unit: 'hour' | 'day') {
  return tx<GrowthRow[]>`
    with made as (
      select date_trunc(${unit}, created_at, 'UTC') as at, count(*)::int as n
      from users
      where deleted_at is null and kind = 'person'
        and created_at >= ${since} and created_at < ${until}
      group by 1
    ), before as (
      select count(*)::int as n from users
      where deleted_at is null and kind = 'person' and created_at < ${since}
    )
    select bucket.at, coalesce(made.n, 0) as new_users,
      (before.n + sum(coalesce(made.n, 0)) over (order by bucket.at))::int as total_users
    from generate_series(
        date_trunc(${unit}, ${since}::timestamptz, 'UTC'),
        ${until}::timestamptz - interval '1 microsecond',
        ('1 ' || ${unit})::interval
      ) as bucket(at)
    cross join before left join made on made.at = bucket.at
    order by bucket.at`
}

type ActivityRow = { type: Activity['type']; description: string; at: Date; cents: number | null }

export async function readActivity(tx: Tx, { since, until }: Span, limit: number) {
  return tx<ActivityRow[]>`
    (select 'signup' as type, 'New sign-up' as description, created_at as at, null::int as cents
      from users where deleted_at is null and kind = 'person'
        and created_at >= ${since} and created_at < ${until}
      order by created_at desc limit ${limit})
    union all
    (select 'order', case kind when 'beta' then 'Beta package' else items -> 0 ->> 'name' end,
        created_at, total_cents
      from orders where status not in ('pending', 'cancelled')
        and created_at >= ${since} and created_at < ${until}
      order by created_at desc, id desc limit ${limit})
    union all
    (select 'donation', coalesce(tier, kind), created_at, total_cents
      from donations where status in ('paid', 'refunded')
        and created_at >= ${since} and created_at < ${until}
      order by created_at desc, id desc limit ${limit})
    order by 3 desc limit ${limit}`
}
