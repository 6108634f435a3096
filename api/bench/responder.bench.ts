/**
 * `npm run bench:responder` sends 500 views a second of different codes to one server process with a real
 * Postgres. In alternating turns of two seconds the same Postgres gets the same statements without the
 * server, so the difference is the cost of the server. `--write` writes the table to responder.md.
 */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeUuidV7 } from '../src/core/uuid'
import { openDatabase } from '../src/db/database'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { openMaintenance } from '../src/db/maintenance'
import { migrate } from '../src/db/migrate'
import { createTestApp } from '../test/app'
import { type LoopResult, openLoop, percentile } from './responder/open-loop'
import { pageOnTheWire } from './responder/page-on-the-wire'
import { addPerson } from './responder/people'
import { processorMsEach } from './responder/processor-time'
import { again, catchStatements, replay, type View } from './responder/record-view'
import { startFloor, startServer, visit } from './responder/server'

const AIM_PER_SECOND = 500
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean' },
    rate: { type: 'string', default: `${AIM_PER_SECOND}` },
    processor: { type: 'boolean' },
    profile: { type: 'string' },
  },
})
/**
 * `--write` writes a separate file for each `--rate`. `--processor` measures only the processor time of a
 * view, also as FHIR and as text, which other load hardly changes. `--profile=FOLDER` writes Node's profile of the server.
 */
const PER_SECOND = Number(options.rate)
if (!(PER_SECOND >= 1)) throw new Error('--rate wants a number')
const TURN_SECONDS = 2
const TURNS = 10
/** Each person has two codes, so that 20,000 views reach no code's limit of 60 views a minute. */
const PEOPLE = 200
const LIMIT_MS = 10
/** The server may be closing a connection that was idle for longer. */
const IDLE_MS = 3_000
const PROCESSOR_LIMIT_MS = 1.5
/** The processor time that FHIR and text may add to that of the page. */
const DATA_LIMIT_MS = 2
const PROCESSOR_VIEWS = { total: 6_000, atOnce: 16 }
const WARM_VIEWS = { total: 3_000, atOnce: 16 }

const folder = await mkdtemp(join(tmpdir(), 'lifetag-bench-'))
const postgres = await startEmbeddedPostgres(folder)
let server: ChildProcess | undefined
let floor: ChildProcess | undefined
try {
  await migrate(postgres.url)
  const { tokens, views, close } = await prepare()
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  server = await startServer({
    ...{ port, databaseUrl: postgres.url, dataDir: folder },
    nodeOptions: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [],
  })
  const wire = await pageOnTheWire(port, `/e/${tokens[0]}`)
  floor = await startFloor(port + 1, wire.brBytes)
  const { own, database, trivial, cpuMs, floorCpuMs, dataCpuMs } = await measure(
    { port, pid: server.pid ?? 0 },
    { port: port + 1, pid: floor.pid ?? 0 },
    tokens,
    views,
  )
  await close()
  if (options.processor) {
    const each = `${cpuMs.toFixed(2)} ms of processor time a view, ${floorCpuMs.toFixed(2)}`
    process.stdout.write(`${each} an answer of a route that does nothing\n`)
    for (const [accept, ms] of dataCpuMs) process.stdout.write(`${ms.toFixed(2)} ms as ${accept}\n`)
    const isDear = dataCpuMs.some(([, ms]) => ms > cpuMs + DATA_LIMIT_MS)
    if (cpuMs > PROCESSOR_LIMIT_MS || isDear) process.exitCode = 1
  } else await report({ own, database, trivial, cpuMs, floorCpuMs, wire })
} finally {
  floor?.kill('SIGTERM')
  if (server?.kill('SIGTERM')) await once(server, 'exit')
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function prepare() {
  const { database, caught } = catchStatements(openDatabase(postgres.url))
  const { adminReads, close } = openMaintenance(postgres.url)
  let writtenId = ''
  const newId = () => {
    writtenId = makeUuidV7(Date.now(), randomBytes(10))
    return writtenId
  }
  const app = await createTestApp({ database, adminReads }, { newId })

  const tokens: string[] = []
  for (let person = 0; person < PEOPLE; person++) tokens.push(...(await addPerson(app)))
  const views: (() => View)[] = []
  for (const token of tokens) {
    const view = async () => {
      caught.length = 0
      const answer = await app.send('GET', `/e/${token}`)
      if (answer.status !== 200) throw new Error(`a view answered ${answer.status}`)
    }
    // The first view also reads the person's key, which a server caches.
    await view()
    await view()
    const statements = [...caught]
    const id = writtenId
    views.push(() => again(statements, id))
  }
  return {
    tokens,
    views,
    async close() {
      await database.close(1)
      await close(1)
    },
  }
}

type Running = { port: number; pid: number }

async function measure(
  server: Running,
  floor: Running,
  tokens: readonly string[],
  views: readonly (() => View)[],
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const own: LoopResult = { times: [], failures: 0 }
  const database: LoopResult = { times: [], failures: 0 }
  const trivial: LoopResult = { times: [], failures: 0 }
  let nth = 0
  const view = () => visit(server.port, agent, String(tokens[nth++ % tokens.length]))
  const nothing = () => visit(floor.port, agent, String(tokens[nth++ % tokens.length]))
  const statements = () => replay(views[nth++ % views.length]?.() ?? [])
  const rate = { perSecond: PER_SECOND, seconds: TURN_SECONDS }

  await openLoop({ perSecond: PER_SECOND / 2, seconds: 2 * TURN_SECONDS }, view)
  await openLoop({ perSecond: PER_SECOND / 2, seconds: TURN_SECONDS }, statements)
  for (const { pid, work } of [
    { ...server, work: view },
    { ...floor, work: nothing },
  ]) {
    await processorMsEach(pid, WARM_VIEWS, work)
  }
  const cpuMs = await processorMsEach(server.pid, PROCESSOR_VIEWS, view)
  const floorCpuMs = await processorMsEach(floor.pid, PROCESSOR_VIEWS, nothing)
  const dataCpuMs: [accept: string, ms: number][] = []
  for (const accept of options.processor ? ['application/fhir+json', 'text/plain'] : []) {
    const token = () => String(tokens[nth++ % tokens.length])
    const data = () => visit(server.port, agent, token(), { Accept: accept })
    await processorMsEach(server.pid, WARM_VIEWS, data)
    dataCpuMs.push([accept, await processorMsEach(server.pid, PROCESSOR_VIEWS, data)])
  }
  if (options.processor) return { own, database, trivial, cpuMs, floorCpuMs, dataCpuMs }
  for (let turn = 0; turn < TURNS; turn++) {
    add(own, await openLoop(rate, view))
    add(database, await openLoop(rate, statements))
    add(trivial, await openLoop(rate, nothing))
  }
  agent.destroy()
  return { own, database, trivial, cpuMs, floorCpuMs, dataCpuMs }
}

function add(sum: LoopResult, part: LoopResult): void {
  sum.times.push(...part.times)
  sum.failures += part.failures
}

interface Figures {
  own: LoopResult
  database: LoopResult
  trivial: LoopResult
  cpuMs: number
  floorCpuMs: number
  wire: Awaited<ReturnType<typeof pageOnTheWire>>
}

async function report({ own, database, trivial, cpuMs, floorCpuMs, wire }: Figures) {
  const row = (name: string, share: number) => {
    const [all, alone] = [percentile(own.times, share), percentile(database.times, share)]
    const least = percentile(trivial.times, share)
    return `| ${name} | ${ms(all)} | ${ms(alone)} | ${ms(all - alone)} | ${ms(least)} |`
  }
  const beyond = percentile(own.times, 0.99) - percentile(database.times, 0.99)
  const text = `# The responder's page

\`npm run bench:responder -- --write\` writes this. ${PER_SECOND} views a second of ${PEOPLE * 2} codes of ${PEOPLE} people with full records,
begun when they are due, for ${TURNS * TURN_SECONDS} seconds in turns of ${TURN_SECONDS}; between the turns the same statements, as often,
to the same Postgres without the server. One server process, row-level security on, each view logged
for its owner after its answer (what is replayed is its one reading statement). Times are the client's, from when a view was due to the last byte of its page.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Postgres 18 on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that server, database and
client share; the machine's load was ${loadavg()[0]?.toFixed(0)}, and times under load are times of waiting, too.

| Time | View | Its statements alone | Beyond the database | A route that does nothing |
|---|---|---|---|---|
${row('p50', 0.5)}
${row('p90', 0.9)}
${row('p99', 0.99)}

Of ${own.times.length + own.failures} views ${own.failures} failed, of ${database.times.length + database.failures} sets of statements ${database.failures}. The aim is a p99 of at most ${LIMIT_MS} ms
beyond the database's. The server's processor time, which other work on the machine hardly changes, is
${cpuMs.toFixed(2)} ms a view when it is never idle (aim: ${PROCESSOR_LIMIT_MS} ms), of the ${(1_000 / PER_SECOND).toFixed(1)} ms between two of them.
The route that does nothing, in a process of its own, answers as many bytes by the same libraries to the
same client as often: ${floorCpuMs.toFixed(2)} ms of processor time each, and its times are the least that this client measures.
What a view does in its time is in \`decisions/0028\`.

| The page | |
|---|---|
| Brotli, headers and all | ${wire.brBytes} bytes |
| gzip, headers and all | ${wire.gzipBytes} bytes |
| First flight of packets (10 × 1,460 bytes) | ${wire.brBytes <= 14_600 ? 'holds it' : 'does not hold it'} |
| Requests that its text waits for, beside its own | ${wire.blocking.length} |
| Round trips to the first text, once connected | ${wire.brBytes <= 14_600 && wire.blocking.length === 0 ? '1' : 'more than 1'} |
`
  process.stdout.write(text)
  if (options.write) {
    const name = PER_SECOND === AIM_PER_SECOND ? 'responder' : `responder-at-${PER_SECOND}`
    await writeFile(join(import.meta.dirname, `${name}.md`), text)
  }
  if (beyond > LIMIT_MS || cpuMs > PROCESSOR_LIMIT_MS || own.failures > 0) process.exitCode = 1
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
