import type { KeyOf } from './distribution-keys'
import {
  all,
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
} from './statement-tree'

/** The worst of several functions with one name counts. */
export type Volatility = 'immutable' | 'stable' | 'volatile'
export type VolatilityOf = (name: string) => Volatility

/**
 * Returns functions that Citus refuses in a statement on a distributed table, or runs on another node than
 * intended, with the reason (`multi_router_planner.c`). Operators and casts are not checked, because that
 * would require types.
 */
export const refusedFunctions = async (
  text: string,
  keyOf: KeyOf,
  volatilityOf: VolatilityOf,
): Promise<string[]> => faultsIn([await parseStatement(text)], keyOf, volatilityOf)

export const refusedFunctionsIn = async (
  source: string,
  keyOf: KeyOf,
  volatilityOf: VolatilityOf,
): Promise<string[]> => faultsIn(await parseFunction(source), keyOf, volatilityOf)

type Call = { name: string; volatility: Volatility; tree: unknown }

function faultsIn(parsed: readonly Parsed[], keyOf: KeyOf, volatilityOf: VolatilityOf): string[] {
  const callsIn = (tree: unknown): Call[] => [
    ...all(tree, 'FuncCall').map(call => {
      const name = String(at(listOf(call.funcname).at(-1), 'String', 'sval'))
      return { name, volatility: volatilityOf(name), tree: call }
    }),
    ...all(tree, 'SQLValueFunction').map((call): Call => {
      return { name: String(call.op), volatility: 'stable', tree: call }
    }),
  ]
  const changing = (tree: unknown) => callsIn(tree).filter(call => call.volatility !== 'immutable')

  const faultsOfChange = ({ kind, tree }: Level, isColumn: (side: unknown) => boolean) => {
    const asked = kind === 'InsertStmt' ? [] : [tree.targetList, tree.whereClause]
    const given = [tree.returningClause, tree.returningList]
    return [
      ...asked
        .flatMap(changing)
        .filter(call => all(call.tree, 'ColumnRef').some(ColumnRef => isColumn({ ColumnRef })))
        .map(({ name }) => `${name}() of a column, in ${kind}`),
      ...asked
        .flatMap(part => [...all(part, 'CaseExpr'), ...all(part, 'CoalesceExpr')])
        .flatMap(changing)
        .map(({ name }) => `${name}() within CASE or COALESCE, in ${kind}`),
      ...given.flatMap(changing).map(({ name }) => `${name}() in RETURNING`),
      ...changing(tree.onConflictClause).map(({ name }) => `${name}() in ON CONFLICT`),
    ]
  }

  const faults = parsed.flatMap(({ tree, variables }) => {
    const tables = all(tree, 'RangeVar').concat(all(tree, 'relation'))
    if (!tables.some(({ relname }) => keyOf(String(relname)) !== undefined)) return []
    const isColumn = (side: unknown) => {
      const column = columnOf(side)
      return column !== undefined && !isVariable(column, variables)
    }
    const changes = levelsIn(tree).filter(
      ({ kind, tree: { relation } }) =>
        kind !== 'SelectStmt' && isTree(relation) && keyOf(String(relation.relname)) !== undefined,
    )
    return [
      ...callsIn(tree)
        .filter(({ volatility }) => volatility === 'volatile')
        .map(({ name }) => `${name}() runs on whichever node Citus chooses, or nowhere`),
      ...changes.flatMap(level => faultsOfChange(level, isColumn)),
    ]
  })
  return [...new Set(faults)].sort()
}
