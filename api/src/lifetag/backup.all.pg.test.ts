import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp } from '../../test/app'
import { createTestDatabase } from '../../test/database'
import { makeTestFolder } from '../../test/folder'
import { DATA_KEYS_TEXT, type Ended, lifetagFile, lifetagOf, runLifetag } from '../../test/lifetag'
import { database, test, useApp } from '../../test/use-app'
import { makeKeyPair } from '../backup/age'

useApp()

let keyFile: string
let recipient: string
beforeAll(async () => {
  const { stdout } = await runLifetag(['keys', 'new-backup-pair'])
  keyFile = stdout
  recipient = /BACKUP_RECIPIENT=(age1\S+)/.exec(stdout)?.[1] ?? ''
  await test.signUp()
})

async function makeBackup(...more: string[]) {
  const folder = await makeTestFolder()
  const identity = join(folder, 'key.txt')
  await writeFile(identity, keyFile)
  const to = join(folder, 'backups')
  const args = ['backup', '--to', to, '--recipient', recipient, ...more, '--json']
  const { file } = jsonOf(await lifetagOf(database)(args))
  return { folder, identity, file: String(file) }
}

function jsonOf({ stdout, stderr }: Ended) {
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

async function makeDatabase() {
  const copy = await createTestDatabase()
  onTestFinished(() => copy.drop())
  return copy
}

it('writes a backup, verifies it, and restores it where it is allowed to', async () => {
  const { folder, identity, file } = await makeBackup()
  const run = lifetagOf(await makeDatabase())
  const verified = await run(['verify', file, '--identity', identity], { DATA_DIR: folder })
  expect(verified.stdout).toMatch(/is whole\.\n1 account, \d+ records?, 0 files, .*\nOpened: /)
  expect(verified.code).toBe(0)

  const restore = ['restore', file, '--identity', identity]
  expect(await run(restore)).toMatchObject({ code: 0, stderr: '' })
  expect(await run(restore)).toMatchObject({
    code: 2,
    stderr: 'The database has 1 person. The backup replaces them. Add --yes if you want that.',
  })
  expect(jsonOf(await run([...restore, '--yes', '--json']))).toMatchObject({ rows: { users: 1 } })
})

it('restores DATA_KEYS that are sealed to a key of their own', async () => {
  const keysPair = await makeKeyPair()
  const { folder, identity, file } = await makeBackup('--keys-recipient', keysPair.publicKey)
  const keysIdentity = join(folder, 'keys-key.txt')
  await writeFile(keysIdentity, keysPair.secretKey)
  const copy = await makeDatabase()
  const dataDir = join(folder, 'data')
  const environment = { ...copy.environment, DATA_DIR: dataDir }
  const args = ['restore', file, '--identity', identity]
  expect(await runLifetag(args, environment)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('sealed to another key. Name its file with --keys-identity'),
  })
  const restored = await runLifetag([...args, '--keys-identity', keysIdentity], environment)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(await readdir(dataDir)).toEqual(['data-keys'])
  const keys = await readFile(join(dataDir, 'data-keys'), 'utf8')
  expect(keys).toMatch(/^v1:/)
})

it('a server that is running keeps its database', async () => {
  const { identity, file } = await makeBackup()
  const copy = await makeDatabase()
  await (await createTestApp(copy)).signUp()
  const ended = await lifetagOf(copy)(['restore', file, '--identity', identity, '--yes'])
  expect(ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Stop all servers and workers first'),
  })
})

it('two verifications at the same time do not disturb each other, and a killed one leaves nothing', async () => {
  const { folder, identity, file } = await makeBackup()
  const dataDir = join(folder, 'data')
  const environment = { DATA_DIR: dataDir, DATA_KEYS: DATA_KEYS_TEXT }
  const args = ['verify', file, '--identity', identity]
  const killed = spawn(process.execPath, [lifetagFile(), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  })
  const ended = once(killed, 'close')
  await vi.waitFor(async () => expect(await readdir(dataDir)).toHaveLength(1))
  killed.kill('SIGKILL')
  await ended
  const both = [runLifetag(args, environment), runLifetag(args, environment)]
  for (const { code, stderr } of await Promise.all(both)) {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }
  expect(await readdir(dataDir)).toEqual([])
})
