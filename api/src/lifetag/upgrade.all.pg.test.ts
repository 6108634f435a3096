import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeKeyPair } from '../../src/backup/age'
import { createTestDatabase } from '../../test/database'
import { makeTestFolder } from '../../test/folder'
import { freePort } from '../../test/free-port'
import { DATA_KEYS_TEXT, lifetagFile, runLifetag } from '../../test/lifetag'
import { buildNextRelease, inventedMigration } from '../../test/release/next-release'
import { runServer } from '../../test/server-process'
import { migrate, readMigrations } from '../db/migrate'

const files = await readMigrations()
const last = String(files.at(-1)?.version).padStart(4, '0')
const EXPAND = inventedMigration(
  `-- phase: expand after ${last}\nalter table records add column checked_at timestamptz;`,
)
const CONTRACT = inventedMigration('-- phase: contract of 9000\nselect 1', 9001)

async function prepare() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { publicKey } = await makeKeyPair()
  const environment = {
    ...database.environment,
    DATA_KEYS: DATA_KEYS_TEXT,
    DATA_DIR: await makeTestFolder(),
    BACKUP_TO: await makeTestFolder(),
    BACKUP_RECIPIENT: publicKey,
    PAYMENTS: 'disabled',
  }
  const run = async (args: string[], built?: string) => {
    const file = built ? join(built, 'lifetag.js') : lifetagFile()
    const { code, stdout, stderr } = await runLifetag(args, environment, file)
    return [code, stdout || stderr]
  }
  const start = async (built?: string) => {
    const port = String(await freePort())
    const server = runServer({ ...environment, PORT: port }, built)
    const isRunning = () => server.lines.some(line => line.startsWith('LifeTag is running'))
    return { ...server, isRunning }
  }
  return { database, run, start }
}

it('the next release says what it will do, and the release before starts again after it', async () => {
  const { run, start } = await prepare()
  const next = await buildNextRelease(EXPAND)
  const plan = `The first server of this release runs ${EXPAND.name}.\nReplace the servers one by one.`
  expect(await run(['upgrade', '--check'], next)).toEqual([
    1,
    expect.stringMatching(new RegExp(`^${plan}[^]*BAD Backups: There is none in`)),
  ])
  expect((await run(['backup']))[0]).toBe(0)
  expect(await run(['upgrade', '--check'], next)).toEqual([0, expect.stringContaining(plan)])

  const newer = await start(next)
  await vi.waitFor(() => expect(newer.isRunning()).toBe(true), 45_000)
  expect(await run(['upgrade', '--check'])).toEqual([
    0,
    expect.stringMatching(/^The database needs no change/),
  ])
  expect(await run(['rollback'])).toEqual([
    0,
    `0.1.0 runs on this database. Replace the servers one by one. What ${EXPAND.name} added stays.`,
  ])
  expect((await run(['rollback'], next))[1]).toMatch(/^No newer release has changed this database/)
  const older = await start()
  await vi.waitFor(() => expect(older.isRunning()).toBe(true), 45_000)
}, 240_000)

it('after the release that removes old parts, it is too late', async () => {
  const { database, run, start } = await prepare()
  await migrate(database.url, [...files, EXPAND, CONTRACT])
  expect(await run(['rollback'])).toEqual([
    1,
    `It is too late for 0.1.0: ${CONTRACT.name} changed what it needs. Go forward, or restore a backup that 0.1.0 made.`,
  ])
  const reason = 'The database has migration 9001, which this server does not know.'
  expect(await run(['upgrade', '--check'])).toEqual([1, expect.stringContaining(reason)])
  const server = await start()
  expect(await server.ended).toBe(1)
  expect(server.lines.join()).toContain(reason)
}, 60_000)

it('upgrade without --check does nothing', async () => {
  const { run } = await prepare()
  expect(await run(['upgrade'])).toEqual([2, expect.stringContaining('lifetag upgrade --check')])
})
