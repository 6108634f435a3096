/** The real server core on a real Postgres, with two people. */
import { randomUUID } from 'node:crypto'
import type { TokenClaim } from 'sync-protocol/qr'
import { type VersionEvent, writeEpoch } from 'sync-protocol/sync'
import { createTestApp, type TestApp, type TestPerson } from '../../../api/test/app'
import { readChangesAfter } from '../../../api/test/changes-after'
import { createTestDatabase, type TestDatabase } from '../../../api/test/database'
import { TestDevice } from '../../../api/test/device'
import { claimOf, codeValues } from '../../../api/test/records'
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
import type { KeptRow, Truth } from './snapshot'

/** Every text of the person begins with the same character, so that a leak can be found. */
export interface Person extends TestPerson, Whose {}

/** The person of a record, with or without a login. */
export interface Whose {
  id: string
  letter: string
}

export interface Server {
  fetch(path: string, init: RequestInit): Promise<Response>
  people: readonly [Person, ...Person[]]
  records: readonly Whose[]
  /** Restores the first state of all histories, and resets the clock. */
  wipe(): Promise<void>
  backup(): Promise<void>
  restore(): Promise<void>
  newEpoch(): Promise<void>
  forgetDeletions(person: Whose): Promise<void>
  withDeath<T>(moment: Moment, work: () => Promise<T>): Promise<T>
  epoch(): string
  /** A counter that grows with every possible change of the database. */
  changes(): number
  /** Every row of the server, deleted ones too, without the encrypted part. */
  rowsOf(record: Whose): Promise<KeptRow[]>
  /** The event for everything after `version`; null if it carries no changes. */
  eventAfter(record: Whose, version: number): Promise<VersionEvent | null>
  dealtWith(): Promise<Dealt[]>
  headOf(record: Whose): Promise<{ epoch: string; version: number } | undefined>
  /** The living rows, as a new device gets them. */
  readAll(record: Whose): Promise<Truth>
  stop(): Promise<void>
}

export const CLAIM_OF_ANOTHER = claimOf('T'.repeat(26))
const ROOM = 2
const PAGE = { rows: 3, bytes: 1_000_000 }
const DAY_MS = 24 * 60 * 60_000
const START_MS = Date.UTC(2026, 0, 1)
export const POOL_MAX = 10

export async function startServer(): Promise<Server> {
  const { server } = await openServer(async test => {
    const people = [await newPerson(test, 'a'), await newPerson(test, 'b')] as const
    return {
      ...{ people, records: people },
      async fill(superuser) {
        await fillFiles(superuser, people[0].id, ROOM)
        await giveCode(people[1], CLAIM_OF_ANOTHER)
      },
    }
  })
  return server
}

interface Beginning extends Pick<Server, 'people' | 'records'> {
  fill(superuser: TestDatabase['superuser']): Promise<void>
}

export interface Opened {
  server: Server
  test: TestApp
  superuser: TestDatabase['superuser']
  inWholePages(person: TestPerson): TestPerson
}

export async function openServer(begin: (test: TestApp) => Promise<Beginning>): Promise<Opened> {
  // A busy machine must not fail a history: only injected faults cause a 503.
  const database = await createTestDatabase({ queryDeadlineMs: 120_000 })
  let nowMs = START_MS
  const now = () => new Date(++nowMs)
  const test = await createTestApp(database, { now, pullPage: PAGE })
  const { send } = await createTestApp(database, { now })
  const inWholePages = (person: TestPerson): TestPerson => ({
    ...person,
    send: (method, path, options) => send(method, path, { cookie: person.cookie, ...options }),
  })
  const { people, records, fill } = await begin(test)
  const { superuser } = database
  await prepare(superuser)
  await empty(superuser)
  await fill(superuser)
  await save(superuser, 'start')

  /** The rows are cached, because they are read after every step, and most steps do not use the server. */
  let kept: Promise<KeptRow[]> | null = null
  let heads: Promise<HeadRow[]> | null = null
  let changes = 0
  const changing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } finally {
      kept = null
      heads = null
      changes++
    }
  }
  const readRows = async () => [
    ...(await superuser<KeptRow[]>`
      select user_id as "userId", collection, id, version, deleted_at is not null as "isDeleted"
      from records`),
  ]
  const readHeads = async () => [
    ...(await superuser<HeadRow[]>`
      select user_id as "userId", epoch_number as number, epoch_tag as tag, version from spaces`),
  ]
  let epoch = ''
  const newEpoch = () =>
    changing(async () => {
      epoch = randomUUID()
      await superuser`update server_state set epoch = ${epoch}`
    })
  await newEpoch()

  const personOf = ({ id }: Whose): TestPerson => {
    const person = people.find(each => each.id === id)
    if (!person) throw new Error('nobody signs in there')
    return person
  }
  const server: Server = {
    fetch: (path, init) => changing(async () => test.app.request(path, init)),
    ...{ people, records },
    newEpoch,
    wipe: () =>
      changing(async () => {
        nowMs = START_MS
        test.logged.length = 0
        test.emails.length = 0
        await putBack(superuser, 'start')
      }),
    backup: () => save(superuser, 'backup'),
    restore: () =>
      changing(async () => {
        await putBack(superuser, 'backup')
        await newEpoch()
      }),
    forgetDeletions: record =>
      changing(async () => {
        await superuser`update records set deleted_at = ${new Date(START_MS - 401 * DAY_MS)}
          where user_id = ${record.id} and deleted_at is not null`
        // The server forgets old deletions when it next stores a deletion, so a new device makes one.
        await patiently(async () => {
          const passing = new TestDevice(personOf(record))
          const row = randomUUID()
          const name = { name: `${record.letter}-passing` }
          await passing.push(passing.put('medications', row, name))
          await passing.push(passing.remove('medications', row))
        })
      }),
    withDeath: (moment, work) => withDeath(superuser, moment, work),
    async rowsOf({ id }) {
      kept ??= readRows()
      return (await kept).filter(({ userId }) => userId === id)
    },
    eventAfter: ({ id }, version) => patiently(() => readChangesAfter(test, id, version)),
    dealtWith: () => readBook(superuser),
    changes: () => changes,
    async headOf({ id }) {
      heads ??= readHeads()
      const head = (await heads).find(({ userId }) => userId === id)
      return head && { epoch: writeEpoch({ server: epoch, ...head }), version: head.version }
    },
    readAll: record => readAllOf(new TestDevice(inWholePages(personOf(record)))),
    epoch: () => epoch,
    stop: () => database.drop(),
  }
  return { server, test, superuser, inWholePages }
}

type HeadRow = { userId: string; number: number; tag: string; version: number }

export const readAllOf = (passing: TestDevice): Promise<Truth> =>
  patiently(async () => {
    const truth: Truth = new Map()
    for (let more = true; more; ) {
      const page = await passing.pullPage()
      for (const put of page.puts) truth.set(`${put.collection}/${put.rowId}`, put)
      more = page.more
    }
    return truth
  })

/** Each dead connection fails once, at its first use. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > POOL_MAX || !`${error}`.includes('"unavailable"')) throw error
    }
  }
}

export async function newPerson(test: TestApp, letter: string): Promise<Person> {
  return { ...(await test.signUp()), letter }
}

export async function giveCode(person: Person, claim: TokenClaim): Promise<void> {
  const owner = new TestDevice(person)
  await owner.push(owner.put('qr-codes', randomUUID(), codeValues({ ...claim })))
}
