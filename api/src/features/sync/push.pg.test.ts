import { randomUUID } from 'node:crypto'
import { pushAnswerSchema } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestApp } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { OldDevice } from '../../../test/old-device'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const NUTS = { allergen: 'Nuts', severity: 'Severe' }
const newDevice = async () => new OldDevice(await test.signUp())

describe('POST /api/sync/push', () => {
  it('stores mutations and says what became of each', async () => {
    const device = await newDevice()
    const [good, bad] = [randomUUID(), randomUUID()]
    const answer = await device.push(
      device.put('allergies', good, NUTS),
      device.put('allergies', bad, { reaction: 'Hives' }),
    )
    expect(answer).toEqual({
      epoch: expect.any(String),
      lastId: 2,
      // Signing up wrote the account's row as version 1.
      version: 2,
      outcomes: [
        { id: 1, status: 'applied' },
        {
          id: 2,
          status: 'rejected',
          code: 'invalid',
          fields: { allergen: 'Allergen is required', severity: 'Severity is required' },
        },
      ],
    })
    await device.pull()
    expect(device.rows.get(good)?.record.fields.allergen?.value).toBe('Nuts')
    expect(device.rows.has(bad)).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'refuses a mutation with %s among its names, and keeps the one beside it',
    async name => {
      const device = await newDevice()
      const named = (object: object) =>
        JSON.parse(JSON.stringify(object).replace('"NAME"', `"${name}"`))
      const send = async (...mutations: unknown[]) => {
        const { outcomes } = await bodyOf(await device.sendPush(mutations), pushAnswerSchema)
        return outcomes.map(({ status }) => status)
      }
      const forged = device.put('allergies', randomUUID(), NUTS)
      const good = device.put('allergies', randomUUID(), NUTS)
      const inFields = named({ ...forged, fields: { ...forged.fields, NAME: ['x', 0] } })
      expect(await send(inFields, good)).toEqual(['rejected', 'applied'])
      const outside = device.put('allergies', randomUUID(), NUTS)
      expect(await send(named({ ...outside, NAME: {} }))).toEqual(['rejected'])
      const nested = device.put('allergies', randomUUID(), NUTS)
      expect(await send(named({ ...nested, fields: { allergen: [{ NAME: 1 }, 0] } }))).toEqual([
        'rejected',
      ])
      const beside = await device.sendPush(
        [device.put('allergies', randomUUID(), NUTS)],
        named({ NAME: 1 }),
      )
      expect(await failureOf(beside)).toEqual([422, 'invalid'])
      await device.pull()
      const allergies = [...device.rows.values()].filter(row => row.collection === 'allergies')
      expect(allergies).toHaveLength(1)
    },
  )

  it('says the same twice to what is sent twice, and does it once', async () => {
    const device = await newDevice()
    const rowId = randomUUID()
    const mutations = [device.put('allergies', rowId, NUTS), device.put('allergies', rowId, {})]
    const first = await device.push(...mutations)
    expect(await device.push(...mutations)).toEqual(first)

    const third = device.put('allergies', rowId, { reaction: 'Hives' })
    const answer = await device.push(...mutations, third)
    expect(answer.outcomes).toEqual([...first.outcomes, { id: 3, status: 'applied' }])
    expect(answer.version).toBe(first.version + 1)
  })

  it('says the same to what is sent twice at the same time', async () => {
    const device = await newDevice()
    const mutation = device.put('allergies', randomUUID(), NUTS)
    const answers = await Promise.all([1, 2, 3].map(() => device.push(mutation)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  })

  it('refuses another mutation under an id it knows', async () => {
    const device = await newDevice()
    const mutation = device.put('allergies', randomUUID(), NUTS)
    await device.push(mutation)
    const other = { ...mutation, hash: 'another' }
    expect(await failureOf(await device.sendPush([other]))).toEqual([409, 'client_fork'])
  })

  it('refuses a mutation whose outcome the client has confirmed seeing', async () => {
    const device = await newDevice()
    const mutation = device.put('allergies', randomUUID(), NUTS)
    await device.push(mutation)
    device.outcomesSeen = 1
    await device.pull()
    expect(await failureOf(await device.sendPush([mutation]))).toEqual([409, 'client_fork'])
  })

  it.each([
    ['that begins after a gap', [2]],
    ['with a gap inside', [1, 3]],
    ['out of order', [2, 1]],
  ])('takes nothing of a push %s', async (_, ids) => {
    const device = await newDevice()
    const mutation = device.put('allergies', randomUUID(), NUTS)
    const mutations = ids.map(id => ({ ...mutation, id }))
    expect(await failureOf(await device.sendPush(mutations))).toEqual([409, 'gap'])
    expect((await device.pull()).lastId).toBe(0)
  })

  it('refuses an epoch that is not its own, and takes a client that knows none', async () => {
    const device = await newDevice()
    const mutation = device.put('allergies', randomUUID(), NUTS)
    const refused = await device.sendPush([mutation], { epoch: 'of another server' })
    expect(await failureOf(refused)).toEqual([409, 'epoch_changed'])
    const { epoch } = await device.push(mutation)
    const next = device.put('allergies', randomUUID(), NUTS)
    expect((await device.sendPush([next], { epoch })).status).toBe(200)
  })

  it("refuses a queue that is another person's, by its user or by its client", async () => {
    const [ada, bob] = [await newDevice(), await newDevice()]
    const mutation = ada.put('allergies', randomUUID(), NUTS)
    const named = await ada.sendPush([mutation], { userId: randomUUID() })
    expect(await failureOf(named)).toEqual([409, 'wrong_user'])
    await ada.push(mutation)
    const { clientId } = ada
    expect(await failureOf(await bob.sendPush([mutation], { clientId }))).toEqual([
      409,
      'wrong_user',
    ])
    expect(await failureOf(await bob.sendPull({ clientId }))).toEqual([409, 'wrong_user'])
  })

  it('refuses a protocol it does not speak', async () => {
    const device = await newDevice()
    for (const protocol of [0, 99]) {
      const answers = [await device.sendPush([], { protocol }), await device.sendPull({ protocol })]
      for (const answer of answers) {
        expect(await failureOf(answer)).toEqual([426, 'upgrade_required'])
      }
    }
  })

  it('refuses one that cannot be read or stored by itself, and takes the others', async () => {
    const device = await newDevice()
    const kept = randomUUID()
    const { outcomes } = await device.push(
      device.put('allergies', randomUUID(), { ...NUTS, reaction: 'a\0b' }),
      device.put('allergies', randomUUID(), { ...NUTS, reaction: '\ud800' }),
      { ...device.put('allergies', randomUUID(), NUTS), collection: 'nonsense' as 'allergies' },
      { ...device.put('allergies', 'no-uuid', NUTS) },
      device.put('allergies', randomUUID(), { ...NUTS, constructor: 'x' } as typeof NUTS),
      device.put('allergies', kept, NUTS),
    )
    expect(outcomes.map(({ status, code }) => code ?? status)).toEqual([
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'applied',
    ])
    await device.pull()
    expect(device.rows.has(kept)).toBe(true)
  })

  it.each([
    ['no mutations', {}],
    ['a mutation without an id', { mutations: [{ hash: 'h' }] }],
    ['a hash that cannot be stored', { mutations: [{ id: 1, hash: 'a\0' }] }],
    ['a client that is no UUID', { clientId: 'me', mutations: [] }],
    ['an unknown key', { extra: 1, mutations: [] }],
  ])('refuses %s', async (_, body) => {
    const person = await test.signUp()
    const json = { protocol: 1, epoch: null, clientId: randomUUID(), ...body }
    const answer = await person.send('POST', '/api/sync/push', { json })
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  })

  it('refuses more than a megabyte', async () => {
    const device = await newDevice()
    const huge = device.put('allergies', randomUUID(), { ...NUTS, reaction: 'x'.repeat(1_048_576) })
    expect(await failureOf(await device.sendPush([huge]))).toEqual([413, 'too_large'])
  })

  it('wants a session', async () => {
    const device = new OldDevice({ ...(await test.signUp()), send: test.send })
    expect(await failureOf(await device.sendPush([]))).toEqual([401, 'not_signed_in'])
    expect(await failureOf(await device.sendPull())).toEqual([401, 'not_signed_in'])
  })
})
