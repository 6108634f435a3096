import { parse, parsePlPgSQL } from 'libpg-query'

export type Tree = { readonly [name: string]: unknown }

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
export const listOf = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : [])
export const at = (tree: unknown, ...path: string[]): unknown =>
  path.reduce((value, name) => (isTree(value) ? value[name] : undefined), tree)

export type Parsed = { tree: unknown; variables: ReadonlySet<string> }

export const parseStatement = async (text: string): Promise<Parsed> => ({
  tree: await parse(text),
  variables: new Set(),
})

export async function parseFunction(source: string): Promise<Parsed[]> {
  const body = await parsePlPgSQL(source)
  const variables = new Set(
    ['PLpgSQL_var', 'PLpgSQL_rec'].flatMap(kind =>
      all(body, kind).map(({ refname }) => String(refname)),
    ),
  )
  return Promise.all(
    all(body, 'PLpgSQL_expr').map(async ({ query }) => {
      // A statement, or an expression or assignment that may contain one.
      const tree = await parse(String(query)).catch(() =>
        parse(`select ${query}`).catch(() => null),
      )
      return { tree, variables }
    }),
  )
}

export type Level = { kind: string; tree: Tree }

const KINDS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']

/** The halves of a union have no node name of their own. */
export function levelsIn(tree: unknown, name = ''): Level[] {
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

export function all(tree: unknown, name: string): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap(each => all(each, name))
  if (!isTree(tree)) return []
  return Object.entries(tree).flatMap(([field, value]) => [
    ...(field === name && isTree(value) ? [value] : []),
    ...all(value, name),
  ])
}

/** `of` is the table or its alias, if the statement names it. */
export function columnOf(side: unknown): { of?: string; name: string } | undefined {
  if (!isTree(side) || !isTree(side.ColumnRef)) return undefined
  const fields = listOf(side.ColumnRef.fields).map(field => String(at(field, 'String', 'sval')))
  const [name = ''] = fields.slice(-1)
  return fields.length > 1 ? { of: String(fields.at(-2)), name } : { name }
}

export const isVariable = (
  { of, name }: { of?: string; name: string },
  variables: ReadonlySet<string>,
) => variables.has(of ?? name)
