import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileAnswerSchema } from 'sync-protocol/rest'
import { FILE_MAX_BYTES } from 'sync-protocol/sync'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { openTestBucket, type TestBucket } from '../../../test/bucket'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { addFile, pdfOf, sendFile } from '../../../test/files'
import { lifetagFile } from '../../../test/lifetag'
import type { FileKey } from '../../adapters/files/file-store'
import { tidyDatabase } from '../../db/tidy'
import { moveFiles } from './move-files'
import { sweepFiles } from './sweep-files'

const DAY_MS = 24 * 60 * 60_000
const later = (days: number) => new Date(Date.now() + days * DAY_MS)

let database: TestDatabase
let bucket: TestBucket
/** `inside` stores new files in the database and still reads the bucket. */
let test: TestApp
let inside: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  bucket = await openTestBucket()
  const store = bucket.open({ deadlineMs: 2_000 })
  test = await createTestApp(database, { files: { store, takesNew: true } })
  inside = await createTestApp(database, { files: { store, takesNew: false } })
})
beforeEach(async () => {
  await database.superuser`delete from files`
  await sweepFiles(database.url, bucket.open(), later(2))
})
afterAll(async () => {
  await bucket.close()
  await database.drop()
})

async function inBucket(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of bucket.open().list()) ids.push(`/api/files/${id}`)
  return ids.sort()
}

async function inDatabase(): Promise<string[]> {
  const rows = await database.superuser<{ id: string }[]>`
    select id from files where sealed is not null order by id`
  return rows.map(({ id }) => `/api/files/${id}`)
}

const keyOf = (person: TestPerson, url: string): FileKey => ({
  userId: person.id,
  id: url.split('/').at(-1) ?? '',
})

const textOf = async (person: TestPerson, url: string) =>
  (await (await person.send('GET', url)).text()).split('\n')[1]

it('a file is only in the bucket, sealed, and its owner reads it', async () => {
  const ada = await test.signUp()
  const url = await addFile(ada, pdfOf('a last will'))
  expect(await inBucket()).toEqual([url])
  expect(await inDatabase()).toEqual([])
  expect((await bucket.open().get(keyOf(ada, url)))?.includes('a last will')).toBe(false)
  expect(await textOf(ada, url)).toBe('a last will')
  const again = await sendFile(ada, pdfOf('a last will'))
  expect([again.status, (await bodyOf(again, fileAnswerSchema)).url]).toEqual([200, url])
})

it('a file of the largest size is stored and read', async () => {
  const ada = await test.signUp()
  const url = await addFile(ada, pdfOf('large', FILE_MAX_BYTES))
  const answer = await ada.send('GET', url)
  expect((await answer.arrayBuffer()).byteLength).toBe(FILE_MAX_BYTES)
})

it('a failing store is a 503, and the next try makes the same file', async () => {
  const ada = await test.signUp()
  bucket.breakNext('fails', 'cut', 'fails')
  expect(await failureOf(await sendFile(ada, pdfOf('order')))).toEqual([503, 'unavailable'])
  // No row may name the file yet, because it cannot be read.
  const url = await addFile(ada, pdfOf('order'))
  expect(await textOf(ada, url)).toBe('order')
  expect(await inBucket()).toEqual([url])
})

it('a file that never arrived cannot be named or read, and is deleted after a day', async () => {
  const ada = await test.signUp()
  bucket.breakNext('fails', 'fails', 'fails')
  await sendFile(ada, pdfOf('order'))
  const [row] = await database.superuser<{ id: string }[]>`select id from files`
  const url = `/api/files/${row?.id}`
  expect((await ada.send('GET', url)).status).toBe(404)
  const json = { dnrStatus: 'DNR', dnrDocumentUrl: url, dnrDocumentName: 'order.pdf' }
  const named = await ada.send('POST', '/api/medical-profile', { json })
  expect(await failureOf(named)).toEqual([422, 'file_unknown'])
  await tidyDatabase(database.url, later(2))
  expect(await database.superuser`select 1 from files`).toHaveLength(0)
})

it('a store that does not answer is a 503 for readers, and nothing is lost', async () => {
  const ada = await test.signUp()
  const url = await addFile(ada)
  bucket.breakNext('fails', 'fails', 'fails')
  expect(await failureOf(await ada.send('GET', url))).toEqual([503, 'unavailable'])
  expect((await ada.send('GET', url)).status).toBe(200)
})

it('the sweep deletes files without a row, but none that is young or in use', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const [kept, gone, deleted] = [
    await addFile(ada, pdfOf('kept')),
    await addFile(ada, pdfOf('gone')),
    await addFile(bob, pdfOf('of an account that ends')),
  ]
  await database.superuser`delete from files where id = ${keyOf(ada, gone).id}`
  await bob.send('DELETE', '/api/account')
  expect(await sweepFiles(database.url, bucket.open(), new Date())).toBe(0)
  expect(await inBucket()).toEqual([kept, gone, deleted].sort())
  expect(await sweepFiles(database.url, bucket.open(), later(2))).toBe(2)
  expect(await inBucket()).toEqual([kept])
  expect(await textOf(ada, kept)).toBe('kept')
})

it('an error for one file does not stop the sweep and is thrown at its end', async () => {
  const ada = await test.signUp()
  const urls: string[] = []
  for (const text of ['one', 'two', 'three']) urls.push(await addFile(ada, pdfOf(text)))
  await database.superuser`delete from files where user_id = ${ada.id}`
  const store = bucket.open()
  const [stuck] = (await inBucket()).filter(url => urls.includes(url))
  const refusing = {
    ...store,
    async delete(key: FileKey) {
      if (stuck?.endsWith(key.id)) throw new Error('refused')
      await store.delete(key)
    },
  }
  await expect(sweepFiles(database.url, refusing, later(2))).rejects.toThrow('refused')
  expect(await inBucket()).toEqual([stuck])
  expect(await sweepFiles(database.url, store, later(2))).toBe(1)
})

it('files move into the bucket and back unchanged, and stay readable meanwhile', async () => {
  const ada = await inside.signUp()
  const texts = Array.from({ length: 12 }, (_, nth) => `order ${nth}`)
  const urls: string[] = []
  for (const text of texts) urls.push(await addFile(ada, pdfOf(text)))
  expect(await inDatabase()).toEqual([...urls].sort())

  let isMoving = true
  const reading = (async () => {
    let reads = 0
    while (isMoving) {
      const at = reads++ % urls.length
      expect(await textOf(ada, urls[at] ?? '')).toBe(texts[at])
    }
    return reads
  })()
  expect(await moveFiles(database.url, bucket.open(), 'store')).toBe(texts.length)
  expect([await inDatabase(), await inBucket()]).toEqual([[], [...urls].sort()])
  expect(await moveFiles(database.url, bucket.open(), 'database')).toBe(texts.length)
  expect([await inDatabase(), await inBucket()]).toEqual([[...urls].sort(), []])
  isMoving = false
  expect(await reading).toBeGreaterThan(0)
})

it('the move stops at a file that the store has lost, and keeps its row', async () => {
  const ada = await test.signUp()
  const url = await addFile(ada)
  await bucket.open().delete(keyOf(ada, url))
  await expect(moveFiles(database.url, bucket.open(), 'database')).rejects.toThrow('lost a file')
  expect(await failureOf(await ada.send('GET', url))).toEqual([503, 'unavailable'])
})

/** `npm run proof:files` raises both. */
const FILES = Number(process.env.PROOF_FILES ?? depth(15, 30))
const KILLS = Number(process.env.PROOF_KILLS ?? depth(1, 2))

it(
  `${FILES} files survive a move that is killed ${KILLS} times, each way`,
  async () => {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(FILES / 15) }, () => inside.signUp()),
    )
    const kept: { person: TestPerson; url: string; text: string }[] = []
    for (let nth = 0; nth < FILES; nth++) {
      const person = people[nth % people.length]
      const text = `order ${nth}`
      if (person) kept.push({ person, url: await addFile(person, pdfOf(text, 20_000)), text })
    }
    const everyFile = async () => {
      for (const { person, url, text } of kept) expect(await textOf(person, url)).toBe(text)
    }

    let killed = 0
    for (const to of ['store', 'database'] as const) {
      for (let nth = 0; nth < KILLS; nth++) if (await killMove(to, 1 + nth * 7)) killed++
      await everyFile()
      await run(to)
      await everyFile()
      expect(to === 'store' ? await inDatabase() : await inBucket()).toEqual([])
    }
    expect(killed).toBeGreaterThan(0)
  },
  60_000 + FILES * 400 + KILLS * 20_000,
)

const environment = () => ({
  PATH: process.env.PATH,
  ...database.environment,
  ...bucket.environment,
})

/** False if the command ended before. */
async function killMove(to: 'store' | 'database', requests: number): Promise<boolean> {
  const until = bucket.asked.length + requests
  const child = spawn(process.execPath, [lifetagFile(), 'files', 'move', to], {
    env: environment(),
  })
  bucket.onAsked(() => {
    if (bucket.asked.length >= until) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  bucket.onAsked(() => {})
  return signal === 'SIGKILL'
}

const run = (to: 'store' | 'database') =>
  new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [lifetagFile(), 'files', 'move', to],
      { env: environment() },
      error => (error ? reject(error) : resolve()),
    )
  })
