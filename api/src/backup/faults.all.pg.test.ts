import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, DATA_KEYS } from '../../test/app'
import {
  ada,
  contentOf,
  makeBackup,
  makeDatabase,
  pair,
  type RestoreOrder,
  restore,
  source,
  stopServers,
  useBackups,
} from '../../test/backups'
import { openTestBucket } from '../../test/bucket'
import { addFile, pdfOf } from '../../test/files'
import { makeTestFolder } from '../../test/folder'
import { openFolderPlace } from '../adapters/backups/open-place'
import { makeKeyPair } from './age'
import { verifyBackup } from './verify-backup'
import { writeBackup } from './write-backup'

useBackups()

it('restores into an empty database, and makes its schema', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  await copy.superuser`drop schema public cascade`
  await copy.superuser`create schema public authorization lifetag_owner`
  await restore(backup, copy.url)
  expect(await contentOf(copy)).toEqual(await contentOf(source))
})

it('replaces the schema of another release', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  await copy.superuser`create table later (id int primary key)`
  await copy.superuser`alter table later owner to lifetag_owner`
  await copy.superuser`insert into migrations (version, name, checksum) values (99, 'later', 'x')`
  await restore(backup, copy.url)
  expect(Object.keys(await contentOf(copy))).toEqual(Object.keys(await contentOf(source)))
})

it('asks before it replaces people, and changes nothing if the answer is no', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  const bob = await (await createTestApp(copy)).signUp()
  await stopServers(copy)
  const asked: number[] = []
  const confirm = async (people: number) => {
    asked.push(people)
    throw new Error('no')
  }
  await expect(restore(backup, copy.url, { confirm })).rejects.toThrow('no')
  expect(asked).toEqual([1])
  const ids = () => copy.superuser`select id from users`
  expect(await ids()).toEqual([{ id: bob.id }])
  await restore(backup, copy.url, { confirm: async () => {} })
  expect(await ids()).toEqual([{ id: ada.id }])
})

it('refuses while a server runs, while another restore runs, and with other DATA_KEYS', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  const before = await contentOf(copy)
  await copy.database.ping(5_000)
  await expect(restore(backup, copy.url)).rejects.toThrow('Stop all servers and workers first')
  await stopServers(copy)

  const nested = restore(backup, copy.url, {
    beforeCommit: async () => {
      await expect(restore(backup, copy.url)).rejects.toThrow('another restore runs')
      throw new Error('stopped before the commit')
    },
  })
  await expect(nested).rejects.toThrow('stopped before the commit')
  const [key] = DATA_KEYS
  const openKeys = async (): Promise<typeof DATA_KEYS> => [{ ...key, version: 'v9' }]
  await expect(restore(backup, copy.url, { openKeys })).rejects.toThrow('DATA_KEYS lacks the key')
  expect(Object.keys(await contentOf(copy))).toEqual(Object.keys(before))
  expect((await contentOf(copy)).users).toEqual([])
})

it('waits for the end of a restore that fails', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  let second: Promise<unknown> | undefined
  const first = restore(backup, copy.url, {
    beforeCommit: async () => {
      second = restore(backup, copy.url)
      await vi.waitFor(async () => {
        const waiting = await copy.superuser`
          select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
        expect(waiting).toHaveLength(1)
      })
      throw new Error('stopped before the commit')
    },
  })
  await expect(first).rejects.toThrow('stopped before the commit')
  await second
  expect(await copy.superuser`select id from users`).toEqual([{ id: ada.id }])
})

it('a file that is cut, altered, of another key or no backup is refused and changes nothing', async () => {
  const backup = await makeBackup()
  const copy = await makeDatabase()
  const whole = await readFile(backup.path)
  const failsWith = async (content: Buffer, message: string, order?: RestoreOrder) => {
    await writeFile(backup.path, content)
    await expect(restore(backup, copy.url, order)).rejects.toThrow(message)
    expect(await copy.superuser`select id from users`).toEqual([])
  }
  for (const part of [0.5, 0.999]) {
    await failsWith(whole.subarray(0, whole.length * part), 'it was cut off or altered')
    const altered = Buffer.from(whole)
    const at = Math.floor(whole.length * part)
    altered[at] = (altered[at] ?? 0) ^ 1
    await failsWith(altered, 'it was cut off or altered')
  }
  // The end of a chunk of age, which has 64 KiB and a tag.
  const header = whole.indexOf('\n---') + 49
  await failsWith(whole.subarray(0, header + 16 + 2 * 65_552), 'it was cut off or altered')
  await failsWith(whole.subarray(0, 100), 'its beginning is damaged')
  await failsWith(Buffer.alloc(0), 'its beginning is damaged')
  await failsWith(Buffer.from('%PDF-1.7\n'), 'its beginning is damaged')
  const { secretKey } = await makeKeyPair()
  await failsWith(whole, 'sealed to another key', { identities: [secretKey] })
})

it('a second backup at the same time is refused', async () => {
  const place = openFolderPlace(await makeTestFolder())
  const order = { ownerUrl: source.url, store: null, recipients: [pair.publicKey], dataKeys: null }
  const first = writeBackup({
    ...order,
    now: new Date(0),
    place: {
      ...place,
      async write(name, content) {
        const chunks = content[Symbol.asyncIterator]()
        // More than what age writes before it has read anything.
        for (let bytes = 0; bytes < 1_000; ) bytes += (await chunks.next()).value.length
        const second = writeBackup({ ...order, place, now: new Date(1_000) })
        await expect(second).rejects.toThrow('Another backup of this database is running')
        await place.write(name, { [Symbol.asyncIterator]: () => chunks })
      },
    },
  })
  await first
  expect(await place.list()).toEqual(['lifetag-1970-01-01T00-00-00Z.age'])
})

it('a backup that fails leaves no file', async () => {
  const folder = await makeTestFolder()
  const place = openFolderPlace(folder)
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  async function* untilFull(content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      yield chunk
      throw full
    }
  }
  const failing = writeBackup({
    ...{ ownerUrl: source.url, store: null, recipients: [pair.publicKey], dataKeys: null },
    now: new Date(),
    place: { ...place, write: (name, content) => place.write(name, untilFull(content)) },
  })
  await expect(failing).rejects.toThrow(
    `The backup was not written to ${folder}: the disk is full.`,
  )
  expect(await readdir(folder)).toEqual([])
})

it('files of a bucket are in the backup, and go into the bucket or the database', async () => {
  const bucket = await openTestBucket()
  onTestFinished(() => bucket.close())
  const from = await makeDatabase()
  const store = bucket.open()
  const test = await createTestApp(from, { files: { store, takesNew: true } })
  const person = await test.signUp()
  const url = await addFile(person, pdfOf('consent'))
  await expect(makeBackup({}, from)).rejects.toThrow('Set FILES_URL')
  const backup = await makeBackup({ store }, from)

  const copy = await makeDatabase()
  await restore(backup, copy.url)
  const answer = await (await createTestApp(copy)).send('GET', url, { cookie: person.cookie })
  expect(await answer.text()).toContain('consent')
  expect(await copy.superuser`select sealed is null as outside from files`).toEqual([
    { outside: false },
  ])

  for await (const key of store.list()) await store.delete(key)
  const other = await makeDatabase()
  await restore(backup, other.url, { store })
  const again = await createTestApp(other, { files: { store, takesNew: true } })
  expect(await (await again.send('GET', url, { cookie: person.cookie })).text()).toContain(
    'consent',
  )
})

it('verify opens a sample in a database of its own and leaves nothing behind', async () => {
  const { place, name } = await makeBackup()
  const folder = await makeTestFolder()
  const verified = await verifyBackup({
    ...{ sealed: place.read(name), identities: [pair.secretKey], folder },
    openKeys: async () => DATA_KEYS,
  })
  expect(verified).toMatchObject({
    createdAt: new Date('2026-11-27T02:00:00Z'),
    rows: { users: 1, files: 1 },
    opened: { people: 1, files: 1 },
  })
  expect(verified.opened?.records).toBeGreaterThan(1)
  expect(await readdir(folder)).toEqual([])
})

it('verify removes scratch databases of killed runs, and no others', async () => {
  const { place, name } = await makeBackup()
  const folder = await makeTestFolder()
  const gone = spawnSync('true').pid
  for (const left of [`${gone}-killed`, `${process.ppid}-runs`, `${process.ppid}-old`]) {
    await mkdir(join(folder, `verify-${left}/postgres`), { recursive: true })
  }
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
  await utimes(join(folder, `verify-${process.ppid}-old`), longAgo, longAgo)
  await verifyBackup({
    ...{ sealed: place.read(name), identities: [pair.secretKey], folder },
    openKeys: async () => DATA_KEYS,
  })
  expect(await readdir(folder)).toEqual([`verify-${process.ppid}-runs`])
})
