/**
 * `lifetag backup` and `lifetag restore` with a Postgres of their own, killed at random moments. `KILL_SEED` repeats
 * the moments of a run.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { expect, it } from 'vitest'
import { createTestApp } from '../../test/app'
import { ada, fileUrl, makeBackup, pair, source, useBackups } from '../../test/backups'
import { addFile, pdfOf } from '../../test/files'
import { makeTestFolder } from '../../test/folder'
import { DATA_KEYS_TEXT, lifetagFile, runLifetag } from '../../test/lifetag'
import { startServer, stopServer } from '../../test/server-process'
import { openPlaceOf } from '../adapters/backups/open-place'
import { openStream } from '../backup/age'
import { readTables } from '../backup/read-database'
import { quote } from '../backup/session'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres'

useBackups()

const SEED = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1e6))
/** Most of the time of a kill is waiting for Postgres to start and to stop. */
const LANES = 4
const KILLS_A_LANE = 5
const FILE_BYTES = 5_000_000
const TIMEOUT_MS = 400_000

const environmentOf = (dataDir: string) => ({ DATA_DIR: dataDir, DATA_KEYS: DATA_KEYS_TEXT })

/** Makes a folder with a database that no program uses, as a restore leaves it. */
async function makeMachine(file: string) {
  const dataDir = await makeTestFolder()
  const key = join(dataDir, 'key.txt')
  await writeFile(key, pair.secretKey)
  const restored = await runLifetag(
    ['restore', file, '--identity', key, '--json'],
    environmentOf(dataDir),
  )
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  return { dataDir, key, rows: JSON.parse(restored.stdout).rows as Record<string, number> }
}

async function runToEnd(args: readonly string[], dataDir: string) {
  const startMs = performance.now()
  const ended = await runLifetag([...args, '--json'], environmentOf(dataDir))
  expect(ended).toMatchObject({ code: 0, stderr: '' })
  return { ms: performance.now() - startMs, output: JSON.parse(ended.stdout) }
}

/** Returns whether the command was killed before its end. */
async function runAndKill(args: readonly string[], dataDir: string, afterMs: number) {
  const child = spawn(process.execPath, [lifetagFile(), ...args], {
    env: { PATH: process.env.PATH, ...environmentOf(dataDir) },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  await Promise.race([ended, sleep(afterMs)])
  child.kill('SIGKILL')
  const [code, signal] = await ended
  expect(code ?? signal).toSatisfy(end => end === 0 || end === 'SIGKILL')
  return signal === 'SIGKILL'
}

/** Runs `kill` with moments of its own in each lane, until each lane has its number of kills. */
const inLanes = (prepare: () => Promise<(share: number) => Promise<boolean>>) =>
  Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const kill = await prepare()
      for (let nth = 0, killed = 0; killed < KILLS_A_LANE; nth++) {
        if (await kill(shareOf(lane, nth))) killed++
      }
    }),
  )

/** From 0 up to 1, and always the same for a seed. */
const shareOf = (lane: number, nth: number) =>
  createHash('sha256').update(`${SEED} ${lane} ${nth}`).digest().readUInt32BE() / 2 ** 32

/** Makes a backup with one person's files, and another one with two people's. */
async function makeBackups(): Promise<[string, string]> {
  const test = await createTestApp(source)
  await addFile(ada, pdfOf('letter', FILE_BYTES))
  const first = await makeBackup()
  await addFile(await test.signUp(), pdfOf('consent', FILE_BYTES))
  return [first.path, (await makeBackup()).path]
}

it(`backups that are killed at random moments leave the old one whole (seed ${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  process.stdout.write(`KILL_SEED=${SEED}\n`)
  const [file] = await makeBackups()
  await inLanes(async () => {
    const { dataDir } = await makeMachine(file)
    const folder = join(dataDir, 'backups')
    const args = ['backup', '--to', folder, '--recipient', pair.publicKey]
    const first = await runToEnd(args, dataDir)
    let old = first.output.file
    return async share => {
      const isKilled = await runAndKill(args, dataDir, share * first.ms)
      const names = (await readdir(folder)).filter(name => !name.endsWith('.unfinished'))
      expect(names).toContain(basename(old))
      for (const name of names) await requireWhole(join(folder, name))
      const { output } = await runToEnd(args, dataDir)
      for (const name of names) {
        if (name !== basename(output.file)) await rm(join(folder, name))
      }
      old = output.file
      return isKilled
    }
  })
})

async function requireWhole(path: string) {
  const { place, name } = openPlaceOf(path, undefined)
  let bytes = 0
  for await (const chunk of openStream(place.read(name), [pair.secretKey])) bytes += chunk.length
  expect(bytes).toBeGreaterThan(FILE_BYTES)
}

it(`restores that are killed at random moments change nothing (seed ${SEED})`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const files = await makeBackups()
  await inLanes(async () => {
    const { dataDir, key, rows } = await makeMachine(files[0])
    const restoreOf = (file: string) => ['restore', file, '--identity', key, '--yes']
    const { ms, output } = await runToEnd(restoreOf(files[1]), dataDir)
    let [now, next] = [
      { file: files[1], rows: output.rows },
      { file: files[0], rows },
    ]
    let isServed = false
    return async share => {
      const isKilled = await runAndKill(restoreOf(next.file), dataDir, share * ms)
      const found = await countRows(dataDir)
      // It may be killed after its commit, too.
      expect(isKilled ? [now.rows, next.rows] : [next.rows]).toContainEqual(found)
      if (!isServed) await requireServed(dataDir)
      isServed = true
      await runToEnd(restoreOf(next.file), dataDir)
      ;[now, next] = [next, now]
      return isKilled
    }
  })
})

async function countRows(dataDir: string): Promise<Record<string, number>> {
  const embedded = await startEmbeddedPostgres(dataDir)
  const sql = postgres(embedded.url, { max: 1, connection: { 'app.maintenance': 'on' } })
  try {
    const rows: Record<string, number> = {}
    for (const { name } of await readTables(sql)) {
      const [row] = await sql.unsafe<{ n: number }[]>(
        `select count(*)::int as n from ${quote(name)}`,
      )
      rows[name] = row?.n ?? 0
    }
    return rows
  } finally {
    await sql.end({ timeout: 1 })
    await embedded.stop()
  }
}

async function requireServed(dataDir: string) {
  const more = { ...environmentOf(dataDir), PAYMENTS: 'disabled' }
  const server = await startServer(dataDir, more)
  const answer = await fetch(`${server.origin}${fileUrl}`, { headers: { Cookie: ada.cookie } })
  expect((await answer.text()).trim()).toContain('living will')
  await stopServer(server)
}
