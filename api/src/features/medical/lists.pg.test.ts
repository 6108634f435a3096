import { randomUUID } from 'node:crypto'
import { PLANS_MAX } from 'sync-protocol/medical'
import { itemAnswerSchema, LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, ORIGIN, type TestPerson } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'

useApp()

type Case = {
  item: Record<string, string>
  change: Record<string, string>
  required: Record<string, string>
}

const CASES: Record<ListPath, Case> = {
  'emergency-contacts': {
    item: { name: 'Bob', relationship: 'brother', phoneNumber: '112', email: '' },
    change: { email: 'bob@example.org' },
    required: {
      name: 'Name is required',
      relationship: 'Relationship is required',
      phoneNumber: 'Phone number is required',
    },
  },
  allergies: {
    item: { allergen: 'حليب', severity: 'Severe', reaction: 'Hives' },
    change: { reaction: '' },
    required: { allergen: 'Allergen is required', severity: 'Severity is required' },
  },
  medications: {
    item: { name: 'Warfarin', dosage: '5 mg', frequency: 'daily', startDate: '2024-05-01' },
    change: { dosage: '3 mg' },
    required: { name: 'Medication name is required' },
  },
  'medical-conditions': {
    item: { condition: 'Asthma', status: 'Chronic', diagnosedDate: '', notes: 'x' },
    change: { status: 'Resolved' },
    required: { condition: 'Condition is required', status: 'Status is required' },
  },
  'emergency-plans': {
    item: { kind: 'avoid', text: 'No needles in the left arm.', about: 'Fistula', from: '' },
    change: { from: 'Dr Sand, +45 70 10 00 01' },
    required: {
      kind: 'Choose what kind of instruction this is',
      text: 'Write what responders have to know',
    },
  },
  'medical-history': {
    item: { kind: 'vaccine', name: 'Tetanus', onDate: '2019' },
    change: { note: 'Second dose' },
    required: { kind: 'Choose one of the listed values', name: 'Name is required' },
  },
  'insurance-policies': {
    item: { provider: 'Acme', policyNumber: '7', relationship: 'spouse', planType: 'PPO' },
    change: { copay: '$20' },
    required: { provider: 'Insurance Company Name is required' },
  },
}

async function newPerson(): Promise<TestPerson> {
  const person = await test.signUp()
  await person.send('POST', '/api/medical-profile', { json: {} })
  return person
}

describe.each(Object.keys(LIST_PATHS) as ListPath[])('/api/%s', path => {
  const { item, change, required } = CASES[path]
  const url = `/api/${path}`
  const schema = itemAnswerSchema(path)
  const add = async (person: TestPerson, values: object = item) => {
    const json = { medicalProfileId: person.id, ...values }
    return bodyOf(await person.send('POST', url, { json }), schema)
  }
  const list = async (person: TestPerson, tail = '') =>
    (await person.send('GET', `${url}${tail}`)).json()

  it('adds an item, and lists it with or without the profile id in the path', async () => {
    const ada = await newPerson()
    expect(await list(ada)).toEqual([])
    const answer = await ada.send('POST', url, { json: { medicalProfileId: ada.id, ...item } })
    expect(answer.status).toBe(201)
    const added = schema.parse(await answer.json())
    expect(added).toEqual({
      id: expect.any(String),
      medicalProfileId: ada.id,
      ...item,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await list(ada)).toEqual([added])
    expect(await list(ada, `/${ada.id}`)).toEqual([added])
  })

  it('lists the newest first', async () => {
    const ada = await newPerson()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      ids.unshift((await add(ada)).id)
      test.advance(1_000)
    }
    const rows = z.array(schema).parse(await list(ada))
    expect(rows.map(row => row.id)).toEqual(ids)
  })

  it('changes only what is sent', async () => {
    const ada = await newPerson()
    const added = await add(ada)
    const answer = await ada.send('PUT', `${url}/${added.id.toUpperCase()}`, { json: change })
    const changed = await bodyOf(answer, schema)
    expect(changed).toEqual({ ...added, ...change, updatedAt: expect.any(String) })
    expect(await list(ada)).toEqual([changed])
  })

  it('deletes an item once', async () => {
    const ada = await newPerson()
    const { id } = await add(ada)
    expect((await ada.send('DELETE', `${url}/${id}`)).status).toBe(204)
    expect(await list(ada)).toEqual([])
    const again = [
      await ada.send('DELETE', `${url}/${id}`),
      await ada.send('PUT', `${url}/${id}`, { json: change }),
    ]
    for (const answer of again) expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })

  it('names each required value that is missing or blank', async () => {
    const ada = await newPerson()
    const blank = Object.fromEntries(Object.keys(required).map(name => [name, '  ']))
    const { id } = await add(ada)
    const answers = [
      await ada.send('POST', url, { json: { medicalProfileId: ada.id } }),
      await ada.send('POST', url, { json: { medicalProfileId: ada.id, ...blank } }),
      await ada.send('PUT', `${url}/${id}`, { json: blank }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid', fields: required })
    }
  })

  it('refuses unknown fields, wrong types and text that cannot be stored', async () => {
    const ada = await newPerson()
    const [name = ''] = Object.keys(required)
    for (const wrong of [{ extra: '1' }, { [name]: 7 }, { [name]: 'a\0' }, { [name]: '\udc00' }]) {
      const json = { medicalProfileId: ada.id, ...item, ...wrong }
      const answer = await ada.send('POST', url, { json })
      expect(await failureOf(answer)).toEqual([422, 'invalid'])
    }
    const unnamed = await ada.send('POST', url, { json: item })
    expect(await unnamed.json()).toMatchObject({ fields: { medicalProfileId: 'Required' } })
    expect(await list(ada)).toEqual([])
  })

  it('requires a profile', async () => {
    const ada = await test.signUp()
    const answer = await ada.send('POST', url, { json: { medicalProfileId: ada.id, ...item } })
    expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })

  it("gives the same answer for a missing item and another person's", async () => {
    const [ada, bob] = [await newPerson(), await newPerson()]
    const { id } = await add(ada)
    const answers = [
      await bob.send('GET', `${url}/${ada.id}`),
      await bob.send('GET', `${url}/${randomUUID()}`),
      await bob.send('POST', url, { json: { medicalProfileId: ada.id, ...item } }),
      await bob.send('PUT', `${url}/${id}`, { json: change }),
      await bob.send('PUT', `${url}/${randomUUID()}`, { json: change }),
      await bob.send('PUT', `${url}/nonsense`, { json: change }),
      await bob.send('DELETE', `${url}/${id}`),
      await bob.send('DELETE', `${url}/nonsense`),
    ]
    const failures = await Promise.all(answers.map(failureOf))
    expect(failures).toEqual(answers.map(() => [404, 'not_found']))
    expect(await list(bob)).toEqual([])
    expect(await list(ada)).toHaveLength(1)
  })

  it('requires a session', async () => {
    const answers = [
      await test.send('GET', url),
      await test.send('POST', url, { json: item }),
      await test.send('PUT', `${url}/${randomUUID()}`, { json: item }),
      await test.send('DELETE', `${url}/${randomUUID()}`),
    ]
    for (const answer of answers) expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  })

  it('syncs with devices in both directions', async () => {
    const ada = await newPerson()
    const { id } = await add(ada)
    const device = new TestDevice(ada)
    await device.pull()
    expect(device.rows.get(id)?.collection).toBe(LIST_PATHS[path])
    await device.push(device.put(LIST_PATHS[path], id, change))
    expect(await list(ada)).toMatchObject([{ id, ...item, ...change }])
  })
})

it('a policy belongs to the person unless the request says otherwise', async () => {
  const ada = await newPerson()
  const json = { medicalProfileId: ada.id, provider: 'Acme' }
  const answer = await ada.send('POST', '/api/insurance-policies', { json })
  expect(await answer.json()).toMatchObject({ relationship: 'self' })
})

it('names edited on a device are the account’s names', async () => {
  const ada = await test.signUp({ firstName: 'Ada' })
  const device = new TestDevice(ada)
  await device.pull()
  await device.push(device.put('account', ada.id, { firstName: 'Augusta' }))
  expect(await (await ada.send('GET', '/api/auth/user')).json()).toMatchObject({
    firstName: 'Augusta',
  })
})

it('a full record refuses items with a reason until one is deleted', async () => {
  const config = { publicOrigin: ORIGIN, isProduction: false, proxyHops: 1 }
  const full = await createTestApp(database, {
    config: { ...config, recordLimits: { rows: 4, bytes: 100_000 } },
  })
  const ada = await full.signUp({ firstName: 'Ada' })
  const { id: medicalProfileId } = await bodyOf(
    await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada' } }),
    z.object({ id: z.string() }),
  )
  const add = () =>
    ada.send('POST', '/api/allergies', { json: { ...CASES.allergies.item, medicalProfileId } })
  // The account and the profile are the other two rows.
  const kept = [await add(), await add()]
  expect(kept.map(({ status }) => status)).toEqual([201, 201])
  const refused = await add()
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'too_many',
    message: 'Your record is full. Delete entries that you no longer need, then save this again.',
  })
  const { id } = await bodyOf(kept[0] ?? refused, z.object({ id: z.string() }))
  expect((await ada.send('DELETE', `/api/allergies/${id}`)).status).toBe(204)
  expect((await add()).status).toBe(201)
})

it('a record takes 20 instructions, keeps more that phones send, and can still change each', async () => {
  const ada = await newPerson()
  const { item, change } = CASES['emergency-plans']
  const url = '/api/emergency-plans'
  const json = { medicalProfileId: ada.id, ...item }
  const device = new TestDevice(ada)
  const ids = Array.from({ length: PLANS_MAX + 1 }, () => randomUUID())
  await device.push(...ids.map(id => device.put('plans', id, item)))
  const answer = await ada.send('POST', url, { json })
  expect(await failureOf(answer)).toEqual([422, 'too_many'])
  expect(await (await ada.send('GET', url)).json()).toHaveLength(PLANS_MAX + 1)
  expect((await ada.send('PUT', `${url}/${ids[0]}`, { json: change })).status).toBe(200)
  for (const id of ids.slice(0, 2)) await ada.send('DELETE', `${url}/${id}`)
  expect((await ada.send('POST', url, { json })).status).toBe(201)
})
