import {
  at,
  columnOf,
  isTree,
  isVariable,
  type Level,
  levelsIn,
  listOf,
  type Parsed,
  parseFunction,
  parseStatement,
  type Tree,
} from './statement-tree'

/** Undefined for a table that is not distributed. */
export type KeyOf = (table: string) => string | undefined

/**
 * Returns tables whose rows a statement uses without saying whose they are. At each level, each table's key
 * must be compared with a value or with a bound key. The result of a function or a query is no value, because
 * Citus would query every shard.
 */
export const tablesWithoutKey = async (text: string, keyOf: KeyOf): Promise<string[]> =>
  tablesIn([await parseStatement(text)], keyOf)

export const tablesWithoutKeyIn = async (source: string, keyOf: KeyOf): Promise<string[]> =>
  tablesIn(await parseFunction(source), keyOf)

const tablesIn = (parsed: readonly Parsed[], keyOf: KeyOf) => {
  const found = parsed.flatMap(({ tree, variables }) =>
    levelsIn(tree).flatMap(level => unbound(level, keyOf, variables)),
  )
  return [...new Set(found)].sort()
}

/**
 * Returns distributed tables into which a statement inserts the rows of a query without a distributed table.
 * Citus carries such rows over in a two-phase commit, or copies them, which row-level security refuses. If
 * the query also reads a row of the person (`from spaces, unnest(…)`), the statement runs on that person's
 * shard.
 */
export async function tablesCarriedInto(text: string, keyOf: KeyOf): Promise<string[]> {
  return levelsIn((await parseStatement(text)).tree).flatMap(({ kind, tree }) => {
    const table = String(at(tree, 'relation', 'relname'))
    const query = at(tree, 'selectStmt', 'SelectStmt')
    if (kind !== 'InsertStmt' || !isTree(query) || query.valuesLists) return []
    const isThere = listOf(query.fromClause)
      .flatMap(tablesOf)
      .some(source => keyOf(source.table) !== undefined)
    return keyOf(table) !== undefined && !isThere ? [table] : []
  })
}

/** A subquery is a level of its own. */
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
    if (!column) return isValue(side)
    if (isVariable(column, variables)) return true
    const other = column.of === undefined ? undefined : tables.get(column.of)
    return other !== undefined && other.key === column.name && isBound.has(column.of ?? '')
  }
  // A key may be bound through a chain of others.
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

/** `key = …` and `key = any(…)` limit the rows to named people. */
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

function isValue(side: unknown): boolean {
  if (!isTree(side)) return false
  if (isTree(side.TypeCast)) return isValue(side.TypeCast.arg)
  if (isTree(side.A_ArrayExpr)) return listOf(side.A_ArrayExpr.elements).every(isValue)
  return 'ParamRef' in side || 'A_Const' in side
}
