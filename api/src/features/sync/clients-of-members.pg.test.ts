/** Members can read the client ids of other devices but cannot send as them. */
import { randomUUID } from 'node:crypto'
import { type ExchangeAnswer, exchangeAnswerSchema, type Mutation } from 'sync-protocol/sync'
import { beforeEach, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { addProfile, joinAtOnce } from '../../../test/family'
import { codeValues } from '../../../test/records'
import { test, useApp } from '../../../test/use-app'

let id: string
let phone: TestDevice
let carer: TestPerson
let viewer: TestPerson
useApp()
beforeEach(async () => {
  const ana = await test.signUp()
  ;[carer, viewer] = [await test.signUp(), await test.signUp()]
  id = (await addProfile(ana)).id
  await joinAtOnce(test, ana.id, id, { memberId: carer.id, role: 'carer' })
  await joinAtOnce(test, ana.id, id, { memberId: viewer.id, role: 'viewer' })
  phone = new TestDevice(ana)
})

const sendAs = (device: TestDevice, mutations: Mutation[] = [], more: object = {}) =>
  device.sendExchange(mutations, { userId: id, actorId: device.person.id, ...more })
const ask = async (...mutations: Mutation[]): Promise<ExchangeAnswer> =>
  bodyOf(await sendAs(phone, mutations), exchangeAnswerSchema)
const pretend = (person: TestPerson) => Object.assign(new TestDevice(person), phone, { person })

it.each(['carer', 'viewer'] as const)('a %s cannot send as another client', async role => {
  const first = phone.addAllergy()
  await ask(first)
  const other = pretend(role === 'carer' ? carer : viewer)
  const answer = await sendAs(other, [other.addAllergy()])
  expect(await failureOf(answer)).toEqual([409, 'client_fork'])
  const second = phone.addAllergy()
  expect((await ask(second)).outcomes).toEqual([{ id: 2, status: 'applied' }])
})

it('a pull with a foreign client id gets rows but forgets no outcomes of its owner', async () => {
  const lost = phone.addAllergy()
  await ask(lost)
  const read = await sendAs(pretend(viewer), [], { outcomesSeen: 1 })
  expect((await bodyOf(read, exchangeAnswerSchema)).lastId).toBe(1)
  expect((await ask(lost)).outcomes).toEqual([{ id: 1, status: 'applied' }])
})

it('a carer cannot restore a code that another device has deleted', async () => {
  const rowId = randomUUID()
  await ask(phone.put('qr-codes', rowId, codeValues({ accessLevel: 'healthcare' })))
  await ask({ ...phone.remove('qr-codes', rowId), baseVersion: 99 })
  const other = pretend(carer)
  const back = other.put('qr-codes', rowId, { revision: 2 }, { base: 99 })
  expect(await failureOf(await sendAs(other, [back]))).toEqual([409, 'client_fork'])
})
