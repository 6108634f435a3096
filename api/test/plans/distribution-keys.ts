import { parse, parsePlPgSQL } from 'libpg-query'

/** A part of a statement as Postgres' own parser gives it: names of nodes and of their fields. */
type Tree = { readonly [name: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const listOf = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : [])
const at = (tree: unknown, ...path: string[]): unknown =>
  path.reduce((value, name) => (isTree(value) ? value[name] : undefined), tree)

/** The column by which a table's rows are distributed; undefined where they are not. */
export type KeyOf = (table: string) => string | undefined

/**
 * Tables that a statement reads or writes without saying whose rows: each of its levels names the key
 * of each of its distributed tables, compared with a value or with the key of one that is.
 */
export const tablesWithoutKey = async (text: string, keyOf: KeyOf): Promise<string[]> =>
  tablesIn(await parse(text), keyOf)

/** The same of a function of the database, by the text that created it. */
export async function tablesWithoutKeyIn(source: string, keyOf: KeyOf): Promise<string[]> {
  const body = await parsePlPgSQL(source)
  const variables = new Set(all(body, 'PLpgSQL_var').map(({ refname }) => String(refname)))
  const found: string[] = []
  for (const { query } of all(body, 'PLpgSQL_expr')) {
    // A statement, or an expression that may hold one, or an assignment.
    const tree = await parse(String(query)).catch(() => parse(`select ${query}`).catch(() => null))
    found.push(...tablesIn(tree, keyOf, variables))
  }
  return [...new Set(found)].sort()
}

const tablesIn = (tree: unknown, keyOf: KeyOf, variables: ReadonlySet<string> = new Set()) =>
  [...new Set(levelsIn(tree).flatMap(level => unbound(level, keyOf, variables)))].sort()

/**
 * Distributed tables that rows of a query are put into with nothing given back and no conflict
 * foreseen: Citus copies them in, which row-level security refuses. `returning 1` makes them inserts.
 */
export async function tablesCopiedInto(text: string, keyOf: KeyOf): Promise<string[]> {
  return levelsIn(await parse(text)).flatMap(({ kind, tree }) => {
    const table = String(at(tree, 'relation', 'relname'))
    const isCopied =
      kind === 'InsertStmt' &&
      !at(tree, 'selectStmt', 'SelectStmt', 'valuesLists') &&
      !tree.onConflictClause &&
      !tree.returningClause &&
      !tree.returningList
    return isCopied && keyOf(table) !== undefined ? [table] : []
  })
}

type Level = { kind: string; tree: Tree }

const KINDS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']

/** A statement and all that stand within it. The halves of a union stand under no name of their own. */
function levelsIn(tree: unknown, name = ''): Level[] {
  if (Array.isArray(tree)) return tree.flatMap(each => levelsIn(each))
  if (!isTree(tree)) return []
  const isHalf = (name === 'larg' || name === 'rarg') && 'targetList' in tree
  const own = KINDS.includes(name)
    ? [{ kind: name, tree }]
    : isHalf
      ? [{ kind: 'SelectStmt', tree }]
      : []
  return [...own, ...Object.entries(tree).flatMap(([field, value]) => levelsIn(value, field))]
}

/** Every node of that name. */
function all(tree: unknown, name: string): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap(each => all(each, name))
  if (!isTree(tree)) return []
  return Object.entries(tree).flatMap(([field, value]) => [
    ...(field === name && isTree(value) ? [value] : []),
    ...all(value, name),
  ])
}

/** Of this level alone: what stands in a subquery has its own. */
function unbound({ kind, tree }: Level, keyOf: KeyOf, variables: ReadonlySet<string>): string[] {
  if (kind === 'InsertStmt') {
    const table = String(at(tree, 'relation', 'relname'))
    const key = keyOf(table)
    const columns = listOf(tree.cols).map(column => at(column, 'ResTarget', 'name'))
    return key !== undefined && !columns.includes(key) ? [table] : []
  }
  const sources = [...listOf(tree.fromClause), ...listOf(tree.usingClause)]
  const written = isTree(tree.relation) ? [{ RangeVar: tree.relation }] : []
  const tables = new Map<string, { table: string; key: string }>()
  for (const { table, alias } of [...written, ...sources].flatMap(tablesOf)) {
    const key = keyOf(table)
    if (key !== undefined) tables.set(alias, { table, key })
  }
  const terms = [tree.whereClause, ...sources.flatMap(qualsOf)].flatMap(conjuncts)
  const isBound = new Set<string>()
  const isKnown = (side: unknown) => {
    const column = columnOf(side)
    if (!column) return true
    if (column.of === undefined) return variables.has(column.name)
    const other = tables.get(column.of)
    return !other || (other.key === column.name && isBound.has(column.of))
  }
  // As often as there are tables: a key may be bound by another that is bound by a third.
  for (const _ of tables) {
    for (const [alias, { key }] of tables) {
      if (terms.some(term => binds(term, { alias, key }, isKnown))) isBound.add(alias)
    }
  }
  return [...tables].flatMap(([alias, { table }]) => (isBound.has(alias) ? [] : [table]))
}

function tablesOf(source: Tree): { table: string; alias: string }[] {
  if (isTree(source.JoinExpr)) {
    const { larg, rarg } = source.JoinExpr
    return [larg, rarg].filter(isTree).flatMap(tablesOf)
  }
  const table = at(source, 'RangeVar', 'relname')
  if (typeof table !== 'string') return []
  return [{ table, alias: String(at(source, 'RangeVar', 'alias', 'aliasname') ?? table) }]
}

function qualsOf(source: Tree): unknown[] {
  if (!isTree(source.JoinExpr)) return []
  const { larg, rarg, quals } = source.JoinExpr
  return [quals, ...[larg, rarg].filter(isTree).flatMap(qualsOf)]
}

function conjuncts(condition: unknown): Tree[] {
  if (!isTree(condition)) return []
  const isAnd = at(condition, 'BoolExpr', 'boolop') === 'AND_EXPR'
  return isAnd ? listOf(at(condition, 'BoolExpr', 'args')).flatMap(conjuncts) : [condition]
}

/** `key = …`, or `key = any(…)`: rows of some people who are named. */
function binds(
  term: Tree,
  { alias, key }: { alias: string; key: string },
  isKnown: (side: unknown) => boolean,
): boolean {
  if (!isTree(term.A_Expr)) return false
  const { kind, name, lexpr, rexpr } = term.A_Expr
  const operator = at(listOf(name)[0], 'String', 'sval')
  if (operator !== '=' || !['AEXPR_OP', 'AEXPR_OP_ANY'].includes(String(kind))) return false
  const isKey = (side: unknown) => {
    const column = columnOf(side)
    return column?.name === key && (column.of ?? alias) === alias
  }
  return (isKey(lexpr) && isKnown(rexpr)) || (isKey(rexpr) && isKnown(lexpr))
}

function columnOf(side: unknown): { of?: string; name: string } | undefined {
  if (!isTree(side) || !isTree(side.ColumnRef)) return undefined
  const fields = listOf(side.ColumnRef.fields).map(field => String(at(field, 'String', 'sval')))
  const [name = ''] = fields.slice(-1)
  return fields.length > 1 ? { of: String(fields.at(-2)), name } : { name }
}
