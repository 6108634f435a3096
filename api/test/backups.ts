import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openFolderPlace } from '../src/adapters/backups/open-place'
import type { FileStore } from '../src/adapters/files/file-store'
import { type KeyPair, makeKeyPair } from '../src/backup/age'
import { restoreBackup } from '../src/backup/restore-backup'
import { writeBackup } from '../src/backup/write-backup'
import { createTestApp, DATA_KEYS, type TestPerson } from './app'
import { addCode } from './codes'
import { createTestDatabase, type TestDatabase } from './database'
import { addFile, pdfOf } from './files'
import { makeTestFolder } from './folder'

export let pair: KeyPair
export let source: TestDatabase
export let ada: TestPerson
export let fileUrl: string

/** Makes a database with one person, a code and a file, for the backups of a test file. */
export function useBackups(): void {
  beforeAll(async () => {
    pair = await makeKeyPair()
    source = await createTestDatabase()
    const test = await createTestApp(source)
    ada = await test.signUp()
    await addCode(ada)
    fileUrl = await addFile(ada, pdfOf('living will', 700_000))
    await source.superuser`select nextval('receipt_numbers'), nextval('receipt_numbers')`
  })
  afterAll(() => source.drop())
}

export async function makeBackup(
  { store = null }: { store?: FileStore | null } = {},
  from = source,
) {
  const place = openFolderPlace(await makeTestFolder())
  const name = await writeBackup({
    ...{ ownerUrl: from.url, store, place, recipients: [pair.publicKey] },
    ...{ dataKeys: null, now: new Date('2026-11-27T02:00:00Z') },
  })
  return { place, name, path: place.addressOf(name) }
}

type Backup = Awaited<ReturnType<typeof makeBackup>>
export type RestoreOrder = Partial<Parameters<typeof restoreBackup>[0]>

export const restore = ({ place, name }: Backup, ownerUrl: string, order: RestoreOrder = {}) =>
  restoreBackup({
    ...{ ownerUrl, sealed: place.read(name), identities: [pair.secretKey], store: null },
    openKeys: async () => DATA_KEYS,
    confirm: () => Promise.reject(new Error('This database has people')),
    ...order,
  })

export async function makeDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

/** A pooler would keep the connections of stopped servers open for minutes. */
export async function stopServers({ database, superuser }: TestDatabase): Promise<void> {
  await database.close(1)
  await superuser`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'lifetag'`
}

/** Everything but the epoch, which a restore changes. */
export async function contentOf({ superuser }: TestDatabase): Promise<Record<string, unknown>> {
  const tables = await superuser<{ name: string }[]>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    content[name] = await superuser`
      select (to_jsonb(t) - 'epoch' - 'applied_at')::text as row from ${superuser(name)} t order by 1`
  }
  content.sequence = await superuser`select nextval('receipt_numbers')`
  return content
}
