/**
 * The real server core on a real Postgres, with two people signed up, and the operator's hands:
 * wipe between histories, restore from a backup, a new epoch, deletions forgotten.
 */
import { randomUUID } from 'node:crypto'
import { createTestApp, type TestApp, type TestPerson } from '../../../api/test/app'
import { createTestDatabase, type TestDatabase } from '../../../api/test/database'
import { TestDevice } from '../../../api/test/device'
import { codeValues } from '../../../api/test/records'
import type { Truth } from './invariants'

/** A person, and the letter every text of theirs begins with: it betrays what strays to another. */
export interface Person extends TestPerson {
  letter: string
}

export interface Server {
  fetch: TestApp['app']['request']
  people: readonly [Person, Person]
  /** Nothing of any history is left; clocks and ids begin anew. */
  wipe(): Promise<void>
  backup(): Promise<void>
  /** The last backup is the database again, and the operator says so with a new epoch. */
  restore(): Promise<void>
  newEpoch(): Promise<void>
  /** All deletions grow too old to be remembered. */
  forgetDeletions(person: Person): Promise<void>
  epoch(): string
  /** Every row the server keeps, deleted ones too: what is not encrypted of it. */
  rowsOf(person: Person): Promise<KeptRow[]>
  /** A code of this person's that has this token. */
  giveCode(person: Person, token: string): Promise<void>
  /** Each mutation the server dealt with, by its client and content, and how often. */
  dealtWith(): Promise<{ clientId: string; hash: string; times: number }[]>
  /** The living rows, as somebody gets them who starts with nothing. */
  readAll(person: Person): Promise<Truth>
  stop(): Promise<void>
}

export interface KeptRow {
  collection: string
  id: string
  version: number
  isDeleted: boolean
}

const START_MS = Date.UTC(2026, 0, 1)
const TABLES = ['spaces', 'records', 'sync_clients', 'sync_outcomes', 'code_links', 'dealt_with']
const all = (statement: (table: string) => string) => TABLES.map(statement).join(';')

export async function startServer(): Promise<Server> {
  // A busy machine is no fault of the history's: only faults that are told make the server say 503.
  const database = await createTestDatabase({ queryDeadlineMs: 120_000 })
  let nowMs = START_MS
  const now = () => new Date(++nowMs)
  const test = await createTestApp(database, { now })
  const people = [await newPerson(test, 'a'), await newPerson(test, 'b')] as const
  const { superuser } = database
  await keepBooks(database)
  let epoch = ''
  const newEpoch = async () => {
    epoch = randomUUID()
    await superuser`update server_state set epoch = ${epoch}`
  }
  await newEpoch()

  return {
    fetch: (path, init) => test.app.request(path, init),
    people,
    newEpoch,
    async wipe() {
      nowMs = START_MS
      test.logged.length = 0
      await superuser.unsafe(`truncate ${TABLES.join(', ')} cascade`)
    },
    async backup() {
      await superuser.unsafe(
        all(table => `truncate backup.${table}; insert into backup.${table} table ${table}`),
      )
    },
    async restore() {
      await superuser.unsafe(
        // As a replica: what is put back is no news to the book, which is put back with it.
        `begin; set local session_replication_role = replica;
         truncate ${TABLES.join(', ')} cascade;
         ${all(table => `insert into ${table} table backup.${table}`)}; commit`,
      )
      await newEpoch()
    },
    async forgetDeletions(person) {
      await superuser`update records set deleted_at = deleted_at - interval '401 days'
        where user_id = ${person.id} and deleted_at is not null`
      // The server forgets when it next stores a deletion: a passing device makes one.
      const passing = new TestDevice(person)
      const row = randomUUID()
      const name = { name: `${person.letter}-passing` }
      await passing.push(passing.put('medications', row, name))
      await passing.push(passing.remove('medications', row))
    },
    rowsOf: person => superuser<KeptRow[]>`
      select collection, id, version, deleted_at is not null as "isDeleted" from records
      where user_id = ${person.id}`,
    dealtWith: () => superuser<{ clientId: string; hash: string; times: number }[]>`
      select client_id as "clientId", hash, count(*)::int as times from dealt_with
      group by client_id, hash`,
    async readAll(person) {
      const passing = new TestDevice(person)
      const truth: Truth = new Map()
      for (let more = true; more; ) {
        const page = await passing.pullPage()
        for (const put of page.puts) truth.set(`${put.collection}/${put.rowId}`, put)
        more = page.more
      }
      return truth
    },
    async giveCode(person, token) {
      const owner = new TestDevice(person)
      await owner.push(owner.put('qr-codes', randomUUID(), codeValues({ token })))
    },
    epoch: () => epoch,
    stop: () => database.drop(),
  }
}

async function newPerson(test: TestApp, letter: string): Promise<Person> {
  return { ...(await test.signUp()), letter }
}

/** A place for the backup, and a book of every outcome ever stored: the server's own forgets them. */
async function keepBooks({ superuser }: TestDatabase): Promise<void> {
  await superuser.unsafe(`
    create table dealt_with (user_id uuid, client_id uuid, mutation_id int, hash text);
    create function note_outcome() returns trigger security definer language plpgsql as $$
    begin
      insert into public.dealt_with values (new.user_id, new.client_id, new.mutation_id, new.hash);
      return new;
    end $$;
    create trigger note_outcome after insert on sync_outcomes
      for each row execute function note_outcome();
    create schema backup;
    ${all(table => `create table backup.${table} (like ${table})`)}`)
}
