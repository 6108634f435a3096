import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  codeValues,
  createTestRecords,
  newToken,
  put,
  remove,
  type TestRecords,
} from '../../test/records'
import { readShownCode } from './code-links.sql'

let test: TestRecords
beforeAll(async () => {
  test = await createTestRecords()
})
afterAll(() => test.drop())

const ask = (token: string) =>
  test.database.statement(sql =>
    readShownCode(sql, test.keyring.lookupHash('code_token', token), ['allergies']),
  )

async function open(token: string) {
  const shown = await ask(token)
  return shown && shown !== 'withdrawn' ? { userId: shown.userId, codeId: shown.codeId } : null
}

async function codeOf(userId: string, token: string, clientId: string = randomUUID()) {
  const codeId = randomUUID()
  await test.push(userId, [put('qr-codes', codeValues({ token }), { rowId: codeId })], clientId)
  return codeId
}

const TAKEN = [{ id: 1, status: 'rejected', code: 'token_taken' }]

it('a code is found by its token, and by nothing else', async () => {
  const ada = await test.addUser()
  const token = newToken()
  const codeId = await codeOf(ada, token)
  expect(await open(token)).toEqual({ userId: ada, codeId })
  expect(await ask(newToken())).toBeNull()
})

it('whoever shows a token gets that person’s rows of the collections asked for, and no others', async () => {
  const [ada, bob] = [await test.addUser(), await test.addUser()]
  const token = newToken()
  const codeId = await codeOf(ada, token)
  await codeOf(ada, newToken())
  for (const user of [ada, bob]) {
    await test.push(user, [put('allergies', { allergen: 'Nuts', severity: 'Mild' })])
    await test.push(user, [put('conditions', { condition: 'Asthma', status: 'Active' })])
  }
  const shown = await ask(token)
  if (shown === null || shown === 'withdrawn') throw new Error('not open')
  expect(shown.rows.map(([collection]) => collection).sort()).toEqual(['allergies', 'qr-codes'])
  expect(shown.rows.find(([collection]) => collection === 'qr-codes')?.[1]).toBe(codeId)
  // The function ends as the person it found; nothing of that is left on the connection.
  const seen = await test.database.anonymous(tx => tx`select from records`)
  expect(seen).toHaveLength(0)
})

it('the token itself is nowhere in the database', async () => {
  const token = newToken()
  await codeOf(await test.addUser(), token)
  const rows = await test.superuser`select l::text as row from code_links l`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('editing a code keeps its link', async () => {
  const ada = await test.addUser()
  const token = newToken()
  const codeId = await codeOf(ada, token)
  await test.push(ada, [put('qr-codes', { revision: 2 }, { rowId: codeId, base: 1 })])
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it('a replaced token is dead for ever, and the new one works', async () => {
  const ada = await test.addUser()
  const [old, fresh] = [newToken(), newToken()]
  const codeId = await codeOf(ada, old)
  const change = (token: string, base: number) =>
    test.push(ada, [put('qr-codes', { token }, { rowId: codeId, base })])
  expect((await change(fresh, 1)).outcomes).toEqual([{ id: 1, status: 'applied' }])
  expect(await open(old)).toBeNull()
  expect(await open(fresh)).toEqual({ userId: ada, codeId })
  expect((await change(old, 2)).outcomes).toEqual(TAKEN)
  expect(await open(old)).toBeNull()
})

it('a deleted code is dead, until the device that deleted it takes that back', async () => {
  const ada = await test.addUser()
  const [token, phone] = [newToken(), randomUUID()]
  const codeId = await codeOf(ada, token, phone)
  await test.push(ada, [remove('qr-codes', codeId)], phone)
  expect(await open(token)).toBeNull()

  const edit = put('qr-codes', { revision: 2 }, { rowId: codeId, base: 2 })
  const elsewhere = await test.push(ada, [edit])
  expect(elsewhere.outcomes).toEqual([{ id: 1, status: 'rejected', code: 'deleted' }])
  expect(await open(token)).toBeNull()

  await test.push(ada, [edit], phone)
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it("another person's token is refused, live or dead", async () => {
  const [ada, bob] = [await test.addUser(), await test.addUser()]
  const token = newToken()
  const codeId = await codeOf(ada, token)
  const steal = () => test.push(bob, [put('qr-codes', codeValues({ token }))])
  expect((await steal()).outcomes).toEqual(TAKEN)
  expect(await open(token)).toEqual({ userId: ada, codeId })
  await test.push(ada, [remove('qr-codes', codeId)])
  expect((await steal()).outcomes).toEqual(TAKEN)
  expect(await test.read(bob, ['qr-codes'])).toEqual([])
})

it('one token for two codes goes to the first of them', async () => {
  const ada = await test.addUser()
  const token = newToken()
  const codeId = randomUUID()
  const { outcomes } = await test.push(ada, [
    put('qr-codes', codeValues({ token }), { id: 1, rowId: codeId }),
    put('qr-codes', codeValues({ token }), { id: 2 }),
  ])
  expect(outcomes).toEqual([
    { id: 1, status: 'applied' },
    { ...TAKEN[0], id: 2 },
  ])
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it('a token that lost a merge opens nothing, and works once the person picks it', async () => {
  const ada = await test.addUser()
  const [first, winner, loser] = [newToken(), newToken(), newToken()]
  const codeId = await codeOf(ada, first)
  const replace = (token: string, at: number, base: number) =>
    test.push(ada, [put('qr-codes', { token }, { rowId: codeId, at, base })])
  await replace(winner, test.clock.nowMs, 1)
  expect((await replace(loser, 5, 1)).outcomes).toMatchObject([{ status: 'merged' }])
  expect([await open(winner), await open(loser)]).toEqual([{ userId: ada, codeId }, null])
  await replace(loser, test.clock.nowMs, 3)
  expect([await open(winner), await open(loser)]).toEqual([null, { userId: ada, codeId }])
})

it('a refused code leaves its token free', async () => {
  const ada = await test.addUser()
  const token = newToken()
  await test.push(ada, [put('qr-codes', codeValues({ token, type: 'nonsense' }))])
  const codeId = await codeOf(ada, token)
  expect(await open(token)).toEqual({ userId: ada, codeId })
})
