import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { exchangeAnswerSchema, PROTOCOL_VERSION } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { NUTS, rowsOnServer, TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const newDevice = async () => new TestDevice(await test.signUp())
const twoDevices = async () => {
  const person = await test.signUp()
  return { person, phone: new TestDevice(person), tablet: new TestDevice(person) }
}

describe('an exchange with mutations', () => {
  it('stores them, gives the outcome of each, and acks what the client can compute', async () => {
    const device = await newDevice()
    const [good, bad] = [randomUUID(), randomUUID()]
    const answer = await device.exchange(
      device.addAllergy(good),
      device.put('allergies', bad, { reaction: 'Hives' }),
    )
    expect(answer).toEqual({
      reset: false,
      epoch: expect.any(String),
      // Signing up wrote the account's row as version 1.
      version: 2,
      lastId: 2,
      startId: 0,
      outcomes: [
        { id: 1, status: 'applied' },
        {
          id: 2,
          status: 'rejected',
          code: 'invalid',
          fields: { allergen: 'Allergen is required', severity: 'Severity is required' },
        },
      ],
      merge: { version: 2, nowMs: expect.any(Number), lastPullMs: 0 },
      acks: [['allergies', good, expect.stringMatching(/^[\da-f]{16}$/)]],
      puts: [expect.objectContaining({ collection: 'account', rowId: device.person.id })],
      removes: [],
      more: false,
    })
    expect(device.rows).toEqual(await rowsOnServer(device))
  })

  it('contains what others wrote since the cookie', async () => {
    const { phone, tablet } = await twoDevices()
    const [kept, gone] = [randomUUID(), randomUUID()]
    await phone.exchange(phone.addAllergy(kept), phone.addAllergy(gone))
    await tablet.exchange()
    await tablet.exchange(tablet.remove('allergies', gone), tablet.addAllergy(kept))
    const answer = await phone.exchange(phone.addAllergy())
    expect(answer.acks).toHaveLength(1)
    expect(answer.puts.map(({ rowId }) => rowId)).toEqual([kept])
    expect(answer.removes).toEqual([{ collection: 'allergies', rowId: gone, version: 3 }])
    expect(answer.version).toBe(4)
    expect(phone.rows).toEqual(await rowsOnServer(phone))
  })

  it('gives the same outcomes to repeated mutations, applies them once, and then sends the rows', async () => {
    const device = await newDevice()
    await device.exchange()
    const mutations = [device.addAllergy(), device.addAllergy()]
    const first = await device.exchangePage(mutations)
    const again = await device.exchangePage(mutations)
    expect(again).toEqual({
      ...first,
      ...{ merge: null, acks: [], puts: expect.any(Array) },
    })
    expect(again.puts.map(({ rowId }) => rowId).sort()).toEqual(
      first.acks.map(([, rowId]) => rowId).sort(),
    )
    device.keep(mutations, [again])
    expect(device.rows).toEqual(await rowsOnServer(device))
  })

  it('gives new outcomes together with stored ones', async () => {
    const device = await newDevice()
    await device.exchange()
    const [lost, next] = [device.addAllergy(), device.addAllergy()]
    const first = await device.exchangePage([lost])
    const answer = await device.exchange(lost, next)
    expect(answer.outcomes).toEqual([...first.outcomes, { id: 2, status: 'applied' }])
    expect(answer.acks.map(([, rowId]) => rowId)).toEqual([next.rowId])
    expect(answer.puts.map(({ rowId }) => rowId)).toEqual([lost.rowId])
    expect(device.rows).toEqual(await rowsOnServer(device))
  })

  it('gives the same outcomes to simultaneous copies and acks the mutation once', async () => {
    const device = await newDevice()
    await device.exchange()
    const mutation = device.addAllergy()
    const answers = await Promise.all([1, 2, 3].map(() => device.exchangePage([mutation])))
    expect(answers.map(({ outcomes }) => outcomes)).toEqual(
      answers.map(() => [{ id: 1, status: 'applied' }]),
    )
    expect(answers.map(({ acks, puts }) => acks.length + puts.length)).toEqual([1, 1, 1])
    expect(answers.filter(({ acks }) => acks.length > 0)).toHaveLength(1)
  })

  it('refuses another mutation with a known id, and one whose outcome the client has seen', async () => {
    const device = await newDevice()
    const mutation = device.addAllergy()
    await device.exchange(mutation)
    const other = { ...mutation, hash: 'another' }
    expect(await failureOf(await device.sendExchange([other]))).toEqual([409, 'client_fork'])
    device.outcomesSeen = 1
    await device.exchange()
    expect(await failureOf(await device.sendExchange([mutation]))).toEqual([409, 'client_fork'])
  })

  it('forgets outcomes that the client has seen, with and without mutations', async () => {
    const device = await newDevice()
    await device.exchange(device.addAllergy(), device.addAllergy())
    device.outcomesSeen = 1
    await device.exchange(device.addAllergy())
    const { superuser } = database
    const kept = await superuser`
      select mutation_id as id from sync_outcomes where client_id = ${device.clientId} order by 1`
    expect(kept.map(({ id }) => id)).toEqual([2, 3])
  })

  it.each([
    ['that begin after a gap', [2]],
    ['with a gap inside', [1, 3]],
    ['out of order', [2, 1]],
  ])('accepts no mutations %s', async (_, ids) => {
    const device = await newDevice()
    const mutations = ids.map(id => ({ ...device.addAllergy(), id }))
    expect(await failureOf(await device.sendExchange(mutations))).toEqual([409, 'gap'])
    expect((await device.exchange()).lastId).toBe(0)
  })

  it('accepts nothing with a cookie of another epoch and sends the whole record', async () => {
    const device = await newDevice()
    await device.exchange(device.addAllergy())
    const whole = await rowsOnServer(device)
    const next = device.addAllergy()
    device.cookie = { epoch: 'of another server', version: 1 }
    const answer = await device.exchange(next)
    expect(answer).toMatchObject({ reset: true, lastId: 1, outcomes: [], merge: null, acks: [] })
    expect(device.rows).toEqual(whole)
    expect((await device.exchange(next)).outcomes).toEqual([{ id: 2, status: 'applied' }])
  })

  it('refuses the queue of another person by its user id and by its client id', async () => {
    const [ada, bob] = [await newDevice(), await newDevice()]
    const mutation = ada.addAllergy()
    const named = await ada.sendExchange([mutation], { userId: bob.person.id })
    expect(await failureOf(named)).toEqual([409, 'wrong_user'])
    await ada.exchange(mutation)
    const { clientId } = ada
    for (const mutations of [[mutation], []]) {
      const answer = await bob.sendExchange(mutations, { clientId })
      expect(await failureOf(answer)).toEqual([409, 'wrong_user'])
    }
  })

  it('refuses only the mutation that it cannot read or store, and accepts the others', async () => {
    const device = await newDevice()
    const kept = randomUUID()
    const nested = { ...NUTS, allergen: [{ constructor: 1 }, 0] as never }
    const { outcomes } = await device.exchange(
      device.put('allergies', randomUUID(), { ...NUTS, reaction: 'a\0b' }),
      device.put('allergies', randomUUID(), { ...NUTS, reaction: '\ud800' }),
      { ...device.addAllergy(), collection: 'nonsense' as 'allergies' },
      device.addAllergy('no-uuid'),
      device.put('allergies', randomUUID(), nested),
      device.addAllergy(kept),
    )
    expect(outcomes.map(({ status, code }) => code ?? status)).toEqual([
      ...Array(5).fill('invalid'),
      'applied',
    ])
    expect(device.rows).toEqual(await rowsOnServer(device))
  })

  it('keeps the time of a change that was made before the previous exchange', async () => {
    const device = await newDevice()
    await device.exchange()
    test.advance(3_600_000)
    const at = test.deps.now().getTime()
    test.advance(3_600_000)
    await device.exchange(device.put('allergies', randomUUID(), NUTS, { at }))
    const second = device.put('allergies', randomUUID(), NUTS, { at })
    await device.exchange(second)
    expect(device.rows.get(second.rowId)?.record.updatedAt).toBe(at)
  })
})

describe('an exchange without mutations', () => {
  it('gives a new device everything and later only the changes', async () => {
    const person = await test.signUp({ firstName: 'Ada' })
    const [phone, tablet] = [new TestDevice(person), new TestDevice(person)]
    const [kept, deleted] = [randomUUID(), randomUUID()]
    await phone.exchange(phone.addAllergy(kept), phone.addAllergy(deleted))
    expect(await tablet.exchange()).toMatchObject({
      ...{ reset: false, version: 2, lastId: 0, outcomes: [], merge: null, acks: [] },
      ...{ removes: [], more: false },
    })
    expect([...tablet.rows.keys()].sort()).toEqual([person.id, kept, deleted].sort())
    await phone.exchange(phone.remove('allergies', deleted))
    expect(await tablet.exchange()).toMatchObject({
      version: 3,
      puts: [],
      removes: [{ collection: 'allergies', rowId: deleted, version: 3 }],
    })
    expect(await tablet.exchange()).toMatchObject({ version: 3, puts: [], removes: [] })
  })

  it('is compressed if the client accepts that', async () => {
    const device = await newDevice()
    await device.exchange(...Array.from({ length: 50 }, () => device.addAllergy()))
    device.cookie = null
    const plain = await (await device.sendExchange()).text()
    const { clientId } = device
    const packed = await device.person.send('POST', '/api/sync', {
      json: { protocol: PROTOCOL_VERSION, clientId, cookie: null, outcomesSeen: 0, mutations: [] },
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe(plain)
    expect(bytes.length).toBeLessThan(plain.length / 2)
  })
})

describe('next to a server of an invented next release', () => {
  const NEXT = PROTOCOL_VERSION + 1
  const deviceOf = (app: TestApp, person: TestPerson, protocol: number) => {
    const send: TestPerson['send'] = (method, path, options) =>
      app.send(method, path, { cookie: person.cookie, ...options })
    const device = new TestDevice({ ...person, send })
    device.protocol = protocol
    return device
  }

  it("both releases take changes from an app of this one, and each reads the other's", async () => {
    const next = await createTestApp(database, {
      protocolsRead: { oldest: PROTOCOL_VERSION, newest: NEXT },
    })
    const person = await test.signUp()
    const here = deviceOf(test, person, PROTOCOL_VERSION)
    const there = deviceOf(next, person, PROTOCOL_VERSION)
    const updated = deviceOf(next, person, NEXT)
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    await here.exchange(here.addAllergy(ids[0]))
    await there.exchange(there.addAllergy(ids[1]))
    await updated.exchange(updated.addAllergy(ids[2]))
    for (const device of [here, there, updated]) {
      await device.pull()
      expect(ids.map(id => device.row('allergies', id)?.record.fields.allergen?.value)).toEqual(
        ids.map(() => 'Nuts'),
      )
    }
  })

  it('a release that no longer reads this protocol asks for an update and accepts nothing', async () => {
    const next = await createTestApp(database, { protocolsRead: { oldest: NEXT, newest: NEXT } })
    const person = await test.signUp()
    const old = deviceOf(next, person, PROTOCOL_VERSION)
    expect(await failureOf(await old.sendExchange([old.addAllergy()]))).toEqual([
      426,
      'upgrade_required',
    ])
    const updated = deviceOf(next, person, NEXT)
    await updated.pull()
    expect([...updated.rows.values()].map(({ collection }) => collection)).toEqual(['account'])
  })
})

describe('an exchange is refused if it has', () => {
  it.each<[string, object]>([
    ['no mutations', { mutations: undefined }],
    ['a mutation without an id', { mutations: [{ hash: 'h' }] }],
    ['a hash that cannot be stored', { mutations: [{ id: 1, hash: 'a\0' }] }],
    ['too many mutations', { mutations: Array(1_001).fill({ id: 1, hash: 'h' }) }],
    ['a client that is no UUID', { clientId: 'me' }],
    ['an unknown key', { extra: 1 }],
    ['no cookie at all', { cookie: undefined }],
    ['a negative version', { cookie: { epoch: 'e', version: -1 } }],
    ['a negative number of outcomes', { outcomesSeen: -1 }],
  ])('%s', async (_, change) => {
    const device = await newDevice()
    expect(await failureOf(await device.sendExchange([], change))).toEqual([422, 'invalid'])
  })

  it.each(['__proto__', 'constructor'])('a property %s next to the mutations', async name => {
    const device = await newDevice()
    const answer = await device.sendExchange([], JSON.parse(`{"${name}":1}`))
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  })

  it('a protocol that the server does not read', async () => {
    const device = await newDevice()
    for (const protocol of [PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1]) {
      const answer = await device.sendExchange([], { protocol })
      expect(await failureOf(answer)).toEqual([426, 'upgrade_required'])
    }
  })

  it('more than a megabyte', async () => {
    const device = await newDevice()
    const huge = device.put('allergies', randomUUID(), { ...NUTS, reaction: 'x'.repeat(1_048_576) })
    expect(await failureOf(await device.sendExchange([huge]))).toEqual([413, 'too_large'])
  })

  it('no session', async () => {
    const device = new TestDevice({ ...(await test.signUp()), send: test.send })
    expect(await failureOf(await device.sendExchange())).toEqual([401, 'not_signed_in'])
  })

  it('an epoch that cannot be stored counts as another epoch', async () => {
    const device = await newDevice()
    device.cookie = { epoch: '\ud800', version: 1 }
    const answer = await bodyOf(await device.sendExchange(), exchangeAnswerSchema)
    expect(answer.reset).toBe(true)
  })
})
