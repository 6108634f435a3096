/**
 * `npm run bench:growth` measures a scan, a sign-in, a push and a pull with a thousand, ten thousand, a
 * hundred thousand and a million other people. `--people=1000,100000` sets other sizes and `--rounds=50`
 * fewer repetitions. `--write` writes the table to growth.md.
 *
 * `--url=postgres://…` fills an existing database, which should be empty and owned by its user, from one size
 * to the next. Several databases, each with a `--name`, are measured in turns. `--admin-url` is the owner's
 * address if `--url` is the login of `lifetag_app`. `--fill-url` is a superuser's, to whom policies do not
 * apply. Only a superuser can fill a distributed database. `--note` is a sentence on what else the machine
 * did.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { OWNER } from '../src/core/database-roles'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { measure } from './growth/measure'
import { type Column, isWithinAim, report, withReport } from './growth/report'
import { openTown, type Place, type Town } from './growth/town'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '200' },
    url: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', multiple: true, default: [] },
    note: { type: 'string', default: '' },
    'admin-url': { type: 'string', multiple: true, default: [] },
    'fill-url': { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean' },
  },
})
const sizes = options.people.split(',').map(Number)
const rounds = Number(options.rounds)
const isRising = sizes.every((size, index) => size > (sizes[index - 1] ?? 0))
if (!isRising || !(rounds >= 1)) throw new Error('--people wants rising numbers, --rounds a number')

/** The bundled Postgres is configured for one small service. */
const SETTINGS = {
  shared_buffers: '1GB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  max_connections: '150',
}

const say = (words: string) => process.stderr.write(`${words}\n`)

const places = options.url.map((url, index): Place => {
  const adminUrl = options['admin-url'][index]
  const fillUrl = options['fill-url'][index] ?? url
  return { name: options.name[index] ?? '', url, fillUrl, ...(adminUrl && { adminUrl }) }
})
const columns = places.length > 0 ? await growAll() : await openEach()
const text = report(columns, rounds, options.note)
process.stdout.write(text)
if (options.write) {
  const path = join(import.meta.dirname, 'growth.md')
  await writeFile(path, withReport(await readFile(path, 'utf8'), text))
}
if (places.length < 2 && !isWithinAim(columns)) process.exitCode = 1

async function openEach(): Promise<Column[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lifetag-growth-'))
  const cluster = await startEmbeddedPostgres(folder, { settings: SETTINGS })
  const towns: Town[] = []
  try {
    for (const size of sizes) {
      const place = await makeDatabase(cluster, `growth_${size}`)
      towns.push(await openTown(place, size))
      say(`${size} people filled in`)
    }
    const times = await measure(towns, rounds)
    return towns.flatMap((town, index) => (times[index] ? [{ town, times: times[index] }] : []))
  } finally {
    for (const { stop } of towns) await stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeDatabase(
  { url, superuserUrl }: { url: string; superuserUrl: string },
  name: string,
): Promise<Place> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  await sql`create database ${sql(name)} owner ${sql(OWNER)}`
  await sql.end({ timeout: 1 })
  const within = (whole: string) => Object.assign(new URL(whole), { pathname: `/${name}` }).href
  return { name: '', url: within(url), fillUrl: within(superuserUrl) }
}

async function growAll(): Promise<Column[]> {
  const grown: Column[] = []
  for (const [index, size] of sizes.entries()) {
    const towns: Town[] = []
    try {
      for (const place of places) {
        towns.push(await openTown(place, size, sizes[index - 1] ?? 0))
        say(`${size} people filled in`)
      }
      const times = await measure(towns, rounds)
      grown.push(...towns.flatMap((town, nth) => (times[nth] ? [{ town, times: times[nth] }] : [])))
    } finally {
      for (const { stop } of towns) await stop()
    }
  }
  return grown
}
