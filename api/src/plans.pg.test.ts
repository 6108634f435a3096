import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillPeople } from '../bench/growth/fill'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { askEverything } from '../test/plans/ask-everything'
import { openExplainer, type Plan } from '../test/plans/explain'
import { indexesWithoutUse, keysWithoutIndex } from '../test/plans/read-catalogue'
import { type Recorded, recorded } from '../test/plans/record-statements'
import { unseenStatements } from '../test/plans/unseen-statements'

vi.mock('postgres', async original => {
  const actual = await original<{ default: never }>()
  const { recording } = await import('../test/plans/record-statements')
  return { ...actual, default: recording(actual.default) }
})

/** Tables that stay as small as they are however many people come. */
const SMALL: ReadonlyMap<string, string> = new Map([
  ['server_state', 'one row'],
  ['visit_salts', 'one row a day, kept for a day'],
])
const PEOPLE = 3_000
/** Rows that a person's own read may meet in one table: more than anybody in the tests has. */
const ROWS_OF_ONE = 100

type Planned = { statement: Recorded; kind: 'custom' | 'generic'; plan: Plan }

let database: TestDatabase
const planned: Planned[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  // First, so that nothing of what they do meets what opens with no key.
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
}, 180_000)
afterAll(() => database.drop())

const isOwners = ({ statement }: Planned) => 'app.maintenance' in statement.connection

/** A statement with what is wrong with its plan; nothing where nothing is. */
const faultsOf = (all: readonly Planned[], find: (plan: Plan) => string[]) =>
  all.flatMap(({ statement, kind, plan }) => {
    const faults = find(plan)
    return faults.length > 0 ? [{ kind, statement: statement.text, faults }] : []
  })

const readsWholeTable = (plan: Plan) =>
  plan
    .filter(node => node.type === 'Seq Scan' && !SMALL.has(node.table ?? ''))
    .map(({ table }) => `reads all of ${table}`)

describe(`with ${PEOPLE} people, and no way taken that reads a table but where there is no other`, () => {
  it('no statement that a person’s request runs reads a whole table or a whole index', () => {
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

  it('no figure, no list of the owner’s and no chore reads a whole table', () => {
    expect(faultsOf(planned.filter(isOwners), readsWholeTable)).toEqual([])
  })
})

it('no statement of the source is left out', async () => {
  expect(await unseenStatements([...recorded.values()].map(({ text }) => text))).toEqual([])
})

it('what refers to a row that can be deleted is found by an index', async () => {
  expect(await keysWithoutIndex(database.superuser)).toEqual([])
})

it('no index is kept that no statement uses', async () => {
  const used = planned.flatMap(({ plan }) => plan.flatMap(({ index }) => index ?? []))
  expect(await indexesWithoutUse(database.superuser, used)).toEqual([])
})
