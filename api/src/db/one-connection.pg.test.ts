import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import type { Tx } from './database'
import {
  apartFromRequest,
  asOneRequest,
  holdConnection,
  isHoldingConnection,
} from './one-connection'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 1 })
})
afterAll(() => test.drop())

const ADA = '01890000-0000-7000-8000-00000000000a'
const BOB = '01890000-0000-7000-8000-00000000000b'
const second = expect.objectContaining({ name: 'SecondConnection' })
type Seen = { id: string; session: string }
const actsFor = async (tx: Tx): Promise<Seen | undefined> => {
  const [row] = await tx<Seen[]>`
    select coalesce(app_user()::text, '') as id, coalesce(app_lookup('session'), '') as session`
  return row
}

describe('a second connection throws SecondConnection', () => {
  it.each([
    ['transaction', () => test.database.transaction(BOB, async () => {})],
    ['transaction of the same person', () => test.database.transaction(ADA, async () => {})],
    ['asOne', () => test.database.asOne(ADA, async () => {})],
    ['snapshot', () => test.database.snapshot(ADA, async () => {})],
    ['lookup', () => test.database.lookup('session', 'x', async () => {})],
    ['anonymous', () => test.database.anonymous(async () => {})],
    ['ping', () => test.database.ping(1_000)],
  ])('%s within a transaction', async (_, open) => {
    await expect(test.database.transaction(ADA, open)).rejects.toEqual(second)
    expect(isHoldingConnection()).toBe(false)
  })

  it('for two transactions at the same time in one request', async () => {
    const both = asOneRequest(() =>
      Promise.all([test.database.anonymous(actsFor), test.database.anonymous(actsFor)]),
    )
    await expect(both).rejects.toEqual(second)
  })

  it('for a snapshot within asOne, and for a part of a part', async () => {
    const snapshot = test.database.asOne(ADA, () => test.database.snapshot(ADA, async () => {}))
    await expect(snapshot).rejects.toEqual(second)
    const nested = test.database.asOne(ADA, () =>
      test.database.transaction(ADA, () => test.database.anonymous(async () => {})),
    )
    await expect(nested).rejects.toEqual(second)
  })
})

it('a request may open one connection after the other, and work apart from the request its own', async () => {
  let later: Promise<unknown> = Promise.resolve()
  await asOneRequest(async () => {
    await test.database.transaction(ADA, async () => {
      later = apartFromRequest(() => test.database.anonymous(actsFor))
    })
    await test.database.anonymous(actsFor)
  })
  expect(await later).toEqual({ id: '', session: '' })
})

it('work apart from a request stays apart after its first transaction', async () => {
  const twice = async () => {
    await test.database.anonymous(actsFor)
    return isHoldingConnection()
  }
  let later: Promise<boolean> = Promise.resolve(true)
  await asOneRequest(async () => {
    later = apartFromRequest(twice)
    await holdConnection(() => later)
  })
  expect(await later).toBe(false)
})

it('work apart from a request takes no part in its transaction', async () => {
  let later: Promise<Seen | undefined> = Promise.resolve(undefined)
  await test.database.asOne(ADA, async () => {
    later = apartFromRequest(() => test.database.anonymous(actsFor))
    // A part would run before the request's transaction ends, and a connection of its own has to wait for it.
    const first = await Promise.race([
      later,
      test.database.anonymous(() => Promise.resolve('request')),
    ])
    expect(first).toBe('request')
  })
  expect(await later).toEqual({ id: '', session: '' })
})

describe('asOne', () => {
  it('lets each part act for its own person, and the whole for its own person afterwards', async () => {
    const seen: (Seen | undefined)[] = []
    await test.database.asOne(ADA, async tx => {
      seen.push(await test.database.transaction(ADA, actsFor))
      seen.push(await test.database.transaction(BOB, actsFor))
      seen.push(await test.database.lookup('session', 'token', actsFor))
      seen.push(await test.database.anonymous(actsFor))
      await test.database
        .lookup('session', 'fails', () => Promise.reject(new Error('refused')))
        .catch(() => {})
      seen.push(await actsFor(tx))
    })
    expect(seen).toEqual([
      { id: ADA, session: '' },
      { id: BOB, session: '' },
      { id: '', session: 'token' },
      { id: '', session: '' },
      { id: ADA, session: '' },
    ])
  })

  it('runs parts that are started together one after the other', async () => {
    const seen = await test.database.asOne(ADA, () =>
      Promise.all([
        test.database.transaction(BOB, actsFor),
        test.database.anonymous(actsFor),
        test.database.lookup('session', 'token', actsFor),
      ]),
    )
    expect(seen).toEqual([
      { id: BOB, session: '' },
      { id: '', session: '' },
      { id: '', session: 'token' },
    ])
  })
})

it('a request that waits too long for a connection gets a time at which to try again', async () => {
  let finish = () => {}
  const finished = new Promise<void>(resolve => {
    finish = resolve
  })
  const held = test.database.transaction(ADA, () => finished)
  await expect(test.database.ping(100)).rejects.toEqual(
    expect.objectContaining({ code: 'unavailable', details: { retryAfterSeconds: 2 } }),
  )
  finish()
  await held
  await test.database.ping(1_000)
})
