import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../http/result'
import { addRow, editRow } from './commit'
import { drain } from './engine'
import { removeRow } from './remove'
import { readStatus } from './status'
import { FakeServer, refusal } from './testing/fake-server'
import { recomputedView, storedView, valuesIn } from './testing/test-device'
import { type Phone, phoneOf } from './testing/test-engine'

const startMs = 1_750_000_000_000
const nuts = { allergen: 'Peanuts', severity: 'Severe' }

let server: FakeServer
let phone: Phone
let other: Phone

beforeEach(() => {
  const userId = crypto.randomUUID()
  let serverMs = startMs
  server = new FakeServer(userId, () => serverMs++ + 1_000_000)
  phone = phoneOf(server, userId)
  other = phoneOf(server, userId)
})

async function add(device: Phone, allergen = 'Peanuts'): Promise<string> {
  const saved = await addRow('allergies', { allergen, severity: 'Severe' }, device)
  if (!saved.ok) throw new Error(saved.failure.code)
  return saved.value.id
}

const outbox = (device = phone) => device.db.outbox.toArray()

describe('with a good line', () => {
  it('what one phone wrote, the other shows, and both outboxes are empty', async () => {
    await add(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(await drain(other.engine)).toEqual({ state: 'done' })

    expect(await valuesIn(other, 'allergies')).toEqual([nuts])
    expect(await outbox()).toEqual([])
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('a phone with nothing to send reads once', async () => {
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(phone.calls).toEqual(['pull'])
    expect((await readStatus(phone.db)).lastSyncAtMs).toBeGreaterThan(0)
  })

  it('a thousand changes go in one push', async () => {
    for (let row = 0; row < 40; row++) {
      const id = await add(phone, `Allergen ${row}`)
      for (let i = 1; i < 25; i++) await editRow('allergies', id, { reaction: `${i}` }, phone)
    }
    await drain(phone.engine)
    expect(phone.calls).toEqual(['push', 'pull'])
    expect(await outbox()).toEqual([])
  })

  it('more than fits one push goes in several', async () => {
    for (let i = 0; i < 60; i++) {
      const notes = `${i}`.padEnd(5000, '\u0001') // six bytes each on the wire
      await addRow('conditions', { condition: 'Asthma', status: 'Active', notes }, phone)
    }
    await drain(phone.engine)
    expect(phone.calls).toEqual(['push', 'push', 'push', 'pull'])
    expect(server.living()).toHaveLength(60)
  })

  it('pages are applied together', async () => {
    for (let i = 0; i < 5; i++) {
      await add(phone, `Allergen ${i}`)
      await drain(phone.engine)
    }
    server.pageRows = 2
    await drain(other.engine)
    expect(other.calls).toEqual(['pull', 'pull', 'pull'])
    expect(await valuesIn(other, 'allergies')).toHaveLength(5)
  })

  it('a write made while sending is sent before the drain ends', async () => {
    await add(phone)
    phone.fault = async (call, name, nth) => {
      const answer = await call()
      if (name === 'pull' && nth === 2) await add(phone, 'Latex')
      return answer
    }
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
    expect(await outbox()).toEqual([])
  })

  it('a row deleted on one phone goes from the other, and when is remembered', async () => {
    const id = await add(phone)
    await drain(phone.engine)
    await drain(other.engine)
    await removeRow('allergies', id, phone)
    await drain(phone.engine)
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toEqual([])
    expect(await other.db.base.count()).toBe(0)
    expect((await other.db.readMeta()).lastRemovalAtMs).toBeGreaterThan(0)
  })

  it('an edit that meets a deletion keeps the whole row, also before the server has said so', async () => {
    const id = await add(phone)
    await drain(phone.engine)
    await drain(other.engine)
    await removeRow('allergies', id, phone)
    await drain(phone.engine)
    await editRow('allergies', id, { reaction: 'Hives' }, other)
    other.fault = async (call, name) => (name === 'push' ? fail(lost) : call())
    await drain(other.engine)
    other.fault = null
    const both = [{ ...nuts, reaction: 'Hives' }]
    expect(await valuesIn(other, 'allergies')).toEqual(both)
    await drain(other.engine)
    await drain(phone.engine)
    expect(await valuesIn(phone, 'allergies')).toEqual(both)
    expect((await storedView(phone))[0]?.flags).toEqual(['revived'])
  })
})

const lost = { kind: 'not_sent', reason: 'unreachable' } as const

describe('with a bad line', () => {
  it('a request that was lost is sent again', async () => {
    await add(phone)
    phone.fault = async () => fail(lost)
    expect(await drain(phone.engine)).toEqual({
      state: 'retry',
      code: 'unreachable',
      afterMs: null,
    })
    expect(await readStatus(phone.db)).toMatchObject({ state: 'waiting', unsent: 1 })
    phone.fault = null
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('a push whose answer was lost takes effect once', async () => {
    await add(phone)
    phone.fault = async (call, name) => {
      const answer = await call()
      return name === 'push' ? fail(lost) : answer
    }
    await drain(phone.engine)
    const version = server.state.version
    phone.fault = null
    await drain(phone.engine)
    expect(server.state.version).toBe(version)
    expect(await outbox()).toEqual([])
  })

  it.each([
    [429, 'too_many_requests', 7],
    [503, 'unavailable', 2],
  ])('%i waits as long as the server says', async (status, code, retryAfterSeconds) => {
    await add(phone)
    phone.fault = async () => fail(refusal(status, code, { retryAfterSeconds }))
    expect(await drain(phone.engine)).toEqual({
      state: 'retry',
      code,
      afterMs: retryAfterSeconds * 1000,
    })
  })

  it.each([403, 404, 409, 500])(
    '%i with a code nobody knows is tried again later',
    async status => {
      await add(phone)
      phone.fault = async () => fail(refusal(status, 'something_new'))
      expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'something_new' })
      expect(await outbox()).toHaveLength(1)
    },
  )

  it('an answer that settles nothing is not asked for ever', async () => {
    await add(phone)
    const empty = { epoch: 'epoch-1', lastId: 0, version: 0, outcomes: [] }
    phone.fault = async (call, name) => (name === 'push' ? { ok: true, value: empty } : call())
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'unsettled' })
    expect(await outbox()).toHaveLength(1)
  })

  it('a page that goes back is not applied', async () => {
    await add(phone)
    await drain(phone.engine)
    phone.fault = async call => {
      const answer = await call()
      if (answer.ok && 'puts' in answer.value) answer.value.version = 0
      return answer
    }
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'foreign_answer' })
    expect((await phone.db.readMeta()).cookie).toEqual({ epoch: 'epoch-1', version: 1 })
  })
})

describe('when sending waits for the person', () => {
  it.each([
    [
      'signed_out',
      () => {
        server.session = null
      },
    ],
    [
      'wrong_user',
      () => {
        server.session = crypto.randomUUID()
      },
    ],
    [
      'upgrade_required',
      () => {
        server.protocol = 99
      },
    ],
  ])('%s freezes the queue, editing goes on, and it thaws', async (reason, arrange) => {
    await add(phone)
    arrange()
    expect(await drain(phone.engine)).toEqual({ state: 'frozen', reason })
    await add(phone, 'Latex')
    expect(await valuesIn(phone, 'allergies')).toHaveLength(2)

    const asked = phone.calls.length
    expect(await drain(phone.engine)).toEqual({ state: 'frozen', reason })
    expect(phone.calls).toHaveLength(asked)
    expect(await readStatus(phone.db)).toMatchObject({ state: reason, unsent: 2 })

    server.session = phone.db.userId
    server.protocol = 1
    expect(await drain(phone.engine, { thaw: true })).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(2)
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('what is frozen in a read freezes, too', async () => {
    server.session = null
    expect(await drain(phone.engine)).toEqual({ state: 'frozen', reason: 'signed_out' })
  })
})

describe('a change the server refuses', () => {
  const veto = () => {
    server.veto = ({ id, fields }) =>
      fields?.allergen?.[0] === 'Peanuts'
        ? { id, status: 'rejected', code: 'invalid', fields: { allergen: 'No' } }
        : undefined
  }

  it('stays in sight with the reason, and all others go on', async () => {
    veto()
    await add(phone)
    await add(phone, 'Latex')
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
    expect(await outbox()).toEqual([])
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', refused: 1 })
    expect((await storedView(phone)).map(row => [row.values.allergen, row.refusal])).toEqual([
      ['Peanuts', { code: 'invalid', fields: { allergen: 'No' } }],
      ['Latex', undefined],
    ])
  })

  it('holds up later edits of its own row only, until it is mended: then all goes as one', async () => {
    veto()
    const id = await add(phone)
    await drain(phone.engine)
    await phone.db.outbox.add({
      collection: 'allergies',
      rowId: id,
      change: {
        hash: 'x',
        at: phone.now(),
        collection: 'allergies',
        rowId: id,
        kind: 'put',
        fields: { reaction: ['Hives', 0] },
      },
      state: 'waiting',
      id: null,
    })
    await add(phone, 'Latex')
    await drain(phone.engine)
    expect(server.living()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)

    await editRow('allergies', id, { allergen: 'Tree nuts' }, phone)
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
    expect(await valuesIn(other, 'allergies')).toEqual([])
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toContainEqual({
      allergen: 'Tree nuts',
      severity: 'Severe',
      reaction: 'Hives',
    })
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })

  it('one that cannot even be read is found by halves and refused alone', async () => {
    const ids: string[] = []
    for (let i = 0; i < 20; i++) ids.push(await add(phone, `Allergen ${i}`))
    const push = phone.engine.transport.push
    phone.engine.transport.push = async body =>
      body.mutations.some(mutation => mutation.rowId === ids[13])
        ? fail(refusal(422, 'invalid', { fields: { at: 'No' } }))
        : push(body)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(19)
    expect(await readStatus(phone.db)).toMatchObject({ refused: 1, unsent: 0 })
  })

  it('a batch that is too large goes in halves', async () => {
    for (let i = 0; i < 9; i++) await add(phone, `Allergen ${i}`)
    const push = phone.engine.transport.push
    phone.engine.transport.push = async body =>
      body.mutations.length > 3 ? fail(refusal(413, 'too_large')) : push(body)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(9)
    expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  })
})

describe('when the server is not the one it was', () => {
  it('a reset keeps the outbox and shows what the server has', async () => {
    await add(phone)
    await drain(phone.engine)
    server.oldestCookie = 99
    await add(phone, 'Latex')
    phone.fault = async (call, name) =>
      name === 'push' ? fail(refusal(503, 'unavailable')) : call()
    await drain(phone.engine)
    phone.fault = null
    expect(await valuesIn(phone, 'allergies')).toHaveLength(2)
    server.oldestCookie = 0
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
  })

  it.each([
    ['with a new epoch', true],
    ['without saying so', false],
  ])('restored from a backup %s, it gets back what it forgot', async (_, isTold) => {
    const id = await add(phone)
    await drain(phone.engine)
    const backup = server.backup()
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await add(phone, 'Latex')
    await drain(phone.engine)
    server.restore(backup)
    if (isTold) server.epoch = 'epoch-2'

    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toEqual([
      { ...nuts, reaction: 'Hives' },
      { allergen: 'Latex', severity: 'Severe' },
    ])
    expect((await storedView(other)).flatMap(row => row.flags)).toEqual([])
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
  })

  it('restored and written on by another phone, no value is lost unseen', async () => {
    const id = await add(phone)
    await drain(phone.engine)
    await drain(other.engine)
    const backup = server.backup()
    await editRow('allergies', id, { severity: 'Mild' }, phone)
    await drain(phone.engine)
    server.restore(backup)
    server.epoch = 'epoch-2'
    await editRow('allergies', id, { severity: 'Moderate' }, other)
    await drain(other.engine)
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await drain(phone.engine)
    const [row] = await storedView(phone)
    const values = [row?.values.severity, ...(row?.conflicts.severity ?? []).map(e => e.value)]
    expect(values.sort()).toEqual(['Mild', 'Moderate'])
  })

  it('numbers the server misses are given anew', async () => {
    await phone.db.readMeta().then(meta => phone.db.meta.put({ ...meta, nextId: 7 }))
    await add(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
  })

  it('an edit of a row the server has no trace of is shown, not sent', async () => {
    const id = await add(phone)
    await drain(phone.engine)
    server.state.rows.clear()
    server.oldestCookie = 99
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    phone.fault = async (call, name, nth) =>
      name === 'push' && nth < 4 ? fail(refusal(409, 'gap')) : call()
    await drain(phone.engine)
    expect(server.living()).toEqual([])
    expect((await storedView(phone)).map(row => [row.values, row.refusal?.code])).toEqual([
      [{ ...nuts, reaction: 'Hives' }, 'deleted'],
    ])
  })
})

describe('a copied browser profile', () => {
  it('becomes a client of its own and loses nothing', async () => {
    await add(phone)
    await drain(phone.engine)
    await drain(other.engine)
    const meta = await phone.db.readMeta()
    await other.db.meta.put(meta)
    await add(phone, 'Latex')
    await add(other, 'Wasps')
    await add(other, 'Bees')
    await drain(phone.engine)
    expect(await drain(other.engine)).toEqual({ state: 'done' })
    await drain(phone.engine)
    expect((await other.db.readMeta()).clientId).not.toBe(meta.clientId)
    expect((await valuesIn(phone, 'allergies')).map(row => row.allergen).sort()).toEqual([
      'Bees',
      'Latex',
      'Peanuts',
      'Wasps',
    ])
    expect(server.living()).toHaveLength(4)
  })
})
