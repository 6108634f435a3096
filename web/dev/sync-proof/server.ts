/**
 * The real server core on a real Postgres, with two people signed up, and what may befall it:
 * a restore from a backup, a new epoch, deletions forgotten, a backend that dies.
 */
import { randomUUID } from 'node:crypto'
import type { VersionEvent } from 'sync-protocol/sync'
import { createTestApp, type TestApp, type TestPerson } from '../../../api/test/app'
import { readChangesAfter } from '../../../api/test/changes-after'
import { createTestDatabase } from '../../../api/test/database'
import { TestDevice } from '../../../api/test/device'
import { codeValues } from '../../../api/test/records'
import type { Truth } from './invariants'
import {
  type Dealt,
  empty,
  fillFiles,
  type Moment,
  prepare,
  putBack,
  readBook,
  save,
  withDeath,
} from './operator'

/** A person, and the letter every text of theirs begins with: it betrays what strays to another. */
export interface Person extends TestPerson {
  letter: string
}

export interface Server {
  fetch(path: string, init: RequestInit): Promise<Response>
  people: readonly [Person, Person]
  /** Nothing of any history is left; the clock begins anew. */
  wipe(): Promise<void>
  backup(): Promise<void>
  /** The last backup is the database again, and the operator says so with a new epoch. */
  restore(): Promise<void>
  newEpoch(): Promise<void>
  /** All deletions grow too old to be remembered. */
  forgetDeletions(person: Person): Promise<void>
  /** The backend that works on a push dies during `work`. */
  withDeath<T>(moment: Moment, work: () => Promise<T>): Promise<T>
  epoch(): string
  /** Every row the server keeps, deleted ones too: what is not encrypted of it. */
  rowsOf(person: Person): Promise<KeptRow[]>
  /** What a stream tells of what came after `version`; null where it tells no changes. */
  eventAfter(person: Person, version: number): Promise<VersionEvent | null>
  /** Each mutation the server dealt with, by its client and content, and how often. */
  dealtWith(): Promise<Dealt[]>
  /** The living rows, as somebody gets them who starts with nothing. */
  readAll(person: Person): Promise<Truth>
  stop(): Promise<void>
}

export interface KeptRow {
  userId: string
  collection: string
  id: string
  version: number
  isDeleted: boolean
}

/** The token of a code that is the second person's from the start. */
export const TAKEN_TOKEN = 'T'.repeat(26)
/** For how many files the first person has room. */
const ROOM = 2
/** Pages end between pushes; these hold few of them. */
const PAGE = { rows: 3, bytes: 1_000_000 }
const DAY_MS = 24 * 60 * 60_000
const START_MS = Date.UTC(2026, 0, 1)
/** As many as the server keeps. */
export const POOL_MAX = 10

export async function startServer(): Promise<Server> {
  // A busy machine is no fault of the history's: only faults that are told make the server say 503.
  const database = await createTestDatabase({ queryDeadlineMs: 120_000 })
  let nowMs = START_MS
  const now = () => new Date(++nowMs)
  const test = await createTestApp(database, { now, pullPage: PAGE })
  const people = [await newPerson(test, 'a'), await newPerson(test, 'b')] as const
  const { superuser } = database
  await prepare(superuser)
  await empty(superuser)
  await fillFiles(superuser, people[0].id, ROOM)
  await giveCode(people[1], TAKEN_TOKEN)
  await save(superuser, 'start')

  /** Asked after every step, and most steps touch no server. */
  let kept: Promise<KeptRow[]> | null = null
  const changing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } finally {
      kept = null
    }
  }
  const readRows = async () => [
    ...(await superuser<KeptRow[]>`
      select user_id as "userId", collection, id, version, deleted_at is not null as "isDeleted"
      from records`),
  ]
  let epoch = ''
  const newEpoch = async () => {
    epoch = randomUUID()
    await superuser`update server_state set epoch = ${epoch}`
  }
  await newEpoch()

  return {
    fetch: (path, init) => changing(async () => test.app.request(path, init)),
    people,
    newEpoch,
    wipe: () =>
      changing(async () => {
        nowMs = START_MS
        test.logged.length = 0
        await putBack(superuser, 'start')
      }),
    backup: () => save(superuser, 'backup'),
    restore: () =>
      changing(async () => {
        await putBack(superuser, 'backup')
        await newEpoch()
      }),
    forgetDeletions: person =>
      changing(async () => {
        await superuser`update records set deleted_at = ${new Date(START_MS - 401 * DAY_MS)}
          where user_id = ${person.id} and deleted_at is not null`
        // The server forgets when it next stores a deletion: a passing device makes one.
        await patiently(async () => {
          const passing = new TestDevice(person)
          const row = randomUUID()
          const name = { name: `${person.letter}-passing` }
          await passing.push(passing.put('medications', row, name))
          await passing.push(passing.remove('medications', row))
        })
      }),
    withDeath: (moment, work) => withDeath(superuser, moment, work),
    async rowsOf(person) {
      kept ??= readRows()
      return (await kept).filter(({ userId }) => userId === person.id)
    },
    eventAfter: ({ id }, version) => patiently(() => readChangesAfter(test, id, version)),
    dealtWith: () => readBook(superuser),
    readAll: person =>
      patiently(async () => {
        const passing = new TestDevice(person)
        const truth: Truth = new Map()
        for (let more = true; more; ) {
          const page = await passing.pullPage()
          for (const put of page.puts) truth.set(`${put.collection}/${put.rowId}`, put)
          more = page.more
        }
        return truth
      }),
    epoch: () => epoch,
    stop: () => database.drop(),
  }
}

/** A connection that died with its backend says so once, to whoever comes first. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > POOL_MAX || !`${error}`.includes('"unavailable"')) throw error
    }
  }
}

async function newPerson(test: TestApp, letter: string): Promise<Person> {
  return { ...(await test.signUp()), letter }
}

async function giveCode(person: Person, token: string): Promise<void> {
  const owner = new TestDevice(person)
  await owner.push(owner.put('qr-codes', randomUUID(), codeValues({ token })))
}
