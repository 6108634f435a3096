import { randomUUID } from 'node:crypto'
import { valuesOf } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestRecords, put, remove, type TestRecords } from '../../test/records'

let test: TestRecords
beforeAll(async () => {
  test = await createTestRecords()
})
afterAll(() => test.drop())

const NUTS = { allergen: 'Nuts', severity: 'Severe' }
const DAY_MS = 24 * 3_600_000

const spaceOf = async (userId: string) =>
  (await test.superuser`select version, forgotten_version from spaces where user_id = ${userId}`)[0]

describe('a push', () => {
  it('stores rows under one version, which later reads see', async () => {
    const ada = await test.addUser()
    const rowId = randomUUID()
    const { changed, ...written } = await test.push(ada, [
      put('allergies', NUTS, { id: 1, rowId }),
      put('allergies', { severity: 'Mild' }, { id: 2, rowId }),
      put('profile', { fullName: 'Ada' }, { id: 3, rowId: ada }),
    ])
    expect(written).toEqual({
      version: 1,
      outcomes: [
        { id: 1, status: 'applied' },
        { id: 2, status: 'applied' },
        { id: 3, status: 'applied' },
      ],
      context: { version: 1, nowMs: test.clock.nowMs, lastPullMs: 0 },
    })
    const rows = await test.read(ada, ['allergies', 'profile'])
    expect(changed.map(({ row }) => row)).toEqual(rows)
    expect(changed.map(({ before }) => before)).toEqual([undefined, undefined])
    expect(rows.map(row => [row.collection, row.version, valuesOf(row.state)]).sort()).toEqual([
      ['allergies', 1, { allergen: 'Nuts', severity: 'Mild' }],
      ['profile', 1, { fullName: 'Ada' }],
    ])
  })

  it('keeps valid mutations and refuses the others, each with its reason', async () => {
    const ada = await test.addUser()
    const { outcomes } = await test.push(ada, [
      put('allergies', { reaction: 'Hives' }, { id: 1 }),
      put('allergies', NUTS, { id: 2 }),
      put('profile', { fullName: 'Ada' }, { id: 3, rowId: randomUUID() }),
    ])
    expect(outcomes).toEqual([
      {
        id: 1,
        status: 'rejected',
        code: 'invalid',
        fields: { allergen: 'Allergen is required', severity: 'Severity is required' },
      },
      { id: 2, status: 'applied' },
      { id: 3, status: 'rejected', code: 'wrong_row' },
    ])
    expect(await test.read(ada, ['allergies', 'profile'])).toHaveLength(1)
  })

  it('keeps the version if nothing changes', async () => {
    const ada = await test.addUser()
    const [gone, phone] = [randomUUID(), randomUUID()]
    await test.push(ada, [put('allergies', NUTS), remove('allergies', gone, 2)], phone)
    const again = [put('allergies', {}), remove('allergies', gone, 2)]
    const { version } = await test.push(ada, again, phone)
    expect(version).toBe(1)
    expect(await spaceOf(ada)).toMatchObject({ version: 1 })
  })

  it('removing a row that the server does not know counts as a change and leaves a tombstone', async () => {
    const ada = await test.addUser()
    const { version } = await test.push(ada, [remove('allergies', randomUUID())])
    expect(version).toBe(1)
    expect(await test.read(ada, ['allergies'])).toMatchObject([
      { state: { deletedAt: expect.any(Number) } },
    ])
  })

  it('writes 1,000 rows in few statements', async () => {
    const ada = await test.addUser()
    const mutations = Array.from({ length: 1000 }, (_, i) => put('allergies', NUTS, { id: i + 1 }))
    const { statements, written } = await test.database.transaction(ada, async tx => {
      let statements = 0
      const counted = new Proxy(tx, {
        apply(target, self, args) {
          statements += 1
          return Reflect.apply(target, self, args)
        },
      })
      const author = { clientId: randomUUID(), lastPullMs: 0 }
      return { written: await test.records.write(counted, ada, mutations, author), statements }
    })
    expect(written.outcomes).toHaveLength(1000)
    expect(statements).toBeLessThan(8)
    expect(await test.read(ada, ['allergies'])).toHaveLength(1000)
  })

  it('waits for another push of the same person, and neither loses anything', async () => {
    const ada = await test.addUser()
    const rowId = randomUUID()
    await test.push(ada, [put('allergies', NUTS, { rowId })])
    const edits = ['a', 'b', 'c', 'd'].map(reaction =>
      test.push(ada, [put('allergies', { reaction }, { rowId, base: 1 })]),
    )
    const versions = (await Promise.all(edits)).map(({ version }) => version)
    expect(versions.sort()).toEqual([2, 3, 4, 5])
    const [row] = await test.read(ada, ['allergies'])
    const others = row?.state.conflicts?.reaction?.map(entry => entry.value) ?? []
    expect([row?.state.fields.reaction?.value, ...others].sort()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a deletion', () => {
  it('leaves a tombstone, which the next deletion after 400 days forgets', async () => {
    const ada = await test.addUser()
    const [first, second] = [randomUUID(), randomUUID()]
    const at = test.clock.nowMs
    await test.push(ada, [put('allergies', NUTS, { rowId: first, at })])
    await test.push(ada, [put('allergies', NUTS, { rowId: second, at })])
    const yearsBehind = 5
    await test.push(ada, [{ ...remove('allergies', first), at: yearsBehind }])
    const [deleted] = (await test.read(ada, ['allergies'])).filter(row => row.id === first)
    expect(deleted).toMatchObject({
      version: 3,
      state: { deletedAt: yearsBehind, deletedVersion: 3 },
    })

    test.clock.nowMs += 401 * DAY_MS
    await test.push(ada, [{ ...remove('allergies', second), at: test.clock.nowMs }])
    const left = await test.read(ada, ['allergies'])
    expect(left.map(row => row.id)).toEqual([second])
    expect(await spaceOf(ada)).toEqual({ version: 4, forgotten_version: 3 })
  })
})

describe('a stored record', () => {
  it('shows nothing medical in the tables', async () => {
    const ada = await test.addUser()
    await test.push(ada, [
      put('allergies', { allergen: 'CANARY-nuts', severity: 'CANARY-bad' }, { id: 1 }),
      put('profile', { fullName: 'CANARY-name' }, { id: 2, rowId: ada }),
      put('allergies', { allergen: 'CANARY-refused' }, { id: 3 }),
    ])
    const tables = await test.superuser<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`
    expect(tables.map(table => table.name)).toContain('records')
    for (const { name } of tables) {
      const rows = await test.superuser`select t::text as row from ${test.superuser(name)} t`
      const raw = rows.map(({ row }) => `${row}${hexAsText(row)}`).join()
      expect(raw).not.toMatch(/CANARY|allergen/)
    }
  })

  it('cannot be read from another row', async () => {
    const ada = await test.addUser()
    const rowId = randomUUID()
    await test.push(ada, [put('allergies', NUTS, { rowId })])
    await test.superuser`
      update records set collection = 'conditions' where user_id = ${ada} and id = ${rowId}`
    await expect(test.read(ada, ['conditions'])).rejects.toThrow()
  })

  it('is not accessible to another person', async () => {
    const [ada, bob] = [await test.addUser(), await test.addUser()]
    await test.push(ada, [put('allergies', NUTS)])
    const asBob = await test.database.transaction(bob, tx =>
      test.records.read(tx, ada, ['allergies']),
    )
    expect(asBob).toEqual([])
    const write = test.database.transaction(bob, tx =>
      test.records.write(tx, ada, [put('allergies', NUTS)], { clientId: 'x', lastPullMs: 0 }),
    )
    await expect(write).rejects.toThrow(/row-level security/)
  })
})

const hexAsText = (row: string) =>
  (row.match(/\\x[0-9a-f]+/g) ?? []).map(hex => Buffer.from(hex.slice(2), 'hex').toString('latin1'))
