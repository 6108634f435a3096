import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { makeTestFolder } from '../../../test/folder'
import { findPostgresBinaries } from './binaries'
import { startEmbeddedPostgres, THROWAWAY_SETTINGS } from './start-embedded-postgres'

async function start(folder: string) {
  const embedded = await startEmbeddedPostgres(folder, { settings: THROWAWAY_SETTINGS })
  onTestFinished(() => embedded.stop())
  return embedded
}

/** Copies a cluster that was made and stopped, because making one takes a second. */
let made: Promise<string> | undefined
async function makeStoppedCluster(): Promise<string> {
  const folder = await makeTestFolder()
  made ??= (async () => {
    const first = await realpath(await mkdtemp(join(tmpdir(), 'lifetag-test-')))
    const embedded = await startEmbeddedPostgres(first, { settings: THROWAWAY_SETTINGS })
    await embedded.stop()
    return first
  })()
  await cp(await made, folder, { recursive: true })
  return folder
}
afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true })
})

async function query<Row extends postgres.Row>(url: string, statement: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1 })
  try {
    return [...(await sql.unsafe<Row[]>(statement))]
  } finally {
    await sql.end()
  }
}

/** A process that has ended but was not yet reaped by its parent counts as gone. */
const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return !/^(Z|$)/.test(stdout.trim())
}

const untilGone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 })

it('makes a UTF-8 cluster that only its owner can read and only this machine can reach', async () => {
  const folder = await makeTestFolder()
  const { superuserUrl, url } = await start(folder)

  expect((await stat(join(folder, 'postgres/data'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'postgres/passwords.json'))).mode & 0o777).toBe(0o600)
  const [settings] = await query(
    superuserUrl,
    `select current_setting('listen_addresses') as listen,
            current_setting('unix_socket_directories') as sockets,
            current_setting('password_encryption') as passwords,
            pg_encoding_to_char(encoding) as encoding, datlocale as locale
     from pg_database where datname = 'lifetag'`,
  )
  expect(settings).toEqual({
    listen: '127.0.0.1',
    sockets: '',
    passwords: 'scram-sha-256',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
  })
  const [me] = await query(
    url,
    'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
  )
  expect(me).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false })
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

it('keeps its data from one start to the next', async () => {
  const folder = await makeTestFolder()
  const first = await start(folder)
  await query(first.url, 'create table kept as select 7 as number')
  await first.stop()
  const second = await start(folder)
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
})

it('refuses a second start on the same folder with a clear message', async () => {
  const folder = await makeStoppedCluster()
  const first = await start(folder)
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    `Another server is already running on the database in ${first.dataDirectory} (Postgres is process ${first.pid})`,
  )
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('lets one of two simultaneous starts on a new folder win and refuses the other', async () => {
  const folder = await makeTestFolder()
  const starts = await Promise.allSettled([start(folder), start(folder)])
  const refused = starts.filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ name: 'StartError' }) },
  ])
  expect(String(Object(refused[0]).reason)).toContain('already running')
})

it('starts despite a postmaster.pid whose process id another program has now', async () => {
  const folder = await makeStoppedCluster()
  const first = await start(folder)
  const lock = join(first.dataDirectory, 'postmaster.pid')
  const content = await readFile(lock, 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  await writeFile(lock, content.replace(/^\d+/, String(stranger.pid)))
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('starts despite a postmaster.pid whose process is gone', async () => {
  const folder = await makeStoppedCluster()
  const first = await start(folder)
  process.kill(first.pid, 'SIGKILL')
  await untilGone(first.pid)
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('removes the folder of a start that was killed while it made the cluster', async () => {
  const folder = await makeTestFolder()
  const killed = spawn('sleep', ['60'])
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended
  const other = spawn('sleep', ['60'])
  onTestFinished(() => void other.kill())
  for (const { pid } of [killed, other]) {
    await mkdir(join(folder, `postgres.new-${pid}-abc123/data`), { recursive: true })
  }
  await start(folder)
  const names = (await readdir(folder)).filter(name => name.startsWith('postgres.new-'))
  expect(names).toEqual([`postgres.new-${other.pid}-abc123`])
})

/** A server's start in a process of its own, which can be killed. */
function startInNode(folder: string, path = process.env.PATH) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))}
    const { pid } = await startEmbeddedPostgres(${JSON.stringify(folder)})
    process.stdout.write(pid + '\\n')
    setInterval(() => {}, 1000)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  return spawn(process.execPath, args, { env: { ...process.env, PATH: path } })
}

it('leaves no orphan when Node is killed, and starts again', async () => {
  const folder = await makeStoppedCluster()
  const node = startInNode(folder)
  const [line] = await once(createInterface({ input: node.stdout }), 'line')
  const pid = Number(line)
  expect(isAlive(pid)).toBe(true)

  node.kill('SIGKILL')
  // Postgres gets its signal when Node has ended, not when Node is sent one.
  await once(node, 'exit')
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  await untilGone(pid)
})

it('starts nothing if Node is killed before Postgres begins', async () => {
  const folder = await makeStoppedCluster()
  const bin = await makeTestFolder()
  const begun = join(bin, 'begun')
  const setpriv = execFileSync('sh', ['-c', 'command -v setpriv'], { encoding: 'utf8' }).trim()
  const slow = `#!/bin/sh\ncase "$*" in *-D*) touch ${begun}; sleep 1;; esac\nexec ${setpriv} "$@"\n`
  await writeFile(join(bin, 'setpriv'), slow, { mode: 0o755 })
  const node = startInNode(folder, `${bin}:${process.env.PATH}`)
  await vi.waitFor(() => stat(begun))
  node.kill('SIGKILL')
  await once(node, 'exit')
  const ofFolder = () => spawnSync('pgrep', ['-f', `${folder}/postgres`]).stdout.toString()
  await vi.waitFor(() => expect(ofFolder()).toBe(''))
})

it('needs little memory while idle', async () => {
  const folder = await makeStoppedCluster()
  const embedded = await startEmbeddedPostgres(folder)
  onTestFinished(() => embedded.stop())
  const list = execFileSync('ps', [
    '-o',
    'rss=',
    '--pid',
    String(embedded.pid),
    '--ppid',
    String(embedded.pid),
  ])
  const kilobytes = list
    .toString()
    .trim()
    .split('\n')
    .map(Number)
    .reduce((sum, rss) => sum + rss, 0)
  expect(kilobytes).toBeGreaterThan(1_000)
  expect(kilobytes).toBeLessThan(120_000)
})

it('says what to do if no Postgres is bundled', async () => {
  await expect(findPostgresBinaries('sunos-sparc')).rejects.toThrow(
    'No Postgres is bundled for sunos-sparc. Set DATABASE_URL',
  )
})

it('fails if the folder cannot be made', async () => {
  const file = join(await makeTestFolder(), 'a-file')
  await writeFile(file, '')
  await expect(startEmbeddedPostgres(file)).rejects.toThrow()
})
