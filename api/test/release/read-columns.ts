import type postgres from 'postgres'

export type Column = { table: string; name: string; isOwed: boolean }

/** An insert without an owed column fails. */
export const readColumns = (sql: postgres.Sql) => sql<Column[]>`
  select c.relname as table, a.attname as name,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isOwed"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped
  order by 1, 2`

export function groupColumns(columns: readonly Column[]): Record<string, string[]> {
  const byTable: Record<string, string[]> = {}
  for (const { table, name } of columns) byTable[table] = [...(byTable[table] ?? []), name]
  return byTable
}
