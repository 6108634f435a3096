import { randomUUID } from 'node:crypto'
import { type Mutation, RECORD_LIMITS } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeValues, createTestRecords, put, remove, type TestRecords } from '../../test/records'
import { createRecords, type Records } from './records'

let test: TestRecords
beforeAll(async () => {
  test = await createTestRecords()
})
afterAll(() => test.drop())

const withLimits = (recordLimits: { rows: number; bytes: number }): Records =>
  createRecords({
    keyring: test.keyring,
    now: () => new Date(test.clock.nowMs),
    config: { recordLimits },
  })
const three = () => withLimits({ rows: 3, bytes: 100_000 })

let clients = 0
async function write(records: Records, userId: string, mutations: Mutation[], clientId?: string) {
  const lastPullMs = 0
  const { outcomes } = await test.database.transaction(userId, tx =>
    records.write(tx, userId, mutations, {
      clientId: clientId ?? `client ${clients++}`,
      lastPullMs,
    }),
  )
  return outcomes.map(({ status, code }) => code ?? status)
}

const allergy = (rowId: string = randomUUID(), text = 'Nuts') =>
  put('allergies', { allergen: text, severity: 'Severe' }, { rowId })

async function sizes(userId: string) {
  const [row] = await test.superuser`
    select row_count, byte_count, deleted_row_count, deleted_byte_count
    from spaces where user_id = ${userId}`
  const [there] = await test.superuser`
    select count(*) filter (where deleted_at is null)::int as row_count,
      coalesce(sum(octet_length(sealed) - 29) filter (where deleted_at is null), 0)::int as byte_count,
      count(*) filter (where deleted_at is not null)::int as deleted_row_count,
      coalesce(sum(octet_length(sealed) - 29) filter (where deleted_at is not null), 0)::int
        as deleted_byte_count
    from records where user_id = ${userId}`
  return { said: { ...row }, there: { ...there } }
}
async function expectCounted(userId: string) {
  const { said, there } = await sizes(userId)
  expect(said).toEqual(there)
}

it('by default a record may have 2,000 rows and 4 MB', () => {
  expect(RECORD_LIMITS).toEqual({ rows: 2_000, bytes: 4_194_304 })
})

describe('the limit of rows', () => {
  it('keeps the rows that fit and refuses each one beyond', async () => {
    const ada = await test.addUser()
    const rows = [1, 2, 3, 4, 5].map(() => allergy())
    expect(await write(three(), ada, rows)).toEqual([
      ...['applied', 'applied', 'applied'],
      ...['too_many', 'too_many'],
    ])
    expect(await write(three(), ada, [allergy()])).toEqual(['too_many'])
    await expectCounted(ada)
  })

  it('a deletion frees a row, even in the same push, and undoing it needs a row again', async () => {
    const ada = await test.addUser()
    const [first, second] = [randomUUID(), randomUUID()]
    await write(three(), ada, [allergy(first), allergy(second), allergy()], 'a')
    expect(await write(three(), ada, [remove('allergies', first), allergy()], 'a')).toEqual([
      'applied',
      'applied',
    ])
    expect(await write(three(), ada, [allergy(first)], 'a')).toEqual(['too_many'])
    expect(await write(three(), ada, [remove('allergies', second), allergy(first)], 'a')).toEqual([
      'applied',
      'applied',
    ])
    await expectCounted(ada)
  })

  it('lets a full record be edited', async () => {
    const ada = await test.addUser()
    const id = randomUUID()
    await write(three(), ada, [allergy(id), allergy(), allergy()], 'a')
    expect(await write(three(), ada, [allergy(id, 'Peanuts')], 'a')).toEqual(['applied'])
    await expectCounted(ada)
  })

  it('frees the token of a refused code for another code', async () => {
    const [ada, bob] = [await test.addUser(), await test.addUser()]
    await write(three(), ada, [allergy(), allergy(), allergy()])
    const code = codeValues()
    expect(await write(three(), ada, [put('qr-codes', code)])).toEqual(['too_many'])
    expect(await write(three(), bob, [put('qr-codes', code)])).toEqual(['applied'])
  })

  it('holds for simultaneous pushes together', async () => {
    const ada = await test.addUser()
    const records = withLimits({ rows: 10, bytes: 100_000 })
    const pushes = Array.from({ length: 8 }, () => write(records, ada, [allergy(), allergy()]))
    const outcomes = (await Promise.all(pushes)).flat()
    expect(outcomes.filter(outcome => outcome === 'applied')).toHaveLength(10)
    expect(outcomes.filter(outcome => outcome === 'too_many')).toHaveLength(6)
    await expectCounted(ada)
  })
})

describe('the limit of bytes', () => {
  it('refuses a row that is too large, keeps a smaller one, and lets edits only shrink a full record', async () => {
    const ada = await test.addUser()
    const records = withLimits({ rows: 100, bytes: 1_000 })
    const id = randomUUID()
    const note = (length: number) =>
      put('profile', { fullName: 'Ada', additionalNotes: 'é'.repeat(length) }, { rowId: ada })
    expect(await write(records, ada, [note(600)], 'a')).toEqual(['too_many'])
    expect(await write(records, ada, [note(320)], 'a')).toEqual(['applied'])
    expect(await write(records, ada, [allergy(id)], 'a')).toEqual(['too_many'])
    expect(await write(records, ada, [note(300), note(450)], 'a')).toEqual(['applied', 'too_many'])
    expect(await write(records, ada, [note(1), allergy(id)], 'a')).toEqual(['applied', 'applied'])
    await expectCounted(ada)
  })
})

it('a record over its limit stays as it is and can be made smaller', async () => {
  const ada = await test.addUser()
  const ids = [1, 2, 3, 4, 5].map(() => randomUUID())
  await write(
    test.records,
    ada,
    ids.map(id => allergy(id)),
    'a',
  )
  expect(await write(three(), ada, [allergy(), allergy(ids[0], 'Soy')], 'a')).toEqual([
    'too_many',
    'applied',
  ])
  const removals = ids.slice(0, 3).map(id => remove('allergies', id))
  expect(await write(three(), ada, [...removals, allergy()], 'a')).toEqual(
    Array.from({ length: 4 }, () => 'applied'),
  )
  await expectCounted(ada)
})

it('deletions are kept up to the same limits, and the oldest are forgotten first', async () => {
  const ada = await test.addUser()
  const records = withLimits({ rows: 8, bytes: 100_000 })
  const ids = Array.from({ length: 12 }, () => randomUUID())
  for (const id of ids) {
    await write(records, ada, [allergy(id)], 'a')
    await write(records, ada, [remove('allergies', id)], 'a')
  }
  await expectCounted(ada)
  const { said } = await sizes(ada)
  expect(said.deleted_row_count).toBeLessThanOrEqual(8)
  const kept = await test.superuser<{ id: string; version: number }[]>`
    select id, version from records where user_id = ${ada} order by version`
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(-kept.length))
  const [space] = await test.superuser`
    select forgotten_version from spaces where user_id = ${ada}`
  // A device that has not seen the newest forgotten deletion starts anew.
  expect(space?.forgotten_version).toBe((kept[0]?.version ?? 0) - 2)
})
