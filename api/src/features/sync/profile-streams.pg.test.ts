import { randomUUID } from 'node:crypto'
import { type VersionEvent, versionEventSchema } from 'sync-protocol/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { NUTS, TestDevice } from '../../../test/device'
import { addProfile, letIn } from '../../../test/family'
import { addFamily, FamilyDevice } from '../../../test/family-device'
import { createGate } from '../../../test/gate'
import { database, test, useApp } from '../../../test/use-app'
import { SPACES_CHANNEL } from '../../records/records.sql'

useApp()
let other: TestApp
beforeAll(async () => {
  other = await createTestApp(database)
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
  const nextRound = async (count: number) => {
    let first = await next()
    while (first.name !== 'profiles') first = await next()
    const records = []
    while (records.length < count) {
      const { name, event } = await next()
      // A late notice of the invitation may repeat the list event.
      if (name !== 'profiles') records.push(event.profile)
    }
    return records
  }
  return { next, nextRound, leave: () => reader?.cancel() }
}

describe('one stream of all records', () => {
  it('lists the records first, then sends each push of any process with its author', async () => {
    const { ana, ben, id, devices } = await addFamily(test)
    const [anas] = devices
    await anas.pull()
    const stream = await hear(ben, other)
    expect((await stream.nextRound(2)).sort()).toEqual([ben.id, id].sort())
    await anas.ask(anas.addAllergy())
    const { event } = await stream.next()
    expect(event).toMatchObject({ profile: id, from: { version: (event.version ?? 0) - 1 } })
    expect(event.changes?.puts[0]?.record.fields.allergen?.actor).toBe(ana.id)
    await stream.leave()
  })

  it('leaves out the changes that a device of the same record has sent itself', async () => {
    const { ben, devices } = await addFamily(test)
    const [, bens] = devices
    const stream = await hear(ben, test, [randomUUID(), bens.clientId])
    await stream.nextRound(2)
    const { version } = await bens.ask(bens.addAllergy())
    let { event } = await stream.next()
    // The notice that he was let in may arrive only now.
    while (event.version !== version) event = (await stream.next()).event
    expect([event.profile, event.changes]).toEqual([bens.profileId, undefined])
    await stream.leave()
  })

  it('reports a removal immediately and sends that person no later push', async () => {
    const { ana, ben, id, devices } = await addFamily(test)
    const [anas] = devices
    const stream = await hear(ben, other)
    await stream.nextRound(2)
    await ana.send('DELETE', `/api/profiles/${id}/members/${ben.id}`)
    await anas.ask(anas.addAllergy())
    expect(await stream.nextRound(1)).toEqual([ben.id])
    const own = new TestDevice(ben)
    await own.exchange(own.addAllergy())
    expect((await stream.next()).event.profile).toBe(ben.id)
    await stream.leave()
  })

  it('reads the records again after a reconnection, at most two at a time for all streams', async () => {
    const real = database.database
    let [reading, most] = [0, 0]
    const counted = async <T>(read: () => Promise<T>): Promise<T> => {
      reading += 1
      most = Math.max(most, reading)
      return read().finally(() => {
        reading -= 1
      })
    }
    let reconnect = () => {}
    const app = await createTestApp(database, {
      database: {
        ...real,
        transaction: (userId, fn) => counted(() => real.transaction(userId, fn)),
        snapshotFor: (subject, fn) => counted(() => real.snapshotFor(subject, fn)),
        listen: (channel, onNotice) => {
          if (channel === SPACES_CHANNEL) reconnect = () => onNotice(undefined)
          return real.listen(channel, onNotice)
        },
      },
    })
    const streams = []
    for (let nth = 0; nth < 6; nth++) {
      const stream = await hear(await test.signUp(), app)
      await stream.nextRound(1)
      streams.push(stream)
    }
    most = 0
    reconnect()
    for (const stream of streams) expect(await stream.nextRound(1)).toHaveLength(1)
    expect(most).toBe(2)
    for (const stream of streams) await stream.leave()
  })

  it('sends no push that was read for an earlier one before the removal was known', async () => {
    const { ana, ben, id, devices } = await addFamily(test)
    const [anas] = devices
    await anas.pull()
    const real = database.database
    const [reading, mayRead, hasRead] = [createGate(), createGate(), createGate()]
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
    await anas.ask(anas.addAllergy())
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

  it('reports a new membership', async () => {
    const { ana, ben } = await addFamily(test)
    const stream = await hear(ben)
    await stream.nextRound(2)
    const mia = await addProfile(ana)
    await letIn(test, ana, mia.id, { person: ben, role: 'viewer' })
    expect(await stream.nextRound(3)).toContain(mia.id)
    await stream.leave()
  })

  it('of one record names the author of a value, too', async () => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    await letIn(test, ana, ana.id, { person: ben, role: 'carer' })
    const answer = await ana.send('GET', `/api/sync/events?user=${ana.id}`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () =>
      versionEventSchema.parse(JSON.parse((await reader?.read())?.value?.split('data: ')[1] ?? ''))
    await next()
    const bens = new FamilyDevice(ben, ana.id)
    await bens.ask(bens.addAllergy())
    const { version, changes } = await next()
    expect([version, changes?.puts[0]?.record.fields.allergen?.actor]).toEqual([2, ben.id])
    await reader?.cancel()
  })

  it('is refused if it names another person than the signed-in one', async () => {
    const { ana, ben } = await addFamily(test)
    const answer = await ben.send('GET', `/api/sync/events?profiles=all&user=${ana.id}`)
    expect(await failureOf(answer)).toEqual([409, 'wrong_user'])
  })
})
