/**
 * `npm run bench:analytics` measures the owner's figures over 90 days of a busy service, on a real Postgres
 * that uses one core. With `--write` it writes times and plans to analytics.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { PERIODS, periodOf } from 'sync-protocol/rest'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { migrate } from '../src/db/migrate'
import { readActivity, readGrowth, readTotals } from '../src/features/admin/analytics.sql'
import { readCursor } from '../src/features/admin/cursor'
import { listDonations, listOrders } from '../src/features/admin/lists.sql'

const USERS = 50_000
const ORDERS = 100_000
const DONATIONS = 20_000
const VISITS = 1_000_000
const RUNS = 15
const LIMIT_MS = 200

const folder = await mkdtemp(join(tmpdir(), 'lifetag-bench-'))
const server = await startEmbeddedPostgres(folder)
try {
  await migrate(server.url)
  await fill()
  const { table, plans, isFast } = await measure()
  process.stdout.write(`${table}\n${plans}\n`)
  if (process.argv.includes('--write')) await write(table, plans)
  if (!isFast) process.exitCode = 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fill() {
  const url = new URL(server.superuserUrl)
  url.pathname = new URL(server.url).pathname
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  // The rows are spread evenly over 90 days, independently of their ids.
  const at = sql`now() - random() * interval '90 days'`
  await sql`
    insert into users (id, email_hash, consent_at, created_at)
    select gen_random_uuid(), sha256(i::text::bytea), now(), ${at}
    from generate_series(1, ${USERS}::int) i`
  await sql`
    insert into orders (id, user_id, kind, status, items, shipping_method, subtotal_cents,
      shipping_cents, total_cents, refunded_cents, code_id, sealed_details, created_at)
    select gen_random_uuid(), u.id, 'shop',
      (array['pending','cancelled','paid','in_production','shipped','delivered','refunded'])[1 + i % 7],
      '[{"productId":"4","color":"gold","name":"Metal Card, Gold","priceCents":1500}]',
      'standard', 1500, 600, 2100, case when i % 7 = 6 then 2100 else 0 end, gen_random_uuid(),
      sha256(i::text::bytea) || sha256(u.id::text::bytea), ${at}
    from generate_series(1, ${ORDERS}::int) i
    join (select id, row_number() over () as n from users) u on u.n = 1 + i % ${USERS}::int`
  await sql`
    insert into donations (id, user_id, donor_key, donor_network_hash, kind, tier, total_cents, status, created_at)
    select gen_random_uuid(), null, i::text, '', 'one_time', 'advocate', 1500, 'paid', ${at}
    from generate_series(1, ${DONATIONS}::int) i`
  await sql`
    insert into visit_hours (hour, visits)
    select date_trunc('hour', ${at}, 'UTC'), count(*) from generate_series(1, ${VISITS}::int)
    group by 1`
  await sql`vacuum analyze`
  await sql.end()
}

async function measure() {
  // `openMaintenance` connects in the same way.
  const sql = postgres(server.url, {
    max: 1,
    connection: { 'app.maintenance': 'on', max_parallel_workers_per_gather: 0 },
    onnotice: () => {},
  })
  const lines = ['| Period | median | slowest of 15 |', '|---|---|---|']
  let isFast = true
  for (const period of PERIODS) {
    const span = periodOf(period, new Date())
    const times: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const startMs = performance.now()
      await sql.begin('isolation level repeatable read read only', async tx => {
        await readTotals(tx, span)
        await readGrowth(tx, span, period === '24hours' ? 'hour' : 'day')
        await readActivity(tx, span, 10)
        await listOrders(tx, span, readCursor(undefined), 50)
        await listDonations(tx, span, readCursor(undefined), 50)
      })
      if (run > 0) times.push(performance.now() - startMs)
    }
    times.sort((a, b) => a - b)
    const [median = 0, slowest = 0] = [times[RUNS >> 1], times.at(-1)]
    if (median > LIMIT_MS) isFast = false
    lines.push(`| ${period} | ${median.toFixed(0)} ms | ${slowest.toFixed(0)} ms |`)
  }
  const plans = await explain(sql)
  await sql.end()
  return { table: lines.join('\n'), plans, isFast }
}

async function explain(sql: postgres.Sql): Promise<string> {
  const span = periodOf('90days', new Date())
  const sections: string[] = []
  const explained = async (
    name: string,
    query: (tx: postgres.TransactionSql) => Promise<unknown>,
  ) => {
    await sql.begin(async tx => {
      const explained = new Proxy(tx, {
        apply: (target, self, [strings, ...values]) =>
          // Fragments and helpers are called without a template.
          Array.isArray(strings) && 'raw' in strings && /^\s*(select|with|\()/.test(strings[0])
            ? Reflect.apply(target, self, [
                Object.assign(
                  [
                    `explain (analyze, costs off, timing off, summary off, buffers off) ${strings[0]}`,
                    ...strings.slice(1),
                  ],
                  {
                    raw: strings.raw,
                  },
                ),
                ...values,
              ])
            : Reflect.apply(target, self, [strings, ...values]),
      })
      const rows = (await query(explained)) as { 'QUERY PLAN': string }[]
      const text = (Array.isArray(rows) ? rows : [rows]).map(row => row['QUERY PLAN']).join('\n')
      sections.push(`### ${name}\n\n\`\`\`\n${text}\n\`\`\``)
    })
  }
  await explained('Growth by the day', tx => readGrowth(tx, span, 'day'))
  await explained('The newest ten', tx => readActivity(tx, span, 10))
  await explained('The newest orders', tx => listOrders(tx, span, readCursor(undefined), 50))
  await explained('Totals', async tx => {
    // `readTotals` returns only the first row, so the plan's rows are intercepted.
    let rows: unknown
    const caught = new Proxy(tx, {
      apply: (target, self, args) => {
        rows = Reflect.apply(target, self, args)
        return rows
      },
    })
    await readTotals(caught, span).catch(() => {})
    return rows
  })
  return sections.join('\n\n')
}

async function write(table: string, plans: string) {
  const date = new Date().toISOString().slice(0, 10)
  const text = `# The owner's figures

\`npm run bench:analytics\` writes this. ${USERS.toLocaleString('en')} users, ${ORDERS.toLocaleString('en')} orders, ${DONATIONS.toLocaleString('en')} donations and
${VISITS.toLocaleString('en')} visits, spread over 90 days; all the SQL of one \`GET /api/admin/analytics\` in its one
transaction, by the connection the route uses, with row-level security on and no parallel workers.
It fails where the median of a period is over ${LIMIT_MS} ms.

${date}, Postgres 18 on one core of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'}; the machine's load was
${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores, and times under load are times of waiting, too:

${table}

## Plans of 90 days

${plans}
`
  await writeFile(join(import.meta.dirname, 'analytics.md'), text)
}
