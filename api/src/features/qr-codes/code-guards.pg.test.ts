import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import {
  database,
  list,
  make,
  newPerson,
  PATH,
  REQUEST,
  stored,
  test,
  useCodeRoutes,
} from '../../../test/code-routes'

useCodeRoutes()

describe('pictures', () => {
  it('have the requested size, with or without a background', async () => {
    const ada = await newPerson()
    const { id } = await make(ada)
    const path = `${PATH}/preview/${id}`
    const small = await ada.send('GET', `${path}?size=60`)
    expect(small.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
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

  it('can be downloaded as PNG', async () => {
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

  it('the log lists who opened the code, the newest first', async () => {
    const { ada, id, token } = await insured()
    await unlock(token, FORM)
    test.advance(1_000)
    await unlock(token, 'role=doctor&reason=emergency')
    expect(await (await ada.send('GET', `${PATH}/${id}/scans`)).json()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        lastAt: expect.any(String),
        times: 1,
        level: 'healthcare',
        role: 'doctor',
        reason: 'emergency',
      },
      {
        id: expect.any(String),
        at: expect.any(String),
        lastAt: expect.any(String),
        times: 1,
        level: 'healthcare',
        role: 'nurse',
        reason: 'treatment',
      },
    ])
  })

  it('the log is deleted after a year', async () => {
    const { ada, id, token } = await insured()
    await unlock(token, FORM)
    const longAgo = new Date(Date.now() - 366 * 24 * 60 * 60_000)
    await database.superuser`
      update code_scans set scanned_at = ${longAgo} where code_id = ${id}`
    await unlock(token, FORM)
    const log = z
      .array(z.unknown())
      .parse(await (await ada.send('GET', `${PATH}/${id}/scans`)).json())
    expect(log).toHaveLength(1)
  })

  it('a PIN protects insurance and nothing else', async () => {
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

  it('the owner can read whether there is a PIN, but not the PIN', async () => {
    const { ada, id } = await insured()
    const says = async () => (await ada.send('GET', `${PATH}/${id}/pin`)).json()
    expect(await says()).toEqual({ hasPin: false })
    await setPin(ada, id, '042042')
    expect(await says()).toEqual({ hasPin: true, wrongTries: 0, lock: null })
  })

  it('a PIN accepts 5 wrong tries an hour, also simultaneous ones', async () => {
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

  it('a PIN is locked after 20 wrong tries until its owner sets a new one', async () => {
    const { ada, id, token } = await insured()
    await setPin(ada, id, '042042')
    await database.superuser`update code_pins set wrong_tries = 20 where code_id = ${id}`
    const right = () => unlock(token, `${FORM}&pin=042042`).then(answer => answer.text())
    expect(await right()).not.toContain('Acme')
    expect(await (await ada.send('GET', `${PATH}/${id}/pin`)).json()).toEqual({
      hasPin: true,
      wrongTries: 20,
      lock: { until: null },
    })
    await setPin(ada, id, '042042')
    expect(await right()).toContain('Acme')
  })

  it('the owner can unlock the same PIN while tries continue', async () => {
    const { ada, id, token } = await insured()
    await setPin(ada, id, '042042')
    await database.superuser`update code_pins set wrong_tries = 20 where code_id = ${id}`
    const tries = Array.from({ length: 8 }, () => unlock(token, `${FORM}&pin=111111`))
    const unlocking = ada.send('DELETE', `${PATH}/${id}/pin/tries`)
    await Promise.all(tries)
    expect((await unlocking).status).toBe(204)
    expect((await ada.send('DELETE', `${PATH}/${id}/pin/tries`)).status).toBe(204)
    const opened = await unlock(token, `${FORM}&pin=042042`)
    expect(await opened.text()).toContain('Acme')
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
    ['DELETE', '/pin/tries'],
    ['DELETE', ''],
    ['GET', '/download'],
    ['GET', '/scans'],
    ['GET', '/pin'],
  ]
  const requests = (person: Pick<TestPerson, 'send'>, id: string) => [
    ...routes.map(([method, tail, json]) =>
      person.send(method, `${PATH}/${id}${tail}`, json && { json }),
    ),
    person.send('GET', `${PATH}/preview/${id}`),
  ]

  it("gives the same answer for a missing code, another person's and a malformed id", async () => {
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

  it('requires a session', async () => {
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
