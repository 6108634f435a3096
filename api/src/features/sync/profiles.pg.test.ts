/** Sync of records of others: who may, what is refused, who is named, and who hears of it. */
import { randomUUID } from 'node:crypto'
import type { Role } from 'sync-protocol/family'
import {
  type ExchangeAnswer,
  exchangeAnswerSchema,
  headsAnswerSchema,
  type Mutation,
  rowOfAck,
  stateHash,
  type VersionEvent,
  versionEventSchema,
  withoutActors,
} from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'
import { addProfile, letIn } from '../../../test/family'
import { codeValues } from '../../../test/records'

const NUTS = { allergen: 'Nuts', severity: 'Severe' }

let database: TestDatabase
let test: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
  other = await createTestApp(database)
})
afterAll(() => database.drop())

/** Somebody’s device, with the record of another on it. */
class FamilyDevice extends TestDevice {
  readonly profileId: string

  constructor(person: TestPerson, profileId: string) {
    super(person)
    this.profileId = profileId
  }

  override sendExchange(mutations: unknown[] = [], overrides: object = {}): Promise<Response> {
    const whose = { userId: this.profileId, actorId: this.person.id }
    return super.sendExchange(mutations, { ...whose, ...overrides })
  }

  async ask(...mutations: Mutation[]): Promise<ExchangeAnswer> {
    return bodyOf(await this.sendExchange(mutations), exchangeAnswerSchema)
  }
}

async function aFamily(role: Role = 'carer') {
  const [ana, ben] = [await test.signUp({ firstName: 'Ana' }), await test.signUp()]
  const { id } = await addProfile(ana, { firstName: 'Leo' })
  await letIn(test, ana, id, { person: ben, role })
  return { ana, ben, id, devices: [new FamilyDevice(ana, id), new FamilyDevice(ben, id)] as const }
}

describe('an exchange about the record of another', () => {
  it('names who wrote a value, and acks are of what the device works out', async () => {
    const { ana, ben, devices } = await aFamily()
    const [first, second] = devices
    await first.pull()
    const rowId = randomUUID()
    const put = second.put('allergies', rowId, NUTS)
    const answer = await second.ask(put)
    expect(answer.outcomes).toEqual([{ id: 1, status: 'applied' }])
    const [ack] = answer.acks
    const { merge } = answer
    if (!ack || !merge) throw new Error('no ack')
    const context = { ...merge, clientId: second.clientId, userId: second.profileId }
    expect(rowOfAck(ack, undefined, [put], { ...context, actor: ben.id })).toBeDefined()
    expect(rowOfAck(ack, undefined, [put], context)).toBeUndefined()
    await first.pull()
    const { allergen } = first.row('allergies', rowId)?.record.fields ?? {}
    expect(allergen).toMatchObject({ value: 'Nuts', actor: ben.id })
    const account = [...first.rows.values()].find(({ collection }) => collection === 'account')
    expect(account?.record.fields.firstName?.actor).toBe(ana.id)
  })

  it('tells an app that knows of no actors nothing of them, its acks included', async () => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    await letIn(test, ana, ana.id, { person: ben, role: 'carer' })
    const bens = new FamilyDevice(ben, ana.id)
    const rowId = randomUUID()
    await bens.ask(bens.put('allergies', rowId, NUTS))
    const [old, present] = [new TestDevice(ana), new TestDevice(ana)]
    old.protocol = 2
    await old.pull()
    await present.pull()
    const seen = old.row('allergies', rowId)?.record
    const whole = present.row('allergies', rowId)?.record
    if (!seen || !whole) throw new Error('no row')
    expect(whole.fields.allergen?.actor).toBe(ben.id)
    expect(stateHash(seen)).toBe(stateHash(withoutActors(whole)))
    // It works the row out from what it was told, and comes to what the server says.
    const answer = await old.exchange(old.put('allergies', rowId, { severity: 'Mild' }))
    expect(answer.acks).toHaveLength(1)
    await present.pull()
    expect(present.row('allergies', rowId)?.record.fields.allergen?.actor).toBe(ben.id)
  })

  it('is refused to who is no member, alike for a record that never was', async () => {
    const { id } = await aFamily()
    const eve = await test.signUp()
    for (const profileId of [id, randomUUID(), id.toUpperCase(), 'no-id']) {
      const answer = await new FamilyDevice(eve, profileId).sendExchange()
      expect(await failureOf(answer)).toEqual([403, 'not_member'])
    }
  })

  it('is another’s sign-in, and not the end of a role, where somebody else is signed in', async () => {
    const { ana, ben, id, devices } = await aFamily()
    const [, bens] = devices
    const asked = [
      await bens.sendExchange([], { actorId: ana.id }),
      await bens.sendExchange([], { actorId: undefined }),
      await new TestDevice(ben).sendExchange([], { actorId: ana.id, userId: ana.id }),
      await new TestDevice(await test.signUp()).sendExchange([], { actorId: ben.id, userId: id }),
    ]
    for (const answer of asked) expect(await failureOf(answer)).toEqual([409, 'wrong_user'])
  })

  it('takes nothing from a viewer, and tells of each why', async () => {
    const { devices } = await aFamily('viewer')
    const [anas, bens] = devices
    await bens.pull()
    const before = bens.cookie
    const rowId = randomUUID()
    const answer = await bens.ask(
      bens.put('allergies', rowId, NUTS),
      bens.put('qr-codes', randomUUID(), codeValues()),
      bens.remove('account', bens.profileId),
    )
    expect(answer.outcomes.map(({ code }) => code)).toEqual(Array(3).fill('role_too_low'))
    expect(answer.version).toBe(before?.version)
    await anas.pull()
    expect(anas.row('allergies', rowId)).toBeUndefined()
    // What the same push would have taken of a token is free.
    expect(
      (await anas.ask(anas.put('qr-codes', randomUUID(), codeValues()))).outcomes,
    ).toMatchObject([{ status: 'applied' }])
  })

  it('lets a carer make and narrow codes, and widen none', async () => {
    const { devices } = await aFamily('carer')
    const [anas, bens] = devices
    const [own, guardians] = [randomUUID(), randomUUID()]
    await anas.ask(
      anas.put('qr-codes', guardians, codeValues({ type: 'allergies', accessLevel: 'emergency' })),
    )
    await bens.pull()
    const put = (rowId: string, values: object) =>
      bens.put('qr-codes', rowId, codeValues({ type: 'allergies', ...values }))
    const answer = await bens.ask(
      put(own, { accessLevel: 'emergency' }),
      bens.put('qr-codes', own, { accessLevel: 'healthcare' }),
      bens.put('qr-codes', own, { accessLevel: 'public' }),
      bens.put('qr-codes', guardians, { type: 'complete' }),
      bens.remove('qr-codes', guardians),
    )
    const outcomes = answer.outcomes.map(({ code, status }) => code ?? status)
    expect(outcomes).toEqual(['applied', 'role_too_low', 'applied', 'role_too_low', 'applied'])
  })

  it('is over with the role: a lowered one refuses, a removed one closes', async () => {
    const { ana, ben, id, devices } = await aFamily('carer')
    const [, bens] = devices
    const path = `/api/profiles/${id}/members/${ben.id}`
    await ana.send('PATCH', path, { json: { role: 'viewer' } })
    const lowered = await bens.ask(bens.put('allergies', randomUUID(), NUTS))
    expect(lowered.outcomes).toMatchObject([{ status: 'rejected', code: 'role_too_low' }])
    await ana.send('DELETE', path)
    const closed = await bens.sendExchange([bens.put('allergies', randomUUID(), NUTS)])
    expect(await failureOf(closed)).toEqual([403, 'not_member'])
  })

  it('closes a record that was deleted while a device held five hundred edits', async () => {
    const { ana, id, devices } = await aFamily('carer')
    const [, bens] = devices
    await bens.pull()
    const edits = Array.from({ length: 500 }, () => bens.put('allergies', randomUUID(), NUTS))
    await ana.send('DELETE', `/api/profiles/${id}`)
    expect(await failureOf(await bens.sendExchange(edits))).toEqual([403, 'not_member'])
    const [row] = await database.superuser`
      select (select count(*)::int from records where user_id = ${id}) as rows,
        (select count(*)::int from spaces where user_id = ${id}) as spaces`
    expect(row).toEqual({ rows: 0, spaces: 0 })
  })
})

describe('heads', () => {
  const ask = async (person: TestPerson, ids: readonly string[], actor = person.id) =>
    person.send('POST', `/api/sync/heads?actor=${actor}`, {
      json: Object.fromEntries(ids.map(id => [id, 0])),
    })

  it('say of each record where it is, and which are closed', async () => {
    const { ben, id, devices } = await aFamily('viewer')
    const [anas] = devices
    await anas.ask(anas.put('allergies', randomUUID(), NUTS))
    await anas.pull()
    const [eve, nobody] = [(await test.signUp()).id, randomUUID()]
    const heads = await bodyOf(await ask(ben, [ben.id, id, eve, nobody]), headsAnswerSchema)
    expect(heads).toEqual({
      [ben.id]: { epoch: expect.any(String), version: 1 },
      [id]: { epoch: anas.epoch, version: anas.cookie?.version },
      [eve]: { code: 'not_member' },
      [nobody]: { code: 'not_member' },
    })
  })

  it('close nothing for somebody else’s sign-in, and are of so many at most', async () => {
    const { ana, ben, id } = await aFamily()
    expect(await failureOf(await ask(ben, [id], ana.id))).toEqual([409, 'wrong_user'])
    const many = Array.from({ length: 14 }, () => randomUUID())
    expect(await failureOf(await ask(ben, many))).toEqual([422, 'invalid'])
  })
})

type Heard = { name: string; event: VersionEvent }

async function hear(person: TestPerson, app = test, clients: readonly string[] = []) {
  const query = clients.map(id => `&client=${id}`).join('')
  const answer = await app.send('GET', `/api/sync/events?profiles=all&user=${person.id}${query}`, {
    cookie: person.cookie,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: Heard[] = []
  const next = async (): Promise<Heard> => {
    for (;;) {
      const found = heard.shift()
      if (found) return found
      const { value = '' } = (await reader?.read()) ?? {}
      for (const [, name = '', data = ''] of value.matchAll(/event: (\w+)\ndata: (.*)\n/g)) {
        heard.push({
          name,
          event: versionEventSchema.parse({ version: null, ...JSON.parse(data) }),
        })
      }
    }
  }
  /** The list first, then each record. */
  const nextRound = async (count: number) => {
    let first = await next()
    while (first.name !== 'profiles') first = await next()
    const records = []
    while (records.length < count) {
      const { name, event } = await next()
      // A notice of having been let in may come late: the list is said again.
      if (name !== 'profiles') records.push(event.profile)
    }
    return records
  }
  return { next, nextRound, leave: () => reader?.cancel() }
}

describe('one stream of all records', () => {
  it('says first which there are, then each push, from whichever process, with who wrote it', async () => {
    const { ana, ben, id, devices } = await aFamily()
    const [anas] = devices
    await anas.pull()
    const stream = await hear(ben, other)
    expect((await stream.nextRound(2)).sort()).toEqual([ben.id, id].sort())
    await anas.ask(anas.put('allergies', randomUUID(), NUTS))
    const { event } = await stream.next()
    expect(event).toMatchObject({ profile: id, from: { version: (event.version ?? 0) - 1 } })
    expect(event.changes?.puts[0]?.record.fields.allergen?.actor).toBe(ana.id)
    await stream.leave()
  })

  it('leaves out what a device of the same record has sent itself', async () => {
    const { ben, devices } = await aFamily()
    const [, bens] = devices
    const stream = await hear(ben, test, [randomUUID(), bens.clientId])
    await stream.nextRound(2)
    const { version } = await bens.ask(bens.put('allergies', randomUUID(), NUTS))
    let { event } = await stream.next()
    // The notice that he was let in may have come by now only.
    while (event.version !== version) event = (await stream.next()).event
    expect([event.profile, event.changes]).toEqual([bens.profileId, undefined])
    await stream.leave()
  })

  it('tells who was put out at once, and of no push after that', async () => {
    const { ana, ben, id, devices } = await aFamily()
    const [anas] = devices
    const stream = await hear(ben, other)
    await stream.nextRound(2)
    await ana.send('DELETE', `/api/profiles/${id}/members/${ben.id}`)
    await anas.ask(anas.put('allergies', randomUUID(), NUTS))
    expect(await stream.nextRound(1)).toEqual([ben.id])
    const own = new TestDevice(ben)
    await own.exchange(own.put('allergies', randomUUID(), NUTS))
    expect((await stream.next()).event.profile).toBe(ben.id)
    await stream.leave()
  })

  it('nor of one that was read for an earlier push, before it was known that they were put out', async () => {
    const { ana, ben, id, devices } = await aFamily()
    const [anas] = devices
    await anas.pull()
    const real = database.database
    const [reading, mayRead, hasRead] = [gate(), gate(), gate()]
    let isHolding = false
    let deliver = () => {}
    const behind = await createTestApp(database, {
      database: {
        ...real,
        async transaction(userId, fn) {
          if (userId !== id) return real.transaction(userId, fn)
          reading.open()
          await mayRead.opened
          const read = await real.transaction(userId, fn)
          hasRead.open()
          return read
        },
        listen: (channel, onNotice) =>
          real.listen(channel, payload => {
            const before = deliver
            if (!isHolding) return onNotice(payload)
            deliver = () => {
              before()
              onNotice(payload)
            }
          }),
      },
    })
    const stream = await hear(ben, behind)
    await stream.nextRound(2)
    await anas.ask(anas.put('allergies', randomUUID(), NUTS))
    await reading.opened
    isHolding = true
    await ana.send('DELETE', `/api/profiles/${id}/members/${ben.id}`)
    await anas.ask(anas.put('allergies', randomUUID(), { ...NUTS, allergen: 'Latex' }))
    mayRead.open()
    await hasRead.opened
    await new Promise(setImmediate)
    isHolding = false
    deliver()
    expect((await stream.next()).name).toBe('profiles')
    await stream.leave()
  })

  it('tells who was let in', async () => {
    const { ana, ben } = await aFamily()
    const stream = await hear(ben)
    await stream.nextRound(2)
    const mia = await addProfile(ana)
    await letIn(test, ana, mia.id, { person: ben, role: 'viewer' })
    expect(await stream.nextRound(3)).toContain(mia.id)
    await stream.leave()
  })

  it('a stream of one record has no changes that name who wrote them', async () => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    await letIn(test, ana, ana.id, { person: ben, role: 'carer' })
    const answer = await ana.send('GET', `/api/sync/events?user=${ana.id}`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () =>
      versionEventSchema.parse(JSON.parse((await reader?.read())?.value?.split('data: ')[1] ?? ''))
    await next()
    const bens = new FamilyDevice(ben, ana.id)
    await bens.ask(bens.put('allergies', randomUUID(), NUTS))
    const event = await next()
    expect([event.version, event.changes]).toEqual([2, undefined])
    await reader?.cancel()
  })

  it('is of the person who is signed in', async () => {
    const { ana, ben } = await aFamily()
    const answer = await ben.send('GET', `/api/sync/events?profiles=all&user=${ana.id}`)
    expect(await failureOf(answer)).toEqual([409, 'wrong_user'])
  })
})

function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
