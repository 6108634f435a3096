import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const ADA = '01890000-0000-7000-8000-00000000000a'
const BOB = '01890000-0000-7000-8000-00000000000b'

async function insertUser(id: string, word: string) {
  await test.database.transaction(id, async tx => {
    await tx`insert into users (id, email_hash, password_hash, consent_at, created_at)
             values (${id}, ${Buffer.from(word)}, ${word}, now(), now())`
  })
}

it('a transaction sees only the rows of its own user', async () => {
  await insertUser(ADA, 'ada@example.org')
  await insertUser(BOB, 'bob@example.org')
  const seen = await test.database.transaction(ADA, tx => tx`select password_hash from users`)
  expect([...seen]).toEqual([{ password_hash: 'ada@example.org' }])
})

it('a transaction without a user sees no user', async () => {
  const seen = await test.database.anonymous(tx => tx`select password_hash from users`)
  expect([...seen]).toEqual([])
})

it('transactions within asOne are committed together', async () => {
  const names = async () =>
    (
      await test.superuser<{ password_hash: string }[]>`select password_hash from users order by 1`
    ).map(({ password_hash }) => password_hash)
  const before = await names()
  const failed = test.database.asOne(ADA, async () => {
    await test.database.transaction(
      ADA,
      tx => tx`update users set password_hash = 'ada@new.example.org' where id = ${ADA}`,
    )
    throw new Error('after all')
  })
  await expect(failed).rejects.toThrow('after all')
  expect(await names()).toEqual(before)

  await test.database.asOne(ADA, () =>
    test.database.transaction(
      ADA,
      tx => tx`update users set password_hash = 'ada@new.example.org' where id = ${ADA}`,
    ),
  )
  expect(await names()).toContain('ada@new.example.org')
})

it('one transaction within asOne can fail by itself', async () => {
  const email = await test.database.asOne(ADA, async tx => {
    const failing = test.database.transaction(ADA, async inner => {
      await inner`update users set password_hash = 'ada@lost.example.org' where id = ${ADA}`
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    const [row] = await tx<
      { password_hash: string }[]
    >`select password_hash from users where id = ${ADA}`
    return row?.password_hash
  })
  expect(email).toBe('ada@new.example.org')
})

it('a transaction for another person within asOne sees only that person’s rows', async () => {
  await test.database.asOne(ADA, async () => {
    const seen = await test.database.transaction(BOB, tx => tx`select id from users`)
    expect([...seen]).toEqual([{ id: BOB }])
  })
})

it.each([
  ["errcode = '08006'", 'unavailable'],
  // The account was deleted meanwhile. On a cluster only the message names the shard's constraint.
  ["errcode = '23503', constraint = 'records_user_id_fkey'", 'not_signed_in'],
  [
    `errcode = '23503', message = 'violates foreign key constraint "records_user_id_fkey_102008"'`,
    'not_signed_in',
  ],
])('a failure with %s becomes %s', async (failure, code) => {
  const failing = test.database.anonymous(tx =>
    tx.unsafe(`do $$ begin raise exception using ${failure}; end $$`),
  )
  await expect(failing).rejects.toMatchObject({ code })
})
