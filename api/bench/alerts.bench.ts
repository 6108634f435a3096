/**
 * `npm run bench:alerts`: what it costs a responder that others are told of it. 150 views a second, in turns
 * of four kinds (`KINDS`), by one server; first with a mail server that takes every e-mail, then with one that
 * takes the connection and never says a word. Writes alerts.md beside this file.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import postgresJs from 'postgres'
import { openDatabase } from '../src/db/database'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { openMaintenance } from '../src/db/maintenance'
import { migrate } from '../src/db/migrate'
import { addContact } from '../test/alerts'
import { createTestApp } from '../test/app'
import { type LoopResult, openLoop, percentile } from './responder/open-loop'
import { addPersonWithCodes } from './responder/people'
import { startServer, visit } from './responder/server'

const PER_SECOND = 150
const TURN_SECONDS = 2
const TURNS = 10
const WARM_TURNS = 2
const TYPES = Array.from({ length: 10 }, () => 'complete')
/** So many are opened again and again; none comes to its limit of 60 a minute. */
const AGAIN = 400
const CODES = AGAIN + PER_SECOND * TURN_SECONDS * (TURNS + WARM_TURNS)
/** The aim: what alerts may add to the p99 of a view. */
const AIM_MS = 0.2
const IDLE_MS = 3_000
const SETTLE_MS = 400

/** What is opened: codes of people of whom these are told, each code once or some of them again and again. */
const KINDS = {
  off: { people: 'somebody', isFirst: false, headers: { 'Sec-Purpose': 'prefetch' } },
  nobody: { people: 'nobody', isFirst: false, headers: {} },
  again: { people: 'somebody', isFirst: false, headers: {} },
  first: { people: 'somebody', isFirst: true, headers: {} },
} as const
type Kind = keyof typeof KINDS
/** All turns of a kind, and the p99 of each. */
type Turns = LoopResult & { p99s: number[] }
type Codes = Record<'nobody' | 'somebody', string[]>

const folder = await mkdtemp(join(tmpdir(), 'lifetag-bench-'))
const postgres = await startEmbeddedPostgres(folder)
const silent = await openSilentServer()
let server: ChildProcess | undefined
try {
  await migrate(postgres.url)
  const tokens = await prepare()
  const rows: string[] = []
  for (const mail of [
    { name: 'a mail server that takes them', env: undefined },
    { name: 'a mail server that never answers', env: { SMTP_URL: silent.url } },
  ]) {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const start = { port, databaseUrl: postgres.url, dataDir: folder }
    server = await startServer({ ...start, ...(mail.env && { env: mail.env }) })
    const measured = await measure(port, tokens)
    rows.push(...(await rowsOf(mail.name, measured)))
    await stop(server)
    await forget()
  }
  await report(rows)
} finally {
  if (server) await stop(server)
  await silent.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The codes of people of whom nobody is told, and of people of whom they and a contact are. */
async function prepare(): Promise<Codes> {
  const database = openDatabase(postgres.url)
  const { adminReads, close } = openMaintenance(postgres.url)
  const app = await createTestApp({ database, adminReads })
  const tokens: Codes = { nobody: [], somebody: [] }
  for (let nth = 0; tokens.somebody.length < CODES; nth++) {
    // All of them sign up from one address in a minute.
    await asOwner(sql => sql`truncate rate_limits`)
    const [alone, notified] = [
      await addPersonWithCodes(app, TYPES),
      await addPersonWithCodes(app, TYPES),
    ]
    await alone.person.send('PUT', '/api/alerts/mine', { json: { isNotified: false } })
    await addContact(app, notified.person, `contact-${nth}@example.net`)
    await app.alertsSent()
    tokens.nobody.push(...alone.tokens)
    tokens.somebody.push(...notified.tokens)
  }
  await database.close(1)
  await close(1)
  return tokens
}

async function measure(port: number, tokens: Codes): Promise<Record<Kind, Turns>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const perTurn = PER_SECOND * TURN_SECONDS
  const show = (kind: Kind, turn: number) => {
    const { people, isFirst, headers } = KINDS[kind]
    const codes = tokens[people]
    // Those that are opened again and again come before all others.
    const codeAt = (nth: number) => (isFirst ? AGAIN + turn * perTurn + nth : nth % AGAIN)
    return openLoop({ perSecond: PER_SECOND, seconds: TURN_SECONDS }, nth =>
      visit(port, agent, String(codes[codeAt(nth)]), headers),
    )
  }
  const empty = (): Turns => ({ times: [], failures: 0, p99s: [] })
  const times = { off: empty(), nobody: empty(), again: empty(), first: empty() }
  const kinds = Object.keys(KINDS) as Kind[]
  for (let turn = 0; turn < WARM_TURNS + TURNS; turn++) {
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      const each = await show(kind, turn)
      await settle()
      if (turn < WARM_TURNS) continue
      times[kind].times.push(...each.times)
      times[kind].p99s.push(percentile(each.times, 0.99))
      times[kind].failures += each.failures
    }
  }
  agent.destroy()
  return times
}

/** What follows from a turn is done before the next begins, unless its messages cannot be sent. */
async function settle(): Promise<void> {
  let before = Number.NaN
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
    const { waiting } = await count()
    if (waiting === 0 || waiting === before) return
    before = waiting
  }
}

async function rowsOf(name: string, times: Record<Kind, Turns>): Promise<string[]> {
  if (Object.values(times).some(({ failures }) => failures > 0)) throw new Error('a view failed')
  const { events, waiting } = await count()
  process.stdout.write(`${name}: ${events} events, ${waiting} messages wait\n`)
  const row = (time: string, of: (turns: Turns) => number) => {
    const columns = (Object.keys(KINDS) as Kind[]).map(kind => ms(of(times[kind])))
    return `| ${name} | ${time} | ${columns.join(' | ')} |`
  }
  return [
    ...[0.5, 0.9, 0.99].map(share =>
      row(`p${share * 100}`, turns => percentile(turns.times, share)),
    ),
    row('p99 of a turn, the median', turns => percentile(turns.p99s, 0.5)),
  ]
}

async function count() {
  return asOwner(async sql => {
    const [row] = await sql<{ events: number; waiting: number }[]>`
      select (select count(*)::int from alert_times) as events,
        (select count(*)::int from alert_outbox) as waiting`
    return row ?? { events: 0, waiting: 0 }
  })
}

/** As if nobody had opened any code yet. */
function forget(): Promise<unknown> {
  return asOwner(sql => sql`truncate alert_times, alert_outbox, rate_limits`)
}

/** Past row-level security: all rows are counted. */
async function asOwner<T>(fn: (sql: postgresJs.Sql) => Promise<T>): Promise<T> {
  const url = new URL(postgres.superuserUrl)
  url.pathname = new URL(postgres.url).pathname
  const sql = postgresJs(url.href, { max: 1, onnotice: () => {} })
  try {
    return await fn(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
}

/** Takes every connection and says nothing: the worst that a provider does. */
async function openSilentServer() {
  const sockets = new Set<Socket>()
  const silentServer = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
  })
  await once(silentServer.listen(0, '127.0.0.1'), 'listening')
  const address = silentServer.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      silentServer.close()
      await once(silentServer, 'close')
    },
  }
}

async function report(rows: readonly string[]): Promise<void> {
  const text = `# What alerts cost the responder

\`npm run bench:alerts\` writes this. ${PER_SECOND} views a second in turns of ${TURN_SECONDS} seconds, ${PER_SECOND * TURN_SECONDS * TURNS} of each kind, by one server on one
Postgres. Times are the client's, from when a view was due to the last byte of its page. What a turn leaves
to do is done before the next begins. A stall of the machine reaches the p99 of all views; the median of the
turns' p99s leaves it out.

- *Not looked at*: ${AGAIN} codes again and again by a browser that looks ahead, for which alerts do nothing.
- *Nobody told*: ${AGAIN} codes again and again, of people of whom nobody is told.
- *Two told*: ${AGAIN} codes again and again, of people of whom they themselves and a contact are told.
- *Two told, each the first*: each view is the first of its code and so an event: ${PER_SECOND} events a second. A
  code is an event at most once in 30 minutes. An address gets so many e-mails a day; the rest is dropped.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Postgres 18 on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that server, database and client share.

| E-mails go to | Time | Not looked at | Nobody told | Two told | Two told, each the first |
|---|---|---|---|---|---|
${rows.join('\n')}

The aim is a p99 of at most ${AIM_MS} ms more than where nothing is looked at.
`
  process.stdout.write(text)
  await writeFile(join(import.meta.dirname, 'alerts.md'), text)
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
