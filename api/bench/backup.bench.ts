/**
 * `npm run bench:backup` measures `lifetag backup`, `verify` and `restore` of a service with a hundred thousand
 * people: their time, the peak of their memory, and how long scans take meanwhile. `--people=1000` sets another size,
 * and `--photo-kb=70` gives each person a photo. `--write` writes the tables to backup.md. It needs
 * four times as much of the disk as the database has, in the folder of temporary files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { z } from 'zod'
import { makeKeyPair } from '../src/backup/age'
import { packageRoot } from '../src/core/package-root'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { openTown, TOWN_KEYS, type Town } from './growth/town'
import { type LoopResult, openLoop, percentile } from './responder/open-loop'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    'photo-kb': { type: 'string', default: '0' },
    write: { type: 'boolean' },
  },
})
const size = Number(options.people)
const photoKb = Number(options['photo-kb'])
if (!(size >= 1) || !(photoKb >= 0)) throw new Error('--people and --photo-kb want numbers')

/** A service of this size has this many scans in its busiest seconds. */
const SCANS_A_SECOND = 50
const TURN_SECONDS = 2
const BASELINE_SECONDS = 20
const MB = 1024 ** 2
/** People who were filled in are older than this, and the others signed up today. */
const FILLED_BEFORE = '2025-02-01'

const say = (words: string) => process.stderr.write(`${words}\n`)

const folder = await mkdtemp(join(tmpdir(), 'lifetag-backup-'))
try {
  const text = report(await measure())
  process.stdout.write(text)
  if (options.write) await writeFile(join(import.meta.dirname, 'backup.md'), text)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure() {
  const { secretKey, publicKey } = await makeKeyPair()
  const keyFile = join(folder, 'backup-key.txt')
  await writeFile(keyFile, secretKey)
  const to = ['--to', join(folder, 'backups'), '--recipient', publicKey, '--json']

  // Filling takes long with the settings for one small service.
  const settings = { max_wal_size: '4GB', maintenance_work_mem: '256MB' }
  await mkdir(join(folder, 'served'))
  const served = await startEmbeddedPostgres(join(folder, 'served'), { settings })
  try {
    const place = { name: '', url: served.url, fillUrl: within(served.superuserUrl, served.url) }
    const town = await openTown(place, size)
    try {
      const bytes = await addPhotos(place.fillUrl)
      say(`${size} people filled in, ${(bytes / MB).toFixed(0)} MB`)
      const before = await scanFor(town, BASELINE_SECONDS)
      const backup = lifetag(['backup', ...to], { DATABASE_URL: served.url })
      const during = await scanUntil(town, backup)
      const { file } = z.object({ file: z.string() }).parse(JSON.parse((await backup).output))
      say('backed up')
      const open = [file, '--identity', keyFile, '--json']
      const scratch = join(folder, 'scratch')
      const verify = await lifetag(['verify', ...open], { DATA_DIR: scratch })
      say(`verified: ${verify.output}`)
      const restore = await lifetag(['restore', ...open], { DATA_DIR: join(folder, 'restored') })
      const fileBytes = (await stat(file)).size
      return { bytes, fileBytes, before, during, backup: await backup, verify, restore }
    } finally {
      await town.stop()
    }
  } finally {
    await served.stop()
  }
}

function within(superuserUrl: string, url: string): string {
  return Object.assign(new URL(superuserUrl), { pathname: new URL(url).pathname }).href
}

/**
 * Returns the size of the database. The keys of people who were filled in are deleted, because they open nothing, and
 * a verification fails if a person of its sample cannot be opened.
 */
async function addPhotos(fillUrl: string): Promise<number> {
  const sql = postgres(fillUrl, { max: 1, connection: { synchronous_commit: 'off' } })
  const photoBytes = photoKb * 1024
  if (photoBytes > 0) {
    await sql`
      insert into files (user_id, id, type, size, sealed)
      select id, gen_random_uuid(), 'image/webp', ${photoBytes}::int,
        decode(repeat(md5(id::text), ${photoBytes / 16}::int), 'hex')
      from users where created_at < ${FILLED_BEFORE}`
  }
  await sql`
    delete from user_keys using users where id = user_id and created_at < ${FILLED_BEFORE}`
  await sql`vacuum analyze`
  await sql`checkpoint`
  const [row] = await sql<{ bytes: number }[]>`
    select pg_database_size(current_database())::float8 as bytes`
  await sql.end({ timeout: 1 })
  return row?.bytes ?? 0
}

type Ran = { seconds: number; peakMb: number; output: string }

async function lifetag(args: readonly string[], environment: object): Promise<Ran> {
  const startMs = performance.now()
  const child = spawn(process.execPath, [join(packageRoot, 'dist/lifetag.js'), ...args], {
    env: { PATH: process.env.PATH, DATA_KEYS: TOWN_KEYS, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', chunk => {
    output += chunk
  })
  let peakMb = 0
  const ended = once(child, 'close')
  let isRunning = true
  ended.finally(() => {
    isRunning = false
  })
  while (isRunning) {
    peakMb = (await readPeakMb(child.pid ?? 0)) ?? peakMb
    await Promise.race([ended, sleep(100)])
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`lifetag ${args[0]} ended with ${code}: ${output}`)
  return { seconds: (performance.now() - startMs) / 1_000, peakMb, output: output.trim() }
}

/** Returns undefined after the process has ended. */
async function readPeakMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kb === undefined ? undefined : Number(kb) / 1024
}

function scanFor({ people }: Town, seconds: number): Promise<LoopResult> {
  const rate = { perSecond: SCANS_A_SECOND, seconds }
  return openLoop(rate, async nth => people[nth % people.length]?.scan())
}

async function scanUntil(town: Town, end: Promise<unknown>): Promise<LoopResult> {
  const all: LoopResult = { times: [], failures: 0 }
  let hasEnded = false
  const ended = end.finally(() => {
    hasEnded = true
  })
  ended.catch(() => {})
  while (!hasEnded) {
    const { times, failures } = await scanFor(town, TURN_SECONDS)
    all.times.push(...times)
    all.failures += failures
  }
  return all
}

function report(found: Awaited<ReturnType<typeof measure>>): string {
  const { bytes, fileBytes } = found
  const commands = (['backup', 'verify', 'restore'] as const).map(name => {
    const { seconds, peakMb } = found[name]
    const rate = fileBytes / MB / seconds
    return `| \`lifetag ${name}\` | ${seconds.toFixed(0)} s | ${rate.toFixed(0)} MB/s | ${peakMb.toFixed(0)} MB |`
  })
  const scans = (['before', 'during'] as const).map(name => {
    const { times, failures } = found[name]
    const of = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    return `| ${name} the backup | ${times.length + failures} | ${failures} | ${of(0.5)} | ${of(0.95)} | ${of(0.99)} |`
  })
  return `# Backups

\`npm run bench:backup -- --write\` writes this: a backup of ${size.toLocaleString('en')} people${photoKb > 0 ? ` with a photo of ${photoKb} KB each` : ''}, while the built
server answers ${SCANS_A_SECOND} scans a second on the same Postgres; then its verification, and a restore into an empty \`DATA_DIR\`.
The database has ${(bytes / MB).toFixed(0)} MB, the backup ${(fileBytes / MB).toFixed(0)} MB. Memory is the peak of the command's own process.

${new Date().toISOString().slice(0, 10)}, Node ${process.version} on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that the server, the databases, the
command and the client share; the machine's load was ${loadavg()[0]?.toFixed(1)}.

| Command | Time | Speed | Peak of memory |
| --- | --- | --- | --- |
${commands.join('\n')}

| Scans | Begun | Failed | p50 | p95 | p99 |
| --- | --- | --- | --- | --- | --- |
${scans.join('\n')}
`
}
