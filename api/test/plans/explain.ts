import postgres from 'postgres'
import * as z from 'zod/mini'
import type { Recorded } from './record-statements'

export type Plan = Step[]

export type Step = {
  /** In the words of Postgres, such as `Seq Scan`. */
  type: string
  table?: string | undefined
  index?: string | undefined
  /** Undefined if the whole index is read. */
  condition?: string | undefined
  /** Includes removed rows. 0 if the statement was not run. */
  rows: number
}

type Explainer = {
  /**
   * Returns the plan for the role that sent the statement, with sequential scans only if there is no
   * alternative. `generic` ignores the values, as for a statement that is sent often. `custom` uses them and
   * runs reads, so that the plan has numbers of rows. Everything is rolled back.
   */
  explain(statement: Recorded, kind: 'custom' | 'generic'): Promise<Plan>
  close(): Promise<void>
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  'Actual Rows': z._default(z.number(), 0),
  'Actual Loops': z._default(z.number(), 1),
  'Rows Removed by Filter': z._default(z.number(), 0),
  get Plans() {
    return z.optional(z.array(nodeSchema))
  },
})
type Node = z.infer<typeof nodeSchema>
const answerSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) }),
])

/** `explain analyze` may run what only reads and takes no lock. */
const isRead = (text: string) =>
  /^\s*\(?\s*select\b/i.test(text) && !/for (no key )?update|advisory|nextval|notify/i.test(text)

export function openExplainer(): Explainer {
  const open = new Map<string, postgres.Sql>()
  const connect = ({ url, connection }: Pick<Recorded, 'url' | 'connection'>) => {
    const name = JSON.stringify([url, connection])
    const known = open.get(name)
    if (known) return known
    // The statement's own connection had the same options.
    const sql = postgres(url, { max: 1, connection: connection as never, onnotice: () => {} })
    open.set(name, sql)
    return sql
  }

  return {
    async explain(statement, kind) {
      const { text, parameters, settings } = statement
      const sql = connect(statement)
      const values = (all: Recorded['parameters']) =>
        // The values came from the driver.
        all.map(({ value, type }) =>
          type === 0 ? value : sql.typed(value as never, type),
        ) as never[]
      let plan: Plan = []
      await sql
        .begin(async tx => {
          for (const setting of settings) await tx.unsafe(setting)
          await tx.unsafe('set local enable_seqscan = off')
          const rows =
            kind === 'generic'
              ? await tx.unsafe(
                  `explain (generic_plan, format json) ${withTypes(text, typesOf(parameters))}`,
                )
              : await tx.unsafe(
                  `explain (${isRead(text) ? 'analyze, timing off, ' : ''}format json) ${text}`,
                  values(parameters),
                )
          plan = stepsOf(answerSchema.parse([...rows])[0]['QUERY PLAN'][0].Plan)
          throw new RollBack()
        })
        .catch(error => {
          if (!(error instanceof RollBack)) throw new Error(`${text}: ${error}`)
        })
      return plan
    },

    async close() {
      for (const sql of open.values()) await sql.end({ timeout: 1 })
    },
  }
}

/** Types that the driver names and Postgres could not infer. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'bytea',
  1001: 'bytea[]',
  1184: 'timestamptz',
}
const typesOf = (parameters: Recorded['parameters']) => parameters.map(({ type }) => type)

export const withTypes = (text: string, types: readonly number[]) =>
  text.replace(/\$(\d+)\b(?!::)/g, (name, nth) => {
    const type = TYPES[types[Number(nth) - 1] ?? 0]
    return type ? `${name}::${type}` : name
  })

class RollBack extends Error {}

const stepsOf = (node: Node): Plan => [
  {
    type: node['Node Type'],
    table: node['Relation Name'],
    index: node['Index Name'],
    condition: node['Index Cond'],
    rows: (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'],
  },
  ...(node.Plans ?? []).flatMap(stepsOf),
]
