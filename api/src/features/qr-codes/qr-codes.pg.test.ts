import { decodeCapsule } from 'sync-protocol/qr'
import { codeAnswerSchema } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, failureOf } from '../../../test/answers'
import {
  list,
  make,
  newPerson,
  opens,
  PATH,
  post,
  stored,
  svgOf,
  test,
  useCodeRoutes,
} from '../../../test/code-routes'
import { addCode } from '../../../test/codes'

useCodeRoutes()

describe('POST /api/qr-codes', () => {
  it('makes a code whose picture contains the link and an offline copy', async () => {
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
      qrCodeSvg: svgOf(row, { sizePx: 400 }),
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

  it('renews the code of a type with fresh contents and the same token', async () => {
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

  it('makes one code for two simultaneous requests', async () => {
    const ada = await newPerson()
    const answers = await Promise.all([post(ada), post(ada)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 201])
    expect(await list(ada)).toHaveLength(1)
  })

  it('reads `full` as the level `emergency` and fills in the form’s colours', async () => {
    const ada = await newPerson()
    const code = await make(ada, { accessLevel: 'full', customization: undefined })
    expect(code).toMatchObject({
      accessLevel: 'emergency',
      qrColor: '#DC2626',
      textColor: '#000000',
    })
  })

  it.each([
    ['400 pixels without a wish', undefined, 400],
    ['the width that was asked for', { width: 640 }, 640],
    ['the smallest', { width: 32 }, 32],
    ['the largest', { width: 4096 }, 4096],
  ])('the drawing is %s wide and high', async (_, customization, width) => {
    const ada = await newPerson()
    const size = new RegExp(`^<svg [^>]*width="${width}" height="${width}"`)
    expect((await make(ada, { customization })).qrCodeSvg).toMatch(size)
    const updated = await post(ada, { customization })
    expect(await updated.json()).toMatchObject({
      isUpdated: true,
      qrCodeSvg: expect.stringMatching(size),
    })
    for (const other of ['preview', 'generate']) {
      const drawn = await post(ada, { customization }, `${PATH}/${other}`)
      expect(await drawn.json()).toMatchObject({ qrCodeSvg: expect.stringMatching(size) })
    }
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

  it('shows medicine names to strangers only after a confirmation', async () => {
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
          code: 'invalid',
          fields: { 'customization.color': expect.any(String) },
        })
      }
    }
    expect(await list(ada)).toEqual([])
  })

  it('requires a profile', async () => {
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
  it("lists the person's codes, also those of devices, and marks expired ones", async () => {
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

  it('contains the token only in the picture', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const { token } = await stored(ada, id)
    expect(await (await ada.send('GET', PATH)).text()).not.toContain(token)
  })
})

describe('POST /api/qr-codes/preview', () => {
  it('draws the future code and stores nothing', async () => {
    const ada = await newPerson()
    const answer = await post(ada, { preview: true }, `${PATH}/preview`)
    expect(await answer.json()).toEqual({ qrCodeSvg: expect.stringMatching(/^<svg /) })
    expect(await list(ada)).toEqual([])
  })

  it('draws the link of an existing code in the requested look', async () => {
    const ada = await newPerson()
    await make(ada)
    const before = await list(ada)
    const customization = { color: '#15803D', backgroundColor: '#F0F0F0', margin: 0 }
    const answer = await post(ada, { customization }, `${PATH}/preview`)
    const { qrCodeSvg } = z.object({ qrCodeSvg: z.string() }).parse(await answer.json())
    expect(qrCodeSvg).toContain('#15803d')
    expect(qrCodeSvg).toContain('#f0f0f0')
    expect(await list(ada)).toEqual(before)
  })
})

describe('POST /api/qr-codes/generate', () => {
  it('redraws the stored code without changing its end, level or token', async () => {
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
      qrCodeSvg: svgOf(before, { sizePx: 400 }),
    })
    expect(await stored(ada, id)).toEqual(before)
  })

  it('answers 404 if there is no code of the type', async () => {
    const answer = await post(await newPerson(), {}, `${PATH}/generate`)
    expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })
})

describe('POST /api/qr-codes/{id}/replace', () => {
  it('gives a new token, and the old link stops working', async () => {
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
  it('disables the link immediately and for ever', async () => {
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
