import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type postgres from 'postgres'
import { inject } from 'vitest'
import { withSql } from './citus'

/** `log` is the write-ahead log of all databases of the server. */
export type Folder = 'data' | 'log'

export type Stored = { place: string; bytes: Buffer }

export async function* readColumns(superuser: postgres.Sql): AsyncGenerator<Stored> {
  const tables = await superuser<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`
  for (const { name } of tables) {
    for (const row of await superuser`select * from ${superuser(name)}`) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null) continue
        const bytes = Buffer.isBuffer(value) ? value : Buffer.from(textOf(value))
        yield { place: `${name}.${column}`, bytes }
      }
    }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * The database's files include deleted data that is not overwritten yet. The disks
 * of all nodes are on this machine.
 */
export async function* readDisk(
  superuser: postgres.Sql,
  folders: readonly Folder[],
): AsyncGenerator<Stored> {
  const [row] = await superuser<{ name: string }[]>`select current_database() as name`
  const { citus, superuserUrl } = inject('cluster')
  for (const node of citus?.nodes ?? [superuserUrl]) {
    const [directory, oid] = await withSql(node, async sql => {
      await sql`checkpoint`
      const [found] = await sql<{ place: string; oid: number }[]>`
        select current_setting('data_directory') as place, oid::int from pg_database
        where datname = ${row?.name ?? ''}`
      return [found?.place ?? '', found?.oid]
    })
    const paths = { data: `base/${oid}`, log: 'pg_wal' }
    for (const folder of folders) yield* readFolder(directory, paths[folder])
  }
}

async function* readFolder(directory: string, folder: string): AsyncGenerator<Stored> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true })
  for (const entry of entries.filter(each => each.isFile())) {
    const bytes = await readFile(join(directory, folder, entry.name)).catch(() => null)
    // Postgres may have deleted the file.
    if (bytes) yield { place: `${folder}/${entry.name}`, bytes }
  }
}
