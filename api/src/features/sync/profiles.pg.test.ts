import { randomUUID } from 'node:crypto'
import { headsAnswerSchema, rowOfAck } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { addFamily, FamilyDevice } from '../../../test/family-device'
import { codeValues } from '../../../test/records'
import { database, test, useApp } from '../../../test/use-app'

useApp()

describe('an exchange about the record of another person', () => {
  it('names the author of a value, and acks what the device can compute', async () => {
    const { ana, ben, devices } = await addFamily(test)
    const [first, second] = devices
    await first.pull()
    const rowId = randomUUID()
    const put = second.addAllergy(rowId)
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

  it('is refused to others as if the record did not exist', async () => {
    const { id } = await addFamily(test)
    const eve = await test.signUp()
    for (const profileId of [id, randomUUID(), id.toUpperCase(), 'no-id']) {
      const answer = await new FamilyDevice(eve, profileId).sendExchange()
      expect(await failureOf(answer)).toEqual([403, 'not_member'])
    }
  })

  it('is refused as another sign-in, and not as a lost role, if another person is signed in', async () => {
    const { ana, ben, id, devices } = await addFamily(test)
    const [, bens] = devices
    const asked = [
      await bens.sendExchange([], { actorId: ana.id }),
      await bens.sendExchange([], { actorId: undefined }),
      await new TestDevice(ben).sendExchange([], { actorId: ana.id, userId: ana.id }),
      await new TestDevice(await test.signUp()).sendExchange([], { actorId: ben.id, userId: id }),
    ]
    for (const answer of asked) expect(await failureOf(answer)).toEqual([409, 'wrong_user'])
  })

  it('rejects each mutation of a viewer with a reason', async () => {
    const { devices } = await addFamily(test, 'viewer')
    const [anas, bens] = devices
    await bens.pull()
    const before = bens.cookie
    const rowId = randomUUID()
    const answer = await bens.ask(
      bens.addAllergy(rowId),
      bens.put('qr-codes', randomUUID(), codeValues()),
      bens.remove('account', bens.profileId),
    )
    expect(answer.outcomes.map(({ code }) => code)).toEqual(Array(3).fill('role_too_low'))
    expect(answer.version).toBe(before?.version)
    await anas.pull()
    expect(anas.row('allergies', rowId)).toBeUndefined()
    // The refused push has not taken the token.
    expect(
      (await anas.ask(anas.put('qr-codes', randomUUID(), codeValues()))).outcomes,
    ).toMatchObject([{ status: 'applied' }])
  })

  it('lets a carer make and narrow codes but not widen them', async () => {
    const { devices } = await addFamily(test, 'carer')
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

  it('follows the role: a lowered one rejects mutations, a removed one closes the record', async () => {
    const { ana, ben, id, devices } = await addFamily(test, 'carer')
    const [, bens] = devices
    const path = `/api/profiles/${id}/members/${ben.id}`
    await ana.send('PATCH', path, { json: { role: 'viewer' } })
    const lowered = await bens.ask(bens.addAllergy())
    expect(lowered.outcomes).toMatchObject([{ status: 'rejected', code: 'role_too_low' }])
    await ana.send('DELETE', path)
    const closed = await bens.sendExchange([bens.addAllergy()])
    expect(await failureOf(closed)).toEqual([403, 'not_member'])
  })

  it('closes a record that was deleted while a device held five hundred edits', async () => {
    const { ana, id, devices } = await addFamily(test, 'carer')
    const [, bens] = devices
    await bens.pull()
    const edits = Array.from({ length: 500 }, () => bens.addAllergy())
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

  it('give the version of each record and report closed ones', async () => {
    const { ben, id, devices } = await addFamily(test, 'viewer')
    const [anas] = devices
    await anas.ask(anas.addAllergy())
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

  it('refuse another sign-in and too many ids', async () => {
    const { ana, ben, id } = await addFamily(test)
    expect(await failureOf(await ask(ben, [id], ana.id))).toEqual([409, 'wrong_user'])
    const many = Array.from({ length: 14 }, () => randomUUID())
    expect(await failureOf(await ask(ben, many))).toEqual([422, 'invalid'])
  })
})
