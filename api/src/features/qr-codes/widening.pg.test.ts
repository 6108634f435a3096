import { codeAnswerSchema } from 'sync-protocol/rest'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addProfile, asProfile, joinAtOnce } from '../../../test/family'
import { test, useApp } from '../../../test/use-app'

useApp()
let ana: TestPerson
let ben: TestPerson
let id: string
beforeEach(async () => {
  ;[ana, ben] = [await test.signUp(), await test.signUp()]
  id = (await addProfile(ana)).id
  await joinAtOnce(test, ana.id, id, { memberId: ben.id, role: 'carer' })
  await ana.send('POST', '/api/medical-profile', { json: {}, ...asProfile(id) })
})

const make = (person: TestPerson, values: object) =>
  person.send('POST', '/api/qr-codes', {
    json: { type: 'allergies', accessLevel: 'emergency', expiresIn: 'never', ...values },
    ...asProfile(id),
  })
const levels = async () => {
  const codes = await ana.send('GET', '/api/qr-codes', asProfile(id))
  return (await bodyOf(codes, z.array(codeAnswerSchema))).map(({ accessLevel }) => accessLevel)
}

it('a carer makes codes, but none at healthcare', async () => {
  expect(await failureOf(await make(ben, { accessLevel: 'healthcare' }))).toEqual([
    403,
    'role_too_low',
  ])
  expect(await levels()).toEqual([])
  expect((await make(ben, {})).status).toBe(201)
  expect(await levels()).toEqual(['emergency'])
})

it('a carer renews codes at their level or below, and raises none', async () => {
  expect((await make(ana, { accessLevel: 'healthcare' })).status).toBe(201)
  expect((await make(ben, { accessLevel: 'healthcare' })).status).toBe(200)
  expect((await make(ben, { accessLevel: 'public' })).status).toBe(200)
  for (const accessLevel of ['emergency', 'healthcare']) {
    expect(await failureOf(await make(ben, { accessLevel }))).toEqual([403, 'role_too_low'])
  }
  expect(await levels()).toEqual(['public'])
})

it('a carer cannot reveal the names of medicines to new readers', async () => {
  const toAll = { type: 'medications', accessLevel: 'public', confirmPublic: true }
  expect(await failureOf(await make(ben, toAll))).toEqual([403, 'role_too_low'])
  expect((await make(ana, toAll)).status).toBe(201)
})
