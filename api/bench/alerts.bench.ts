/**
 * `npm run bench:alerts`: what it costs a responder that others are told of it. 150 views a second by one
 * server, in rounds of one turn for each kind (`KINDS`), whose first two do the same: how far those lie
 * apart is noise. First with a mail server that takes every e-mail, then with one that takes the connection
 * and never says a word. Writes alerts.md beside this file.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgresJs from 'postgres'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { migrate } from '../src/db/migrate'
import { type Code, type Codes, prepareCodes } from './alerts/codes'
import { openMailSink, openSilentServer, type Taken } from './alerts/mail-servers'
import { type KindName, type Measured, writeReport } from './alerts/report'
import { openLoop } from './responder/open-loop'
import { processorMs } from './responder/processor-time'
import { startServer, visit } from './responder/server'

const LOAD = { perSecond: 150, seconds: 2 }
const PER_TURN = LOAD.perSecond * LOAD.seconds
const ROUNDS = 7
/** So many are opened again and again; none comes to its limit of 60 a minute. */
const AGAIN = 400
/** Opened for the first time, again so many turns later: the server leaves a code alone for a minute. */
const FIRST = PER_TURN * 8
const IDLE_MS = 3_000
const SETTLE_MS = 200
const SETTLES = 25

/** What is opened, and how many views there are to one that is the first of its code. */
const KINDS: Record<KindName, { people: keyof Codes; oneIn?: number; isAhead?: boolean }> = {
  control: { people: 'somebody', isAhead: true },
  controlAgain: { people: 'somebody', isAhead: true },
  nobody: { people: 'nobody' },
  notified: { people: 'somebody' },
  someFirst: { people: 'somebody', oneIn: 10 },
  allFirst: { people: 'somebody', oneIn: 1 },
}
const NAMES = Object.keys(KINDS) as KindName[]

const folder = await mkdtemp(join(tmpdir(), 'lifetag-bench-'))
const postgres = await startEmbeddedPostgres(folder)
const [sink, silent] = [await openMailSink(), await openSilentServer()]
let server: ChildProcess | undefined
let firsts = 0
try {
  await migrate(postgres.url)
  const codes = await prepareCodes(
    postgres.url,
    { nobody: AGAIN, somebody: AGAIN + FIRST },
    asOwner,
  )
  const withMail = await measure(codes, sink.url, sink.taken)
  const withoutMail = await measure(codes, silent.url)
  const text = writeReport({ withMail, withoutMail }, { ...LOAD, rounds: ROUNDS, again: AGAIN })
  process.stdout.write(text)
  await writeFile(join(import.meta.dirname, 'alerts.md'), text)
} finally {
  if (server) await stop(server)
  await sink.close()
  await silent.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(codes: Codes, smtpUrl: string, taken?: () => Promise<Taken>) {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const start = { port, databaseUrl: postgres.url, dataDir: folder }
  server = await startServer({ ...start, env: { SMTP_URL: smtpUrl } })
  const pid = server.pid ?? 0
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const empty = (): Measured => ({ turns: [], processorMs: 0, views: 0, sentMs: [], late: 0 })
  const measured = Object.fromEntries(NAMES.map(name => [name, empty()])) as Record<
    KindName,
    Measured
  >
  const openings = new Map<string, number[]>()
  const show = (name: KindName) => {
    const { people, oneIn, isAhead } = KINDS[name]
    const headers: Record<string, string> = isAhead ? { 'Sec-Purpose': 'prefetch' } : {}
    return openLoop(LOAD, async nth => {
      const isFirst = oneIn !== undefined && nth % oneIn === 0
      const at = isFirst ? AGAIN + (firsts++ % FIRST) : nth % AGAIN
      const { token, contact } = codes[people][at] as Code // as many were made
      await visit(port, agent, token, headers)
      if (isFirst) openings.set(contact, [...(openings.get(contact) ?? []), Date.now()])
    })
  }
  // Not measured: what is slow the first time.
  for (const name of NAMES.filter(name => KINDS[name].oneIn === undefined)) await show(name)
  for (let round = 0; round < ROUNDS; round++) {
    // Each kind comes after each other one.
    const order = NAMES.map((_, nth) => NAMES[(nth + round) % NAMES.length] as KindName)
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      await asOwner(sql => sql`truncate alert_times, rate_limits`)
      await taken?.()
      openings.clear()
      const before = processorMs(pid)
      const { times, failures } = await show(name)
      if (failures > 0) throw new Error(`${failures} views failed`)
      await settle(taken !== undefined)
      const of = measured[name]
      of.turns.push(times)
      of.views += times.length
      of.processorMs += processorMs(pid) - before
      if (taken) countSent(of, openings, await taken())
    }
  }
  agent.destroy()
  await stop(server)
  await asOwner(sql => sql`truncate alert_times, alert_outbox, rate_limits`)
  return measured
}

/** What follows from a turn is done before the next begins, unless nothing can be sent. */
async function settle(isTaken: boolean): Promise<void> {
  for (let nth = 0; nth < (isTaken ? SETTLES : 1); nth++) {
    await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
    const [row] = await asOwner(sql => sql`select count(*)::int as waiting from alert_outbox`)
    if (row?.waiting === 0) return
  }
}

/** From an answer to the e-mail that says so. A contact's codes and e-mails are paired in their order. */
function countSent(of: Measured, openings: ReadonlyMap<string, number[]>, taken: Taken): void {
  for (const [contact, openedMs] of openings) {
    const sentMs = taken.filter(([to]) => to === contact).map(([, atMs]) => atMs)
    for (const [nth, ms] of openedMs.toSorted((a, b) => a - b).entries()) {
      const sent = sentMs[nth]
      if (sent === undefined) of.late += 1
      else of.sentMs.push(Math.max(0, sent - ms))
    }
  }
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
