import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '../src/db/database'
import { DATABASE } from '../src/db/embedded/roles'
import { type AdminReads, type ChoreReads, openMaintenance } from '../src/db/maintenance'
import { assertOurs } from './cluster'

export type TestDatabase = {
  /** As requests see it. */
  database: Database
  adminReads: AdminReads
  choreReads: ChoreReads
  /** As its owner, who is not a superuser: row-level security binds this one too. */
  url: string
  /** Sees every row: to look at what is really stored. Never hand it to code under test. */
  superuser: postgres.Sql
  drop(): Promise<void>
}

/** A new migrated database; call it once in a file, and `drop` it afterwards. */
export async function createTestDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  const { url, superuserUrl, dataDirectory } = inject('cluster')
  await assertOurs(superuserUrl, dataDirectory)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)} template ${admin(DATABASE)} owner lifetag_owner`

  const superuser = postgres(replaceDatabase(superuserUrl, name), { max: 1, onnotice: () => {} })
  const database = openDatabase(replaceDatabase(url, name), { maxConnections: 4, ...options })
  const maintenance = openMaintenance(replaceDatabase(url, name))
  return {
    database,
    adminReads: maintenance.adminReads,
    choreReads: maintenance.choreReads,
    url: replaceDatabase(url, name),
    superuser,
    async drop() {
      await database.close(1)
      await maintenance.close(1)
      await superuser.end({ timeout: 1 })
      await admin`drop database ${admin(name)} with (force)`
      await admin.end({ timeout: 1 })
    },
  }
}

function replaceDatabase(url: string, name: string): string {
  const replaced = new URL(url)
  replaced.pathname = `/${name}`
  return replaced.href
}
