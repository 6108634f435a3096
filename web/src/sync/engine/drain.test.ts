import { describe, expect, it } from 'vitest'
import type { OutboxEntry } from '../../db/tables'
import { fail } from '../../http/result'
import { readAllBases } from '../record/bases'
import { addRow, editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { readStatus } from '../record/status'
import { other, phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost } from '../testing/test-engine'
import { drain } from './drain'

const nuts = { allergen: 'Peanuts', severity: 'Severe' }
const outbox = () => phone.db.outbox.toArray()

describe('with a good connection', () => {
  it('shows on one phone what the other wrote, and empties both outboxes', async () => {
    await addAllergy(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(await drain(other.engine)).toEqual({ state: 'done' })

    expect(await valuesIn(other, 'allergies')).toEqual([nuts])
    expect(await outbox()).toEqual([])
    expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0 })
  })

  it('reads once if the phone has nothing to send', async () => {
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(phone.calls).toEqual(['pull'])
    expect((await readStatus(phone.db)).lastSyncAtMs).toBeGreaterThan(0)
  })

  it('sends a thousand changes in one exchange', async () => {
    await addAllergy(phone)
    const [first] = await outbox()
    const copies = Array.from({ length: 999 }, (_, index) => ({ ...first, seq: index + 2 }))
    await phone.db.outbox.bulkPut(copies as OutboxEntry[]) // copies of one change
    await drain(phone.engine)
    expect(phone.calls).toEqual(['push'])
    expect(await outbox()).toEqual([])
  })

  it('splits changes that do not fit one exchange', async () => {
    for (let i = 0; i < 60; i++) {
      const notes = `${i}`.padEnd(5000, '\u0001') // Each takes six bytes as JSON.
      await addRow('conditions', { condition: 'Asthma', status: 'Active', notes }, phone)
    }
    await drain(phone.engine)
    expect(phone.calls).toEqual(['push', 'push', 'push'])
    expect(server.living()).toHaveLength(60)
  })

  it('applies the pages of a stream together', async () => {
    for (let i = 0; i < 5; i++) {
      await addAllergy(phone, `Allergen ${i}`)
      await drain(phone.engine)
    }
    server.pageRows = 2
    await drain(other.engine)
    expect(other.calls).toEqual(['pull'])
    expect(await valuesIn(other, 'allergies')).toHaveLength(5)
  })

  it('sends a write that was made during the drain before the drain ends', async () => {
    await addAllergy(phone)
    phone.fault = async (call, name, nth) => {
      const answer = await call()
      if (name === 'push' && nth === 1) await addAllergy(phone, 'Latex')
      return answer
    }
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
    expect(await outbox()).toEqual([])
  })

  it('removes a row from the other phone that was deleted on one, and notes when', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    await drain(other.engine)
    await removeRow('allergies', id, phone)
    await drain(phone.engine)
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toEqual([])
    expect(await readAllBases(other.db)).toEqual([])
    expect((await other.db.readMeta()).lastRemovalAtMs).toBeGreaterThan(0)
  })

  it('keeps the whole row if an edit meets a deletion, even before the server answers', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    await drain(other.engine)
    await removeRow('allergies', id, phone)
    await drain(phone.engine)
    // This edit is made while the deletion is read, and it is not sent yet.
    other.fault = async (call, name) => {
      if (name === 'push') return fail(lost)
      await editRow('allergies', id, { reaction: 'Hives' }, other)
      return call()
    }
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

describe('with a bad connection', () => {
  it('sends a lost request again', async () => {
    await addAllergy(phone)
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

  it('applies a push once if its answer was lost', async () => {
    await addAllergy(phone)
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
    await addAllergy(phone)
    phone.fault = async () => fail(refusal(status, code, { retryAfterSeconds }))
    expect(await drain(phone.engine)).toEqual({
      state: 'retry',
      code,
      afterMs: retryAfterSeconds * 1000,
    })
  })

  it.each([403, 404, 409, 500])('tries again later after %i with an unknown code', async status => {
    await addAllergy(phone)
    phone.fault = async () => fail(refusal(status, 'something_new'))
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'something_new' })
    expect(await outbox()).toHaveLength(1)
  })

  it('stops asking after answers that settle nothing', async () => {
    await addAllergy(phone)
    const empty = {
      ...{ reset: false, epoch: 'epoch-1', version: 0, lastId: 0, startId: 0 },
      ...{ outcomes: [], merge: null, acks: [] },
    }
    phone.fault = async (call, name) => (name === 'push' ? { ok: true, value: empty } : call())
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'unsettled' })
    expect(await outbox()).toHaveLength(1)
  })

  it('does not apply an answer with an older version', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    phone.fault = async call => {
      const answer = await call()
      if (answer.ok && 'acks' in answer.value) answer.value.version = 0
      return answer
    }
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'foreign_answer' })
    expect((await phone.db.readMeta()).cookie).toEqual({ epoch: 'epoch-1', version: 1 })
  })
})
