/** The whole drill on machines of their own: a person, a backup, the machine is gone, a new machine. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAnswerSchema } from 'sync-protocol/rest'
import { expect, it, onTestFinished } from 'vitest'
import { bodyOf } from '../../test/answers'
import { addCode } from '../../test/codes'
import { openCountingLine } from '../../test/counting-line'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { pdfOf, sendFile } from '../../test/files'
import { makeTestFolder } from '../../test/folder'
import { DATA_KEYS_TEXT, lifetagFile, lifetagOf, runLifetag } from '../../test/lifetag'
import { signUpAt } from '../../test/person-at'
import { startServer, stopServer } from '../../test/server-process'
import { database, test, useApp } from '../../test/use-app'
import { makeKeyPair } from '../backup/age'

useApp()

const KILLS = 20
const TIMEOUT_MS = 400_000

it(
  'after a restore on a new machine the same code scans, and the same phone sends what is missing',
  async () => {
    const outside = await makeTestFolder()
    const { secretKey, publicKey: recipient } = await makeKeyPair()
    const keyFile = join(outside, 'key.txt')
    await writeFile(keyFile, secretKey)

    const old = await startServer()
    let { origin } = old
    const person = await signUpAt(() => origin, 'ada@example.org')
    const { token, device } = await addCode(person)
    const content = pdfOf('living will')
    const { url } = await bodyOf(await sendFile(person, content), fileAnswerSchema)
    await device.exchange()

    const settings = {
      BACKUP_TO: outside,
      BACKUP_RECIPIENT: recipient,
      BACKUP_KEYS_RECIPIENT: recipient,
    }
    const environment = { DATA_DIR: old.dataDir, ...settings }
    const { file } = JSON.parse((await runLifetag(['backup', '--json'], environment)).stdout)

    // The backup does not have this change. The phone does.
    const late = device.put('allergies', randomUUID(), { allergen: 'Latex', severity: 'Severe' })
    await device.exchange(late)
    device.outcomesSeen = device.lastId
    await stopServer(old)
    await rm(old.dataDir, { recursive: true })

    const dataDir = await makeTestFolder()
    const restored = await runLifetag(['restore', file, '--identity', keyFile], {
      DATA_DIR: dataDir,
    })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const server = await startServer(dataDir)
    origin = server.origin

    const page = await fetch(`${origin}/e/${token}`)
    expect(page.status).toBe(200)
    const again = await person.send('GET', url)
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(content))).toBe(true)

    const first = await device.exchange()
    expect(first.reset).toBe(true)
    device.lastId = first.lastId
    device.outcomesSeen = first.lastId
    const { allergen, severity } = { allergen: 'Latex', severity: 'Severe' }
    await device.exchange(device.put('allergies', late.rowId, { allergen, severity }))
    await device.exchange()
    expect(device.row('allergies', late.rowId)).toBeDefined()
  },
  TIMEOUT_MS,
)

/** Kills the command after so many bytes of its conversation. Returns how many there were. */
async function run(
  { url, superuser }: TestDatabase,
  args: readonly string[],
  killAfter = Number.POSITIVE_INFINITY,
) {
  const line = await openCountingLine(url)
  const child = spawn(process.execPath, [lifetagFile(), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: line.url, DATA_KEYS: DATA_KEYS_TEXT },
    stdio: 'ignore',
  })
  line.holdAt(killAfter, () => child.kill('SIGKILL'))
  const [code, signal] = await once(child, 'close')
  line.close()
  // The database needs a moment to notice that the connection is gone.
  const left = () =>
    superuser`select pid from pg_stat_activity where application_name like 'lifetag %'
              and datname = current_database() and application_name <> 'lifetag notices'`
  await expect.poll(left).toEqual([])
  return { bytes: line.bytes(), isDone: code === 0, isKilled: signal === 'SIGKILL' }
}

it(
  `a backup that is killed at ${KILLS} points leaves no file that is not whole`,
  async () => {
    await test.signUp()
    const { publicKey: recipient } = await makeKeyPair()
    const folder = await makeTestFolder()
    const args = ['backup', '--to', folder, '--recipient', recipient]
    const { bytes, isDone } = await run(database, args)
    expect(isDone).toBe(true)
    const [whole] = await readdir(folder)

    let killed = 0
    for (let nth = 1; nth <= KILLS; nth++) {
      if ((await run(database, args, (bytes * nth) / (KILLS + 1))).isKilled) killed++
      const finished = (await readdir(folder)).filter(name => !name.endsWith('.unfinished'))
      expect(finished).toEqual([whole])
    }
    expect(killed).toBe(KILLS)
    expect((await run(database, args)).isDone).toBe(true)
  },
  TIMEOUT_MS,
)

it(
  `a restore that is killed at ${KILLS} points changes nothing`,
  async () => {
    const { secretKey, publicKey: recipient } = await makeKeyPair()
    const folder = await makeTestFolder()
    const keyFile = join(folder, 'key.txt')
    await writeFile(keyFile, secretKey)
    await test.signUp()
    const made = await lifetagOf(database)([
      'backup',
      '--to',
      folder,
      '--recipient',
      recipient,
      '--json',
    ])
    const { file } = JSON.parse(made.stdout)

    const copy = await createTestDatabase()
    onTestFinished(() => copy.drop())
    const args = ['restore', file, '--identity', keyFile, '--yes']
    const state = async () => [
      await copy.superuser`select epoch from server_state`,
      await copy.superuser`select id from users order by id`,
    ]
    const { bytes, isDone } = await run(copy, args)
    expect(isDone).toBe(true)
    const before = await state()

    for (let nth = 1; nth <= KILLS; nth++) {
      const { isKilled } = await run(copy, args, (bytes * nth) / (KILLS + 1))
      expect(isKilled).toBe(true)
      expect(await state()).toEqual(before)
    }
    expect((await run(copy, args)).isDone).toBe(true)
    const [epoch, people] = await state()
    expect(epoch).not.toEqual(before[0])
    expect(people).toEqual(before[1])
  },
  TIMEOUT_MS,
)
