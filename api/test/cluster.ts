import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { APP_ROLE } from '../src/core/database-roles'
import {
  startEmbeddedPostgres,
  THROWAWAY_SETTINGS,
} from '../src/db/embedded/start-embedded-postgres'
import { migrate } from '../src/db/migrate'
import { type CitusCluster, dropDatabases, prepareCitus, withSql } from './citus'
import { startPooler } from './pooler'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: {
      url: string
      superuserUrl: string
      appUrl: string
      /** Through pgbouncer, in `npm run proof:pgbouncer` or with `TEST_POOLER`. */
      pooledUrl: string | null
      dataDirectory: string
      citus: CitusCluster | null
    }
  }
}

export async function setup(project: TestProject) {
  const citusUrl = process.env.TEST_CITUS
  if (citusUrl) return setUpCitus(project, citusUrl)
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lifetag-test-')))
  const cluster = await startEmbeddedPostgres(folder, { settings: THROWAWAY_SETTINGS })
  let pooler: Pooler | undefined
  const teardown = async () => {
    await pooler?.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { url, superuserUrl, dataDirectory } = cluster
    await assertOurs(superuserUrl, dataDirectory)
    await migrate(url)
    const appUrl = await letAppLogIn(cluster)
    pooler = await startPoolerBefore(appUrl)
    const pooledUrl = pooler ? replacePort(appUrl, pooler.port) : null
    project.provide('cluster', { url, superuserUrl, appUrl, pooledUrl, dataDirectory, citus: null })
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

type Pooler = Awaited<ReturnType<typeof startPooler>>

async function startPoolerBefore(appUrl: string): Promise<Pooler | undefined> {
  if (process.env.TEST_POOLER !== 'pgbouncer') return undefined
  const { port, password } = new URL(appUrl)
  return startPooler(Number(port), { users: [{ name: APP_ROLE, password }] })
}

async function setUpCitus(project: TestProject, coordinatorUrl: string) {
  const citus = await prepareCitus(coordinatorUrl)
  const [superuserUrl = ''] = citus.nodes
  const dataDirectory = await withSql(superuserUrl, async sql => {
    const [row] = await sql<{ data_directory: string }[]>`show data_directory`
    return row?.data_directory ?? ''
  })
  const { ownerUrl: url, appUrl } = citus
  const pooler = await startPoolerBefore(appUrl)
  const pooledUrl = pooler ? replacePort(appUrl, pooler.port) : null
  project.provide('cluster', { url, superuserUrl, appUrl, pooledUrl, dataDirectory, citus })
  return async () => {
    await pooler?.stop()
    await dropDatabases(citus.nodes, citus.template)
  }
}

/** Operators can give the servers a login that owns nothing. */
async function letAppLogIn({ url, superuserUrl }: { url: string; superuserUrl: string }) {
  const password = 'app'
  const sql = postgres(superuserUrl, { max: 1 })
  await sql.unsafe(`alter role ${APP_ROLE} login password '${password}'`)
  await sql.end()
  return Object.assign(new URL(url), { username: APP_ROLE, password }).href
}

const replacePort = (url: string, port: number) =>
  Object.assign(new URL(url), { port: String(port) }).href

/** Tests create and drop databases, so the cluster must be the run's own. */
export async function assertOurs(superuserUrl: string, dataDirectory: string) {
  const sql = postgres(superuserUrl, { max: 1 })
  try {
    const [row] = await sql<{ data_directory: string }[]>`show data_directory`
    if (row?.data_directory !== dataDirectory) throw new Error('This is not the test cluster')
  } finally {
    await sql.end()
  }
}
