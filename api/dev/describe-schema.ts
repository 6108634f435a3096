import type postgres from 'postgres'

const HEADER =
  '-- The schema after all migrations. Written by `npm run --prefix api db:schema`; do not edit.'

/** Tables are sorted by name. */
export async function describeSchema(sql: postgres.Sql): Promise<string> {
  const parts = await Promise.all([
    readTables(sql),
    readConstraints(sql),
    readIndexes(sql),
    readPolicies(sql),
    readTriggers(sql),
    readGrants(sql),
  ])
  const [tables, constraints, ...others] = parts
  const described = tables.map(({ table, columns, settings }) => {
    const inside = [...columns, ...linesOf(constraints, table)].map(line => `  ${line}`).join(',\n')
    const after = [...settings, ...others.flatMap(lines => linesOf(lines, table))]
    return [`create table ${table} (\n${inside}\n);`, ...after.map(line => `${line};`)].join('\n')
  })
  const rest = [...(await readSequences(sql)), ...(await readFunctions(sql))]
  return `${[HEADER, ...described, ...rest.map(text => `${text};`)].join('\n\n')}\n`
}

type Line = { table: string; line: string }

const linesOf = (lines: readonly Line[], name: string) =>
  lines.filter(({ table }) => table === name).map(({ line }) => line)

const readTables = (sql: postgres.Sql) => sql<
  { table: string; columns: string[]; settings: string[] }[]
>`
  select c.relname as table,
    array_agg(concat_ws(' ', a.attname,
      replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'),
      'default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then 'not null' end)
      order by a.attnum) filter (where a.attname is not null) as columns,
    array_remove(array_agg(case when a.attstorage <> t.typstorage then format(
      'alter table %s alter column %s set storage %s', c.relname, a.attname,
      case a.attstorage when 'e' then 'external' when 'm' then 'main' when 'x' then 'extended' else 'plain' end)
      end order by a.attnum), null)
    || case when c.relrowsecurity or c.relforcerowsecurity then array['alter table ' || c.relname || ' '
      || concat_ws(', ', case when c.relrowsecurity then 'enable row level security' end,
        case when c.relforcerowsecurity then 'force row level security' end)] end as settings
  from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  group by c.oid order by 1`

/** Only newer versions of Postgres list "not null" here. */
const readConstraints = (sql: postgres.Sql) => sql<Line[]>`
  select conrelid::regclass::text as table,
    format('constraint %s %s', conname, pg_get_constraintdef(oid)) as line
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  order by position(contype::text in 'pucf'), conname`

const readIndexes = (sql: postgres.Sql) => sql<Line[]>`
  select tablename::text as table, replace(indexdef, ' ON public.', ' ON ') as line from pg_indexes
  where schemaname = 'public'
    and not exists (select from pg_constraint where conindid = indexname::regclass)
  order by indexname`

const readPolicies = (sql: postgres.Sql) => sql<Line[]>`
  select tablename::text as table, concat_ws(' ',
    format('create policy %s on %s', policyname, tablename),
    'for ' || nullif(lower(cmd), 'all'),
    'as ' || nullif(lower(permissive), 'permissive'),
    'to ' || nullif(array_to_string(roles, ', '), 'public'),
    'using (' || qual || ')', 'with check (' || with_check || ')') as line
  from pg_policies where schemaname = 'public' order by policyname`

const readTriggers = (sql: postgres.Sql) => sql<Line[]>`
  select tgrelid::regclass::text as table, replace(pg_get_triggerdef(oid), ' ON public.', ' ON ') as line
  from pg_trigger where not tgisinternal order by tgname`

const readGrants = (sql: postgres.Sql) => sql<Line[]>`
  with granted as (
    select c.oid, c.relname, c.relkind, lower(acl.privilege_type) as line, acl.grantee
    from pg_class c, aclexplode(c.relacl) acl where c.relnamespace = 'public'::regnamespace
    union all
    select c.oid, c.relname, c.relkind,
      format('%s (%s)', lower(acl.privilege_type), string_agg(a.attname, ', ' order by a.attnum)), acl.grantee
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) acl
    where c.relnamespace = 'public'::regnamespace
    group by c.oid, acl.privilege_type, acl.grantee
  )
  select relname as table, format('grant %s on %s%s to %s', string_agg(line, ', ' order by line collate "C"),
    case relkind when 'S' then 'sequence ' end, relname,
    coalesce(nullif(grantee, 0)::regrole::text, 'public')) as line
  from granted join pg_class using (oid, relname, relkind)
  where grantee <> relowner group by oid, relname, relkind, grantee order by relname, grantee::text`

async function readSequences(sql: postgres.Sql): Promise<string[]> {
  const sequences = await sql<{ name: string; type: string }[]>`
    select sequencename as name, data_type::text as type from pg_sequences
    where schemaname = 'public' order by 1`
  const grants = await readGrants(sql)
  return sequences.map(({ name, type }) =>
    [`create sequence ${name} as ${type}`, ...linesOf(grants, name)].join(';\n'),
  )
}

async function readFunctions(sql: postgres.Sql): Promise<string[]> {
  const functions = await sql<{ source: string }[]>`
    select pg_get_functiondef(oid) as source from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`
  return functions.map(({ source }) => source.trim().replace(' public.', ' '))
}
