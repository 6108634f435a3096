/**
 * `npm run bench:alerts` measures what alerts cost a responder. One server gets 150 views a second, in
 * one-second turns of three kinds in random order. One kind mixes views that cause alerts with views that do
 * not, so that other load on the machine affects both. The runs have a mail server that accepts every e-mail, a
 * silent mail server, and a silent push service.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgresJs from 'postgres'
import webPush from 'web-push'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { migrate } from '../src/db/migrate'
import { openPushNetwork } from '../test/push-network'
import { type Code, prepareCodes } from './alerts/codes'
import { openMailSink, openSilentServer, type Taken } from './alerts/mail-servers'
import { watchOthers } from './alerts/other-work'
import { type KindName, type Measured, type TurnName, writeReport } from './alerts/report'
import { stream } from './alerts/stream'
import { processorMs } from './responder/processor-time'
import { startServer, visit } from './responder/server'

const LOAD = { perSecond: 150, seconds: 1 }
const ROUNDS = 21
const TURNS: TurnName[] = ['without', 'without', 'with', 'with', 'with', 'with', 'each']
const FIRST_IN = 5
/** Enough codes that none reaches its limit of 60 views a minute. */
const AGAIN = 400
const FIRST = 6_000
const REST_MS = 200
const WARM_UP = { perSecond: 150, seconds: 4 }
/** Share of the machine that other programs may use in a turn. */
const DISTURBED = 0.05
const DISTURBED_MOST = ROUNDS * 2
const IDLE_MS = 3_000

const KIND_OF: Record<TurnName, () => KindName> = {
  without: () => 'without',
  with() {
    if (Math.random() < 0.5) return 'beside'
    return Math.random() < 1 / FIRST_IN ? 'first' : 'again'
  },
  each: () => 'each',
}
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map(each => ({ each, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)

const folder = await mkdtemp(join(tmpdir(), 'lifetag-bench-'))
const postgres = await startEmbeddedPostgres(folder)
const [sink, silent] = [await openMailSink(), await openSilentServer()]
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:bench@lifetag.example' }
const network = await openPushNetwork({ port: silent.port, vapid })
// Row-level security does not apply to a superuser.
const url = new URL(postgres.superuserUrl)
url.pathname = new URL(postgres.url).pathname
const sql = postgresJs(url.href, { max: 1, onnotice: () => {} })
let server: ChildProcess | undefined
try {
  await migrate(postgres.url)
  const { codes, addBrowsers, close } = await prepareCodes(postgres.url, AGAIN + FIRST, sql, vapid)
  const taking = { SMTP_URL: sink.url }
  const withMail = await measure(codes, taking, sink.taken)
  const withoutMail = await measure(codes, { SMTP_URL: `smtp://127.0.0.1:${silent.port}` })
  await addBrowsers()
  await close()
  const withoutPush = await measure(codes, { ...taking, ...network.env }, sink.taken)
  const load = { ...LOAD, again: AGAIN, firstIn: FIRST_IN }
  const text = writeReport({ withMail, withoutMail, withoutPush }, load)
  process.stdout.write(text)
  await writeFile(join(import.meta.dirname, 'alerts.md'), text)
} finally {
  if (server) await stop(server)
  await sql.end({ timeout: 1 })
  await sink.close()
  await silent.close()
  await network.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(
  codes: readonly Code[],
  env: Record<string, string>,
  taken?: () => Promise<Taken>,
) {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const start = { port, databaseUrl: postgres.url, dataDir: folder }
  server = await startServer({ ...start, env })
  const pid = server.pid ?? 0
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const openings = new Map<string, number[]>()
  let [again, firsts] = [0, 0]
  const show = async (kind: KindName) => {
    const isFirst = kind === 'first' || kind === 'each'
    const at = isFirst ? AGAIN + firsts++ : again++ % AGAIN
    const code = codes[at]
    if (!code) throw new Error('All codes have been opened')
    const { token, contact } = code
    const isAhead = kind === 'without' || kind === 'beside'
    await visit(port, agent, token, isAhead ? { Purpose: 'prefetch' } : {})
    if (isFirst) openings.set(contact, [...(openings.get(contact) ?? []), Date.now()])
  }
  await stream(
    WARM_UP,
    () => 'without' as const,
    show,
    () => {},
  )
  await stream(
    WARM_UP,
    () => 'again' as const,
    show,
    () => {},
  )
  await new Promise(resolve => setTimeout(resolve, WARM_UP.seconds * 1_000))
  await taken?.()
  const measured = emptyMeasured()
  const others = watchOthers()
  for (let round = 0; round < ROUNDS; round++) {
    let equal = 0
    const turns = shuffled(TURNS)
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      const noted: [KindName, number][] = []
      // Otherwise the client may pause for garbage during a view.
      gc?.()
      others()
      const before = processorMs(pid)
      await stream(LOAD, KIND_OF[turn], show, (kind, ms) => noted.push([kind, ms]))
      await new Promise(resolve => setTimeout(resolve, REST_MS))
      if (others() > DISTURBED && measured.disturbed < DISTURBED_MOST) {
        measured.disturbed += 1
        turns.push(turn)
        continue
      }
      measured.processorMs[turn] += processorMs(pid) - before
      for (const [kind, ms] of noted) measured.rounds[kind][round]?.push(ms)
      if (turn === 'without') measured.equals[equal++]?.[round]?.push(...noted.map(([, ms]) => ms))
    }
  }
  if (taken) countSent(measured, openings, await taken())
  agent.destroy()
  await stop(server)
  await sql`truncate alert_times, outbox, rate_limits`
  return measured
}

function emptyMeasured() {
  const rounds = () => Array.from({ length: ROUNDS }, (): number[] => [])
  return {
    rounds: {
      ...{ without: rounds(), beside: rounds(), again: rounds() },
      ...{ first: rounds(), each: rounds() },
    },
    equals: [rounds(), rounds()],
    processorMs: { without: 0, with: 0, each: 0 },
    ...{ sentMs: [], unsent: 0, disturbed: 0 },
  } satisfies Measured
}

function countSent(of: Measured, openings: ReadonlyMap<string, number[]>, taken: Taken): void {
  for (const [contact, openedMs] of openings) {
    const sentMs = taken.filter(([to]) => to === contact).map(([, atMs]) => atMs)
    for (const [nth, ms] of openedMs.toSorted((a, b) => a - b).entries()) {
      const sent = sentMs[nth]
      if (sent === undefined) of.unsent += 1
      else of.sentMs.push(Math.max(0, sent - ms))
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
}
