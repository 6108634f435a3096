import type postgres from 'postgres'
import type { Volatility, VolatilityOf } from './distributed-functions'

/**
 * Without an index, deleting the row that a foreign key points to reads the whole table. Orders are never
 * deleted.
 */
export async function keysWithoutIndex(superuser: postgres.Sql): Promise<string[]> {
  const rows = await superuser<{ name: string }[]>`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and c.confrelid <> 'orders'::regclass
      and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey)
    order by 1`
  return rows.map(({ name }) => name)
}

export async function indexesWithoutUse(
  superuser: postgres.Sql,
  used: readonly string[],
): Promise<string[]> {
  const rows = await superuser<{ name: string }[]>`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and not i.indisunique and i.indexrelid::regclass::text <> all(${used})
      and not exists (
        select from pg_constraint c
        where c.contype = 'f' and c.conrelid = i.indrelid and c.confrelid <> 'orders'::regclass
          and i.indpred is null
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
          -- Where a unique one leads with the same columns, that one finds them.
          and not exists (
            select from pg_index other
            where other.indrelid = i.indrelid and other.indisunique and other.indpred is null
              and (string_to_array(other.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey))
    order by 1`
  return rows.map(({ name }) => name)
}

export const readFunctions = (superuser: postgres.Sql) =>
  superuser<{ name: string; source: string }[]>`
    select proname as name, pg_get_functiondef(oid) as source from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and prolang = (select oid from pg_language where lanname = 'plpgsql')`

/** The most volatile of several functions with one name counts. */
export async function readVolatility(superuser: postgres.Sql): Promise<VolatilityOf> {
  const rows = await superuser<{ name: string; kind: string }[]>`
    select proname::text as name, max(provolatile) as kind from pg_proc group by proname`
  const kinds = new Map(rows.map(({ name, kind }) => [name, kind]))
  const words: Readonly<Record<string, Volatility>> = { i: 'immutable', s: 'stable', v: 'volatile' }
  return name => words[kinds.get(name) ?? ''] ?? 'volatile'
}
