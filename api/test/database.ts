import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { DATABASE } from '../src/core/database-roles'
import { type DbConnection, ownerConnection } from '../src/core/db-connection'
import { type Database, type DatabaseOptions, openDatabase } from '../src/db/database'
import { type AdminReads, type JobReads, openMaintenance } from '../src/db/maintenance'
import { copyTemplate, dropDatabases, ofDatabase, withSql } from './citus'
import { assertOurs } from './cluster'

export type TestDatabase = {
  database: Database
  adminReads: AdminReads
  jobReads: JobReads
  /** The owner's login. Row-level security applies to it, because the owner is no superuser. */
  url: string
  appUrl: string
  /** Requests connect as the owner, or as the app role in `proof:pgbouncer` and `proof:citus`. */
  reach: DbConnection
  environment: Record<string, string>
  /** Sees every row. Never pass it to the code under test. */
  superuser: postgres.Sql
  /** Asks each node of the cluster in turn. Without Citus there is one. */
  onNodes<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T[]>
  drop(): Promise<void>
}

/** Long enough for many simultaneous requests on a busy machine, also through a pooler. */
const TIMEOUT_MS = 60_000

/** Call it once per file, and `drop` afterwards. */
export async function createTestDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const { superuserUrl, dataDirectory } = cluster
  await assertOurs(superuserUrl, dataDirectory)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  if (cluster.citus) await copyTemplate(cluster.citus, name)
  else await admin`create database ${admin(name)} template ${admin(DATABASE)} owner lifetag_owner`

  const superuser = postgres(ofDatabase(superuserUrl, name), {
    max: 1,
    onnotice: () => {},
    // Tests kill a backend by triggers.
    ...(cluster.citus && { connection: { 'citus.enable_unsafe_triggers': true } }),
  })
  const url = ofDatabase(cluster.url, name)
  const appUrl = ofDatabase(cluster.appUrl, name)
  const pooledUrl = cluster.pooledUrl && ofDatabase(cluster.pooledUrl, name)
  const ownLogin = pooledUrl ?? (cluster.citus && appUrl)
  const prepare = !pooledUrl
  const reach: DbConnection = ownLogin
    ? { url: ownLogin, isAppRole: true, listenUrl: url, prepare }
    : ownerConnection(url)
  const environment: Record<string, string> = ownLogin
    ? { DATABASE_URL: ownLogin, DATABASE_ADMIN_URL: url, DATABASE_PREPARE: String(prepare) }
    : { DATABASE_URL: url }
  const database = openDatabase(reach, {
    maxConnections: 4,
    waitMs: options?.queryDeadlineMs ?? TIMEOUT_MS,
    ...(ownLogin && { queryDeadlineMs: TIMEOUT_MS }),
    ...options,
  })
  const maintenance = openMaintenance(url)
  return {
    database,
    adminReads: maintenance.adminReads,
    jobReads: maintenance.jobReads,
    url,
    ...{ appUrl, reach, environment },
    superuser,
    async onNodes(ask) {
      const answers = []
      for (const node of cluster.citus?.nodes ?? [superuserUrl]) {
        answers.push(await withSql(ofDatabase(node, name), ask))
      }
      return answers
    },
    async drop() {
      await database.close(1)
      await maintenance.close(1)
      await superuser.end({ timeout: 1 })
      if (cluster.citus) await dropDatabases(cluster.citus.nodes, name)
      else await admin`drop database ${admin(name)} with (force)`
      await admin.end({ timeout: 1 })
    },
  }
}
