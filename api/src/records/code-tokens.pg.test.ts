import { randomUUID } from 'node:crypto'
import type { TokenClaim } from 'sync-protocol/qr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  codeValues,
  createTestRecords,
  newClaim,
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

async function codeOf(userId: string, claim: TokenClaim, clientId: string = randomUUID()) {
  const codeId = randomUUID()
  await test.push(userId, [put('qr-codes', codeValues({ ...claim }), { rowId: codeId })], clientId)
  return codeId
}

const TAKEN = [{ id: 1, status: 'rejected', code: 'token_taken' }]

it('a code is found by its token and by nothing else', async () => {
  const ada = await test.addUser()
  const claim = newClaim()
  const { token } = claim
  const codeId = await codeOf(ada, claim)
  expect(await open(token)).toEqual({ userId: ada, codeId })
  expect(await ask(newToken())).toBeNull()
})

it('a token shows only the person’s rows of the requested collections', async () => {
  const [ada, bob] = [await test.addUser(), await test.addUser()]
  const claim = newClaim()
  const { token } = claim
  const codeId = await codeOf(ada, claim)
  await codeOf(ada, newClaim())
  for (const user of [ada, bob]) {
    await test.push(user, [put('allergies', { allergen: 'Nuts', severity: 'Mild' })])
    await test.push(user, [put('conditions', { condition: 'Asthma', status: 'Active' })])
  }
  const shown = await ask(token)
  if (shown === null || shown === 'withdrawn') throw new Error('not open')
  expect(shown.rows.map(([collection]) => collection).sort()).toEqual(['allergies', 'qr-codes'])
  expect(shown.rows.find(([collection]) => collection === 'qr-codes')?.[1]).toBe(codeId)
  // The function acts as the person, but its settings do not stay on the connection.
  const seen = await test.database.anonymous(tx => tx`select from records`)
  expect(seen).toHaveLength(0)
})

it('the token itself is not in the database', async () => {
  const claim = newClaim()
  const { token } = claim
  await codeOf(await test.addUser(), claim)
  const rows = await test.superuser`select l::text as row from code_links l`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('editing a code keeps its link', async () => {
  const ada = await test.addUser()
  const claim = newClaim()
  const { token } = claim
  const codeId = await codeOf(ada, claim)
  await test.push(ada, [put('qr-codes', { revision: 2 }, { rowId: codeId, base: 1 })])
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it('a replaced token never works again, and the new one works', async () => {
  const ada = await test.addUser()
  const [old, fresh] = [newClaim(), newClaim()]
  const codeId = await codeOf(ada, old)
  const change = (claim: TokenClaim, base: number) =>
    test.push(ada, [put('qr-codes', { ...claim }, { rowId: codeId, base })])
  expect((await change(fresh, 1)).outcomes).toEqual([{ id: 1, status: 'applied' }])
  expect(await open(old.token)).toBeNull()
  expect(await open(fresh.token)).toEqual({ userId: ada, codeId })
  expect((await change(old, 2)).outcomes).toEqual(TAKEN)
  expect(await open(old.token)).toBeNull()
})

it('a deleted code does not open until the device that deleted it restores it', async () => {
  const ada = await test.addUser()
  const [claim, phone] = [newClaim(), randomUUID()]
  const { token } = claim
  const codeId = await codeOf(ada, claim, phone)
  await test.push(ada, [remove('qr-codes', codeId)], phone)
  expect(await open(token)).toBeNull()

  const edit = put('qr-codes', { revision: 2 }, { rowId: codeId, base: 2 })
  const elsewhere = await test.push(ada, [edit])
  expect(elsewhere.outcomes).toEqual([{ id: 1, status: 'rejected', code: 'deleted' }])
  expect(await open(token)).toBeNull()

  await test.push(ada, [edit], phone)
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it("another person's token is refused, whether its code exists or is deleted", async () => {
  const [ada, bob] = [await test.addUser(), await test.addUser()]
  const claim = newClaim()
  const { token } = claim
  const codeId = await codeOf(ada, claim)
  const steal = () => test.push(bob, [put('qr-codes', codeValues({ ...claim }))])
  expect((await steal()).outcomes).toEqual(TAKEN)
  expect(await open(token)).toEqual({ userId: ada, codeId })
  await test.push(ada, [remove('qr-codes', codeId)])
  expect((await steal()).outcomes).toEqual(TAKEN)
  expect(await test.read(bob, ['qr-codes'])).toEqual([])
})

it('the first of two codes with the same token gets it', async () => {
  const ada = await test.addUser()
  const claim = newClaim()
  const { token } = claim
  const codeId = randomUUID()
  const { outcomes } = await test.push(ada, [
    put('qr-codes', codeValues({ ...claim }), { id: 1, rowId: codeId }),
    put('qr-codes', codeValues({ ...claim }), { id: 2 }),
  ])
  expect(outcomes).toEqual([
    { id: 1, status: 'applied' },
    { ...TAKEN[0], id: 2 },
  ])
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it('a token that lost a merge opens nothing until the person chooses it', async () => {
  const ada = await test.addUser()
  const [first, winner, loser] = [newClaim(), newClaim(), newClaim()]
  const codeId = await codeOf(ada, first)
  const replace = (claim: TokenClaim, at: number, base: number) =>
    test.push(ada, [put('qr-codes', { ...claim }, { rowId: codeId, at, base })])
  await replace(winner, test.clock.nowMs, 1)
  expect((await replace(loser, 5, 1)).outcomes).toMatchObject([{ status: 'merged' }])
  expect([await open(winner.token), await open(loser.token)]).toEqual([
    { userId: ada, codeId },
    null,
  ])
  await replace(loser, test.clock.nowMs, 3)
  expect([await open(winner.token), await open(loser.token)]).toEqual([
    null,
    { userId: ada, codeId },
  ])
})

it('a refused code leaves its token unused', async () => {
  const ada = await test.addUser()
  const claim = newClaim()
  const { token } = claim
  await test.push(ada, [put('qr-codes', codeValues({ ...claim, type: 'nonsense' }))])
  const codeId = await codeOf(ada, claim)
  expect(await open(token)).toEqual({ userId: ada, codeId })
})

it.each([
  ['the secret of another token', () => newClaim().secret],
  ['the token itself', (token: string) => token],
])('a stranger cannot take a token that no server has seen with %s', async (_, guess) => {
  const [ada, eve] = [await test.addUser(), await test.addUser()]
  const claim = newClaim()
  const printed = codeValues({ ...claim, secret: guess(claim.token) })
  const taken = await test.push(eve, [put('qr-codes', printed)])
  expect(taken.outcomes).toEqual(TAKEN)
  expect(await ask(claim.token)).toBeNull()
  const codeId = await codeOf(ada, claim)
  expect(await open(claim.token)).toEqual({ userId: ada, codeId })
})

it('a code can neither take a token without its secret nor lose the secret of its own token', async () => {
  const ada = await test.addUser()
  const [own, printed] = [newClaim(), newClaim()]
  const codeId = await codeOf(ada, own)
  const change = async (values: Partial<TokenClaim>) =>
    (await test.push(ada, [put('qr-codes', values, { rowId: codeId, base: 1 })])).outcomes
  expect(await change({ token: printed.token })).toEqual(TAKEN)
  expect(await change({ secret: printed.secret })).toEqual(TAKEN)
  expect([await open(own.token), await ask(printed.token)]).toEqual([{ userId: ada, codeId }, null])
})
