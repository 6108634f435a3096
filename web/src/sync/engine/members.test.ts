import { beforeEach, describe, expect, it } from 'vitest'
import { editRow } from '../record/commit'
import { conflictsOf } from '../record/settle'
import { phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost, type Phone, phoneOf } from '../testing/test-engine'
import { drain } from './drain'

let actorId: string
/** The phone of an account that may edit the record of `phone`. */
let carer: Phone

beforeEach(() => {
  actorId = crypto.randomUUID()
  server.members.set(actorId, 'carer')
  carer = phoneOf(server, phone.db.userId, undefined, actorId)
})

const drainAs = (who: Phone, session: string) => {
  server.session = session
  return drain(who.engine)
}
const drainOwn = () => drainAs(phone, phone.db.userId)
const drainCarer = () => drainAs(carer, actorId)

describe('a record that several write', () => {
  it('reads what the other member wrote without requesting a whole row again', async () => {
    await addAllergy(carer)
    expect(await drainCarer()).toEqual({ state: 'done' })
    expect((await carer.db.readMeta()).ackMismatches).toBe(0)
    expect(await drainOwn()).toEqual({ state: 'done' })
    expect(await valuesIn(phone, 'allergies')).toEqual(await valuesIn(carer, 'allergies'))
    expect(await storedView(carer)).toEqual(await recomputedView(carer))
  })

  it('names the author of each value in a conflict', async () => {
    const id = await addAllergy(phone)
    await drainOwn()
    await drainCarer()
    await editRow('allergies', id, { severity: 'Mild' }, phone)
    await editRow('allergies', id, { severity: 'Moderate' }, carer)
    await drainOwn()
    await drainCarer()
    const row = await carer.db.view.get(['allergies', id])
    const [conflict] = row ? conflictsOf(row) : []
    const authors = [conflict?.currentBy, ...(conflict?.others ?? []).map(({ by }) => by)]
    expect(authors.map(by => by?.actor).sort()).toEqual([actorId, undefined])
  })
})

it('reports to a removed member that the record is closed, even with unsent changes', async () => {
  await addAllergy(carer)
  server.members.delete(actorId)
  expect(await drainCarer()).toEqual({ state: 'not_member' })
  expect(server.living()).toEqual([])
})

it('only pauses after a sign-in with another account, because the member was not removed', async () => {
  await addAllergy(carer)
  server.members.delete(actorId)
  expect(await drainAs(carer, crypto.randomUUID())).toEqual({
    ...{ state: 'paused', reason: 'wrong_user' },
  })
  expect(await carer.db.outbox.count()).toBe(1)
})

it('shows unsent changes as refused after the role was lowered', async () => {
  const id = await addAllergy(carer)
  server.members.set(actorId, 'viewer')
  expect(await drainCarer()).toEqual({ state: 'done' })
  expect(await carer.db.view.get(['allergies', id])).toMatchObject({
    ...{ flags: ['refused'], refusal: { code: 'role_too_low' } },
  })
})

describe('a record that was made on this phone', () => {
  it('is announced to the server before anything of it is sent', async () => {
    const order: string[] = []
    carer.engine.announce = async () => void order.push('announce')
    carer.fault = async (call, name) => {
      order.push(name)
      return call()
    }
    await addAllergy(carer)
    await drainCarer()
    expect(order).toEqual(['announce', 'push'])
  })

  it.each([
    ['no answer came', lost, { state: 'retry', code: 'unreachable', afterMs: null }],
    [
      'there are too many',
      refusal(422, 'too_many'),
      { state: 'retry', code: 'too_many', afterMs: null },
    ],
    [
      'nobody is signed in',
      refusal(401, 'unauthenticated'),
      { state: 'paused', reason: 'signed_out' },
    ],
  ])('is not sent if %s', async (_, failure, ended) => {
    carer.engine.announce = async () => failure
    await addAllergy(carer)
    expect(await drainCarer()).toEqual(ended)
    expect([carer.calls, await carer.db.outbox.count()]).toEqual([[], 1])
  })
})
