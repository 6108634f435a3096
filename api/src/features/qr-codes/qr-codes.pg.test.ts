import { randomUUID } from 'node:crypto'
import { codeLink, decodeCapsule, type QrCode, renderCodeSvg } from 'sync-protocol/qr'
import { codeAnswerSchema } from 'sync-protocol/rest'
import { valuesOf } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, ORIGIN, type TestApp, type TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const PATH = '/api/qr-codes'
const REQUEST = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiresIn: 'never',
  customization: { color: '#1D4ED8', textColor: '#000000' },
}

async function newPerson(profile: object = { fullName: 'Ada Lovelace' }): Promise<TestPerson> {
  const person = await test.signUp()
  await person.send('POST', '/api/medical-profile', { json: profile })
  return person
}

const post = (person: TestPerson, change: object = {}, path = PATH) =>
  person.send('POST', path, { json: { ...REQUEST, ...change } })
const make = async (person: TestPerson, change: object = {}) =>
  bodyOf(await post(person, change), codeAnswerSchema)
const list = async (person: TestPerson) =>
  bodyOf(await person.send('GET', PATH), z.array(codeAnswerSchema))
/** The row as the owner's devices have it, token and all. */
async function stored(person: TestPerson, id: string): Promise<QrCode> {
  const device = new TestDevice(person)
  await device.pull()
  const row = device.rows.get(id)
  if (!row) throw new Error('no such code')
  return valuesOf(row.record) as QrCode // what the server keeps satisfies the schema
}
const opens = async (token: string) => (await test.send('GET', `/e/${token}`)).status
const svgOf = ({ token, capsule, qrColor }: QrCode) =>
  renderCodeSvg({ text: codeLink(ORIGIN, token, capsule), color: qrColor })

describe('POST /api/qr-codes', () => {
  it('makes a code whose picture carries the link and an offline copy', async () => {
    const ada = await newPerson()
    const answer = await post(ada)
    expect(answer.status).toBe(201)
    const code = codeAnswerSchema.parse(await answer.json())
    const row = await stored(ada, code.id)
    expect(code).toEqual({
      id: expect.any(String),
      type: 'emergency',
      accessLevel: 'emergency',
      createdAt: expect.any(String),
      expiresAt: null,
      qrColor: '#1D4ED8',
      textColor: '#000000',
      qrCodeSvg: svgOf(row),
      status: 'active',
      isUpdated: false,
    })
    expect(row.revision).toBe(1)
    expect(await opens(row.token)).toBe(200)
    const today = test.deps.now().toISOString().slice(0, 10)
    expect(decodeCapsule(row.capsule, today)).toMatchObject({
      ok: true,
      card: { identity: { fullName: 'Ada Lovelace' }, level: 'emergency', revision: 1 },
    })
  })

  it('makes the code of a type anew: its token stays, its contents are fresh', async () => {
    const ada = await newPerson()
    const first = await make(ada)
    const before = await stored(ada, first.id)
    await ada.send('PUT', `/api/medical-profile/${ada.id}`, { json: { fullName: 'Augusta King' } })
    const answer = await post(ada, { accessLevel: 'public', expiresIn: '1week' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id: first.id,
      isUpdated: true,
      accessLevel: 'public',
    })
    const after = await stored(ada, first.id)
    expect(after).toMatchObject({ token: before.token, revision: 2 })
    expect(after.capsule).not.toBe(before.capsule)
    expect(await list(ada)).toHaveLength(1)
    await make(ada, { type: 'allergies' })
    expect((await list(ada)).map(code => code.type)).toEqual(['allergies', 'emergency'])
  })

  it('makes one code for two requests at the same time', async () => {
    const ada = await newPerson()
    const answers = await Promise.all([post(ada), post(ada)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 201])
    expect(await list(ada)).toHaveLength(1)
  })

  it('reads `full` as the level `emergency`, and fills in the form’s colours', async () => {
    const ada = await newPerson()
    const code = await make(ada, { accessLevel: 'full', customization: undefined })
    expect(code).toMatchObject({
      accessLevel: 'emergency',
      qrColor: '#DC2626',
      textColor: '#000000',
    })
  })

  it('gives a healthcare code no offline copy', async () => {
    const ada = await newPerson()
    const { id } = await make(ada, { accessLevel: 'healthcare' })
    expect((await stored(ada, id)).capsule).toBe('')
  })

  it.each([
    ['1hour', 3_600_000],
    ['24hours', 24 * 3_600_000],
    ['1week', 7 * 24 * 3_600_000],
    ['1month', 30 * 24 * 3_600_000],
  ])('a code for %s stops working then', async (expiresIn, lastsMs) => {
    const { expiresAt } = await make(await newPerson(), { expiresIn })
    const left = Date.parse(expiresAt ?? '') - test.deps.now().getTime()
    expect(left).toBeGreaterThan(lastsMs - 10_000)
    expect(left).toBeLessThanOrEqual(lastsMs)
  })

  it('shows medicine names to strangers only after a yes', async () => {
    const ada = await newPerson()
    const json = { medicalProfileId: ada.id, name: 'Warfarin' }
    await ada.send('POST', '/api/medications', { json })
    const change = { type: 'medications', accessLevel: 'public' }
    expect(await failureOf(await post(ada, change))).toEqual([422, 'confirmation_required'])
    expect(await list(ada)).toEqual([])
    const { id } = await make(ada, { ...change, confirmPublic: true })
    const page = await test.send('GET', `/e/${(await stored(ada, id)).token}`)
    expect(await page.text()).toContain('Warfarin')
  })

  it('refuses colours that cannot be scanned, with the reason', async () => {
    const ada = await newPerson()
    for (const customization of [
      { color: '#FFFF99' },
      { color: '#FFFFFF', backgroundColor: '#000000' },
    ]) {
      for (const path of [PATH, `${PATH}/preview`]) {
        const answer = await post(ada, { customization }, path)
        expect(answer.status).toBe(422)
        expect(await answer.json()).toMatchObject({
          code: 'qr_unusable',
          fields: { 'customization.color': expect.any(String) },
        })
      }
    }
    expect(await list(ada)).toEqual([])
  })

  it('wants a profile first', async () => {
    const answer = await post(await test.signUp())
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      message: 'Please create your medical profile first',
    })
  })

  it.each<[string, object, string]>([
    ['no type', { type: undefined }, 'type'],
    ['a type that does not exist', { type: 'everything' }, 'type'],
    ['no level', { accessLevel: undefined }, 'accessLevel'],
    ['a level that does not exist', { accessLevel: 'owner' }, 'accessLevel'],
    ['no expiration', { expiresIn: undefined }, 'expiresIn'],
    ['an expiration that does not exist', { expiresIn: '2years' }, 'expiresIn'],
    ['a colour that is none', { customization: { color: 'red' } }, 'customization.color'],
    ['an unknown customization', { customization: { logo: 'x' } }, 'customization.logo'],
    ['an unknown field', { token: 'x' }, 'token'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await post(await newPerson(), change)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('GET /api/qr-codes', () => {
  it('lists one’s own codes, those of devices too, and says which have expired', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()]
    await make(ada)
    const old = await addCode(ada, { type: 'contacts', expiresAt: '2020-01-01T00:00:00Z' })
    const codes = await list(ada)
    expect(codes.map(({ type, status }) => [type, status]).sort()).toEqual([
      ['contacts', 'expired'],
      ['emergency', 'active'],
    ])
    const row = await stored(ada, old.id)
    expect(codes.find(code => code.id === old.id)?.qrCodeSvg).toBe(svgOf(row))
    expect(await list(bob)).toEqual([])
  })

  it('tells the token to nobody but the picture', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const { token } = await stored(ada, id)
    expect(await (await ada.send('GET', PATH)).text()).not.toContain(token)
  })
})

describe('POST /api/qr-codes/preview', () => {
  it('draws what would be made, and stores nothing', async () => {
    const ada = await newPerson()
    const answer = await post(ada, { preview: true }, `${PATH}/preview`)
    expect(await answer.json()).toEqual({ qrCodeSvg: expect.stringMatching(/^<svg /) })
    expect(await list(ada)).toEqual([])
  })

  it('draws an existing code’s own link in the look asked for', async () => {
    const ada = await newPerson()
    const { isUpdated: _made, ...code } = await make(ada)
    const customization = { color: '#15803D', backgroundColor: '#F0F0F0', margin: 0 }
    const answer = await post(ada, { customization }, `${PATH}/preview`)
    const { qrCodeSvg } = z.object({ qrCodeSvg: z.string() }).parse(await answer.json())
    expect(qrCodeSvg).toContain('#15803d')
    expect(qrCodeSvg).toContain('#f0f0f0')
    expect(await list(ada)).toEqual([code])
  })
})

describe('POST /api/qr-codes/generate', () => {
  it('redraws the stored code and never extends, revives, widens or re-tokens it', async () => {
    const ada = await newPerson()
    const { id } = await addCode(ada, { accessLevel: 'public', expiresAt: '2020-01-01T00:00:00Z' })
    const before = await stored(ada, id)
    const change = { accessLevel: 'healthcare', customization: { color: before.qrColor } }
    const answer = await post(ada, change, `${PATH}/generate`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id,
      accessLevel: 'public',
      expiresAt: '2020-01-01T00:00:00Z',
      status: 'expired',
      qrCodeSvg: svgOf(before),
    })
    expect(await stored(ada, id)).toEqual(before)
  })

  it('finds nothing where there is no code of the type', async () => {
    const answer = await post(await newPerson(), {}, `${PATH}/generate`)
    expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })
})

describe('POST /api/qr-codes/{id}/replace', () => {
  it('gives a new token; the old link dies, the code stays', async () => {
    const ada = await newPerson()
    const code = await make(ada, { expiresIn: '1week' })
    const old = await stored(ada, code.id)
    const answer = await ada.send('POST', `${PATH}/${code.id}/replace`)
    const replaced = await bodyOf(answer, codeAnswerSchema)
    const fresh = await stored(ada, code.id)
    expect(replaced).toEqual({ ...code, isUpdated: true, qrCodeSvg: svgOf(fresh) })
    expect(fresh.token).not.toBe(old.token)
    expect([await opens(old.token), await opens(fresh.token)]).toEqual([404, 200])
  })
})

describe('DELETE /api/qr-codes/{id}', () => {
  it('kills the link at once, and for ever', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const { token } = await stored(ada, id)
    expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect(await opens(token)).toBe(404)
    expect(await list(ada)).toEqual([])
    const again = await make(ada)
    expect(again.id).not.toBe(id)
    expect(await opens(token)).toBe(404)
  })
})

describe('pictures', () => {
  it('of any size asked for, on a plate or on none', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const path = `${PATH}/preview/${id}`
    const small = await ada.send('GET', `${path}?size=60`)
    expect(small.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await small.text()).toMatch(/^<svg width="60" height="60" .*#ffffff/)
    const bare = await (await ada.send('GET', `${path}?size=1024&transparent=true`)).text()
    expect(bare).toMatch(/^<svg width="1024"/)
    expect(bare).not.toContain('#ffffff')
    for (const query of [
      'size=31',
      'size=1025',
      'size=big',
      'transparent=maybe',
      'extra=1',
      'size=60&size=61',
    ]) {
      expect(await failureOf(await ada.send('GET', `${path}?${query}`))).toEqual([422, 'invalid'])
    }
  })

  it('to download, as PNG', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const answer = await ada.send('GET', `${PATH}/${id}/download`)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="medical-qr-emergency.png"',
    )
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1_000)
  })
})

describe('the scan log and the PIN', () => {
  const unlock = (token: string, form: string) =>
    test.send('POST', `/e/${token}/unlock`, {
      body: form,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const healthcare = { type: 'complete', accessLevel: 'healthcare' }
  const FORM = 'role=nurse&reason=treatment'

  async function insured() {
    const ada = await newPerson()
    const json = { medicalProfileId: ada.id, provider: 'Acme' }
    await ada.send('POST', '/api/insurance-policies', { json })
    const { id } = await make(ada, healthcare)
    const { token } = await stored(ada, id)
    return { ada, id, token }
  }
  const setPin = (person: TestPerson, id: string, pin: unknown) =>
    person.send('PUT', `${PATH}/${id}/pin`, { json: { pin } })

  it('the log says who opened the code, the newest first', async () => {
    const { ada, id, token } = await insured()
    await unlock(token, FORM)
    test.advance(1_000)
    await unlock(token, 'role=doctor&reason=emergency')
    expect(await (await ada.send('GET', `${PATH}/${id}/scans`)).json()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        level: 'healthcare',
        role: 'doctor',
        reason: 'emergency',
      },
      {
        id: expect.any(String),
        at: expect.any(String),
        level: 'healthcare',
        role: 'nurse',
        reason: 'treatment',
      },
    ])
  })

  it('the log forgets after a year', async () => {
    const { ada, id, token } = await insured()
    await unlock(token, FORM)
    await database.superuser`
      update code_scans set scanned_at = scanned_at - interval '366 days' where code_id = ${id}`
    await unlock(token, FORM)
    const log = z
      .array(z.unknown())
      .parse(await (await ada.send('GET', `${PATH}/${id}/scans`)).json())
    expect(log).toHaveLength(1)
  })

  it('a PIN guards insurance, and never the rest', async () => {
    const { ada, id, token } = await insured()
    expect((await setPin(ada, id, '042042')).status).toBe(204)
    const open = async (pin: string) => (await unlock(token, `${FORM}&pin=${pin}`)).text()
    const without = await open('')
    expect(without).toContain('Ada Lovelace')
    expect(without).not.toContain('Acme')
    const wrong = await open('111111')
    expect(wrong).not.toContain('Ada Lovelace')
    expect(wrong).toContain('<form')
    expect(await open('042042')).toContain('Acme')

    expect((await setPin(ada, id, null)).status).toBe(204)
    expect(await open('')).toContain('Acme')
  })

  it('a PIN stands 5 wrong tries an hour, however they come', async () => {
    const { ada, id, token } = await insured()
    await setPin(ada, id, '042042')
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => unlock(token, `${FORM}&pin=00000${i % 10}`)),
    )
    const tries = await database.superuser`select wrong_tries from code_pins where code_id = ${id}`
    expect(tries[0]?.wrong_tries).toBe(5)
    const right = () => unlock(token, `${FORM}&pin=042042`).then(answer => answer.text())
    expect(await right()).not.toContain('Acme')
    test.advance(60 * 60_000)
    expect(await right()).toContain('Acme')
  })

  it('a PIN got wrong 20 times is dead until its owner sets one anew', async () => {
    const { ada, id, token } = await insured()
    await setPin(ada, id, '042042')
    await database.superuser`update code_pins set wrong_tries = 20 where code_id = ${id}`
    const right = () => unlock(token, `${FORM}&pin=042042`).then(answer => answer.text())
    expect(await right()).not.toContain('Acme')
    await setPin(ada, id, '042042')
    expect(await right()).toContain('Acme')
  })

  it.each(['12345', '1234567', '12345a', 123456, '', undefined])('%s is no PIN', async pin => {
    const { ada, id } = await insured()
    expect(await failureOf(await setPin(ada, id, pin))).toEqual([422, 'invalid'])
  })
})

describe('every route of one code', () => {
  const routes: [string, string, object?][] = [
    ['POST', '/replace'],
    ['PUT', '/pin', { pin: null }],
    ['DELETE', ''],
    ['GET', '/download'],
    ['GET', '/scans'],
  ]
  const requests = (person: Pick<TestPerson, 'send'>, id: string) => [
    ...routes.map(([method, tail, json]) =>
      person.send(method, `${PATH}/${id}${tail}`, json && { json }),
    ),
    person.send('GET', `${PATH}/preview/${id}`),
  ]

  it("answers alike for a missing code, another person's, and what is no id", async () => {
    const [ada, bob] = [await newPerson(), await newPerson()]
    const { id } = await make(ada)
    const { token } = await stored(ada, id)
    for (const named of [id, randomUUID(), token, 'nonsense']) {
      for (const answer of await Promise.all(requests(bob, named))) {
        expect(await failureOf(answer)).toEqual([404, 'not_found'])
      }
    }
    expect(await list(ada)).toHaveLength(1)
  })

  it('wants a session', async () => {
    const answers = await Promise.all([
      ...requests(test, randomUUID()),
      test.send('GET', PATH),
      ...['', '/preview', '/generate'].map(tail =>
        test.send('POST', `${PATH}${tail}`, { json: REQUEST }),
      ),
    ])
    for (const answer of answers) expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  })
})
