/**
 * Databases of the tests on an existing Citus cluster, for `npm run proof:citus URL`. Each test file gets
 * copies of one distributed database on all nodes. Postgres templates work for this, because a node keeps its
 * knowledge of other nodes and of shards in tables.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { APP_ROLE, OWNER } from '../src/core/database-roles'
import { packageRoot } from '../src/core/package-root'
import { migrate } from '../src/db/migrate'

const PASSWORD = 'proof'
/** Marks the roles of a proof. A cluster that serves people has none. */
const MARK = 'made by a proof'
/** Enough for both workers to have some. */
const SHARDS = 4

export type CitusCluster = {
  /** A superuser's addresses of each node's `postgres` database, the coordinator's first. */
  nodes: string[]
  template: string
  ownerUrl: string
  appUrl: string
}

export async function prepareCitus(coordinatorUrl: string): Promise<CitusCluster> {
  const nodes = await nodesOf(coordinatorUrl)
  const template = `template_${randomUUID().replaceAll('-', '')}`
  for (const node of nodes) {
    await withSql(node, async sql => {
      for (const role of [OWNER, APP_ROLE]) {
        const [found] = await sql<{ word: string | null }[]>`
          select shobj_description(oid, 'pg_authid') as word from pg_roles where rolname = ${role}`
        if (found && found.word !== MARK) {
          throw new Error(`${node} has a role ${role} that no proof made: is it in use?`)
        }
        if (!found) {
          await sql.unsafe(`create role ${role} login password '${PASSWORD}'`)
          await sql.unsafe(`comment on role ${role} is '${MARK}'`)
        }
      }
      await sql`grant ${sql(APP_ROLE)} to ${sql(OWNER)}`
      await sql`create database ${sql(template)} owner ${sql(OWNER)}`
    })
    await withSql(ofDatabase(node, template), sql => sql`create extension citus`)
  }
  const [coordinator = '', ...workers] = nodes
  await withSql(ofDatabase(coordinator, template), async sql => {
    const { hostname, port } = new URL(coordinator)
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)})`
    for (const { hostname, port } of workers.map(worker => new URL(worker))) {
      await sql`select citus_add_node(${hostname}, ${Number(port)})`
    }
  })
  const ownerUrl = ofUser(ofDatabase(coordinator, template), OWNER)
  await migrate(ownerUrl)
  await distribute(ownerUrl)
  // Postgres copies a template only while nothing is connected to it, including Citus' own daemon.
  for (const node of nodes) {
    await withSql(node, async sql => {
      await sql`alter database ${sql(template)} allow_connections false`
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${template}`
    })
  }
  return { nodes, template, ownerUrl, appUrl: ofUser(ownerUrl, APP_ROLE) }
}

export async function copyTemplate({ nodes, template }: CitusCluster, name: string): Promise<void> {
  for (const node of nodes) {
    await withSql(node, async sql => {
      await sql`create database ${sql(name)} template ${sql(template)} owner ${sql(OWNER)}`
      // Postgres does not copy the settings of a database.
      await sql`alter database ${sql(name)} set citus.propagate_set_commands = 'local'`
      await sql`alter database ${sql(name)} set citus.node_connection_timeout = '2s'`
    })
  }
}

export async function dropDatabases(nodes: readonly string[], name: string): Promise<void> {
  const dropOn = (node: string) =>
    withSql(node, async sql => {
      const left = await sql<{ gid: string }[]>`
        select gid from pg_prepared_xacts where database = ${name}`
      if (left.length > 0) {
        await withSql(ofDatabase(node, name), async own => {
          for (const { gid } of left) await own.unsafe(`rollback prepared '${gid}'`)
        })
      }
      await dropNow(sql, name)
    })
  await Promise.all(nodes.map(dropOn))
}

/** The maintenance daemon of Citus reconnects to a database from which it was disconnected. */
async function dropNow(sql: postgres.Sql, name: string): Promise<void> {
  const IN_USE = '55006'
  for (let tries = 1; ; tries++) {
    try {
      await sql`drop database if exists ${sql(name)} with (force)`
      return
    } catch (error) {
      const isInUse = error instanceof postgres.PostgresError && error.code === IN_USE
      if (!isInUse || tries === 5) throw error
    }
  }
}

export function ofDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

const ofUser = (url: string, username: string) =>
  Object.assign(new URL(url), { username, password: PASSWORD }).href

async function nodesOf(coordinatorUrl: string): Promise<string[]> {
  const workers = await withSql(
    coordinatorUrl,
    sql => sql<{ name: string; port: string }[]>`
      select node_name as name, node_port::text as port from citus_get_active_worker_nodes()
      order by node_port`,
  )
  const coordinator = ofDatabase(coordinatorUrl, 'postgres')
  const places = workers.map(({ name, port }) =>
    Object.assign(new URL(coordinator), { hostname: name, port }),
  )
  if (places.length < 2) throw new Error(`${coordinatorUrl} has fewer than two workers`)
  return [coordinator, ...places.map(({ href }) => href)]
}

/** Equals `psql -1 -f distribute.sql`. */
async function distribute(ownerUrl: string) {
  const read = (name: string) => readFile(join(packageRoot, 'ops/citus', name), 'utf8')
  const [prepare, distributed] = [await read('prepare.sql'), await read('distribute.sql')]
  await withSql(ownerUrl, sql =>
    sql.begin(async tx => {
      await tx.unsafe(`set local citus.shard_count = ${SHARDS}`)
      await tx.unsafe(prepare)
      await tx.unsafe(distributed.replace('\\ir prepare.sql', ''))
    }),
  )
}

export async function withSql<T>(
  url: string,
  fn: (sql: postgres.Sql) => PromiseLike<T>,
): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await fn(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
