import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillPeople } from '../bench/growth/fill'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { askEverything } from '../test/plans/ask-everything'
import { refusedFunctions, refusedFunctionsIn } from '../test/plans/distributed-functions'
import { distributionKeyOf } from '../test/plans/distribution'
import {
  tablesCarriedInto,
  tablesWithoutKey,
  tablesWithoutKeyIn,
} from '../test/plans/distribution-keys'
import { openExplainer, type Plan } from '../test/plans/explain'
import {
  indexesWithoutUse,
  keysWithoutIndex,
  readFunctions,
  readVolatility,
} from '../test/plans/read-catalogue'
import { type Recorded, recorded } from '../test/plans/record-statements'
import { unseenStatements } from '../test/plans/unseen-statements'

// Files share the modules of a worker. These must be loaded with the recorder below.
vi.hoisted(() => vi.resetModules())

vi.mock('postgres', async original => {
  const actual = await original<{ default: never }>()
  const { recording } = await import('../test/plans/record-statements')
  return { ...actual, default: recording(actual.default) }
})

/** Tables whose size does not depend on the number of people. */
const SMALL: ReadonlyMap<string, string> = new Map([
  ['backup_state', 'one row'],
  ['server_state', 'one row'],
  ['servers', 'one row for each process, kept for two days'],
  ['visit_salts', 'one row a day, kept for a day'],
])
const PEOPLE = 3_000
/** The most rows of one table that a person's own read may touch. */
const ROWS_OF_ONE = 100

type Planned = { statement: Recorded; kind: 'custom' | 'generic'; plan: Plan }

let database: TestDatabase
const planned: Planned[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  // The real requests come first, because the sealed data of the invented people opens with no key.
  await askEverything(database)
  await fillPeople(database.superuser, 0, PEOPLE)
  await database.superuser`vacuum analyze`
  const explainer = openExplainer()
  for (const statement of [...recorded.values()]) {
    for (const kind of ['custom', 'generic'] as const) {
      planned.push({ statement, kind, plan: await explainer.explain(statement, kind) })
    }
  }
  await explainer.close()
}, 600_000)
afterAll(() => database.drop())

const isOwners = ({ statement }: Planned) =>
  statement.settings.some(setting => setting.startsWith('set local app.maintenance'))

const faultsOf = (all: readonly Planned[], find: (plan: Plan) => string[]) =>
  all.flatMap(({ statement, kind, plan }) => {
    const faults = find(plan)
    return faults.length > 0 ? [{ kind, statement: statement.text, faults }] : []
  })

const readsWholeTable = (plan: Plan) =>
  plan
    .filter(node => node.type === 'Seq Scan' && !SMALL.has(node.table ?? ''))
    .map(({ table }) => `reads all of ${table}`)

describe(`with ${PEOPLE} people and sequential scans only as a last resort`, () => {
  it('no statement of a person’s request reads a whole table or a whole index', () => {
    const requests = planned.filter(each => !isOwners(each))
    const find = (plan: Plan) => [
      ...readsWholeTable(plan),
      ...plan
        .filter(({ type, condition }) => /Index (Only )?Scan/.test(type) && !condition)
        .map(({ index }) => `reads all of ${index}`),
      ...plan
        .filter(({ table, rows }) => table && rows > ROWS_OF_ONE)
        .map(({ table, rows }) => `meets ${rows} rows of ${table}`),
    ]
    expect(faultsOf(requests, find)).toEqual([])
    expect(requests.length).toBeGreaterThan(200)
  })

  it('no figure, list of the owner or job reads a whole table', () => {
    expect(faultsOf(planned.filter(isOwners), readsWholeTable)).toEqual([])
  })
})

describe('the distribution by person', () => {
  it('is possible because every statement of a person’s request names the distribution key', async () => {
    const faults: { statement: string; without: string[] }[] = []
    for (const { text } of new Map(
      planned.filter(each => !isOwners(each)).map(({ statement }) => [statement.text, statement]),
    ).values()) {
      const without = await tablesWithoutKey(text, distributionKeyOf)
      if (without.length > 0) faults.push({ statement: text, without })
    }
    expect(faults).toEqual([])
  })

  it('moves no rows into a distributed table, except for tokens of codes', async () => {
    const carried: string[] = []
    for (const { statement } of planned.filter(each => !isOwners(each))) {
      carried.push(...(await tablesCarriedInto(statement.text, distributionKeyOf)))
    }
    expect(new Set(carried)).toEqual(new Set(['code_directory']))
  })

  it('is possible because every function of the database names the distribution key', async () => {
    const functions = await readFunctions(database.superuser)
    expect(functions.length).toBeGreaterThan(1)
    const faults: { name: string; without: string[] }[] = []
    for (const { name, source } of functions) {
      const without = await tablesWithoutKeyIn(source, distributionKeyOf)
      if (without.length > 0) faults.push({ name, without })
    }
    expect(faults).toEqual([])
  })
})

it('no statement calls a function that Citus refuses or runs on another node', async () => {
  const volatilityOf = await readVolatility(database.superuser)
  expect(volatilityOf('pg_notify')).toBe('volatile')
  const faults: [string, string[]][] = []
  for (const text of new Set(planned.map(({ statement }) => statement.text))) {
    faults.push([text, await refusedFunctions(text, distributionKeyOf, volatilityOf)])
  }
  for (const { name, source } of await readFunctions(database.superuser)) {
    faults.push([name, await refusedFunctionsIn(source, distributionKeyOf, volatilityOf)])
  }
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([])
})

it('every statement of the source was recorded', async () => {
  expect(await unseenStatements([...recorded.values()].map(({ text }) => text))).toEqual([])
})

it('every reference to a row that can be deleted has an index', async () => {
  expect(await keysWithoutIndex(database.superuser)).toEqual([])
})

it('every index is used by a statement', async () => {
  const used = planned.flatMap(({ plan }) => plan.flatMap(({ index }) => index ?? []))
  expect(await indexesWithoutUse(database.superuser, used)).toEqual([])
})
