import { describe, expect, it } from 'vitest'
import { addCode } from '../../../test/codes'
import { HEALTHCARE, scansOf } from '../../../test/responder'
import { test, useApp } from '../../../test/use-app'

useApp()

const FHIR = { Accept: 'application/fhir+json' }
let addresses = 0

/** A document or an OperationOutcome. */
interface Parsed {
  resourceType: string
  language?: string
  entry?: { resource: { resourceType: string } }[]
  issue?: { code: string; diagnostics?: string; details: { text: string } }[]
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  options: { method?: string; cookie?: string } = {},
) {
  const { method = 'GET', ...more } = options
  const network = { 'X-Forwarded-For': `203.0.113.${++addresses % 250}` }
  const answer = await test.send(method, path, { headers: { ...network, ...headers }, ...more })
  const text = await answer.text()
  const parse = (): Parsed => JSON.parse(text)
  return { answer, status: answer.status, type: answer.headers.get('Content-Type'), text, parse }
}

async function newPerson(code: Parameters<typeof addCode>[1] = {}) {
  const ada = await test.signUp({ firstName: 'Ada' })
  expect((await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada' } })).ok).toBe(
    true,
  )
  const allergy = { allergen: 'Penicillin', severity: 'Severe', reaction: 'Shock' }
  const json = { medicalProfileId: ada.id, ...allergy }
  expect((await ada.send('POST', '/api/allergies', { json })).ok).toBe(true)
  const { id, token } = await addCode(ada, code)
  return { ada, id, path: `/e/${token}` }
}

describe('FHIR', () => {
  it('is an IPS document for any origin and for no cache, in the language of its reader', async () => {
    const { path } = await newPerson()
    const { answer, status, parse } = await ask(path, { ...FHIR, 'Accept-Language': 'de' })
    const { resourceType, language, entry = [] } = parse()
    expect({ status, resourceType, language }).toEqual({
      ...{ status: 200, resourceType: 'Bundle', language: 'de' },
    })
    expect(entry.map(({ resource }) => resource.resourceType)).toContain('AllergyIntolerance')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/fhir+json; fhirVersion=4.0',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Encoding, Accept-Language',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false)
  })

  it('is English for a reader of a language without labels', async () => {
    const { path } = await newPerson()
    expect((await ask(path, { ...FHIR, 'Accept-Language': 'eo' })).parse().language).toBe('en')
  })

  it('has the headers alone for HEAD', async () => {
    const { path } = await newPerson()
    const { status, type, text } = await ask(path, FHIR, { method: 'HEAD' })
    expect({ status, type, text }).toEqual({
      ...{ status: 200, type: 'application/fhir+json; fhirVersion=4.0', text: '' },
    })
  })
})

it('text has the headings of an ambulance report', async () => {
  const { path } = await newPerson()
  const { status, type, text } = await ask(path, { Accept: 'text/plain' })
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  expect(text).toContain('S – Symptoms:\nA – Allergies:\nSEVERE ALLERGIES: Penicillin')
})

it('the page leads to both, and says that it depends on what is accepted', async () => {
  const { path } = await newPerson()
  const { answer, text } = await ask(`${path}?lang=fr`)
  expect(answer.headers.get('Link')).toBe(
    `<${path}?_format=json>; rel="alternate"; type="application/fhir+json"`,
  )
  expect(answer.headers.get('Vary')).toMatch(/^Accept,/)
  const href = /<a id="as-text" href="([^"]*)"/.exec(text)?.[1]?.replace('&amp;', '&') ?? ''
  expect((await ask(href)).text).toContain('S – Symptômes:')
})

describe('the query', () => {
  it.each([
    ['_format=json', 'text/html', 200, 'application/fhir+json; fhirVersion=4.0'],
    ['_format=application/fhir+json', '*/*', 200, 'application/fhir+json; fhirVersion=4.0'],
    ['_format=text', 'application/fhir+json', 200, 'text/plain; charset=utf-8'],
    ['_format=html', 'application/fhir+json', 200, 'text/html; charset=utf-8'],
    ['_format=xml', 'text/html', 406, 'application/fhir+json; fhirVersion=4.0'],
    ['_format=', '*/*', 406, 'application/fhir+json; fhirVersion=4.0'],
    ['_format=constructor', '*/*', 406, 'application/fhir+json; fhirVersion=4.0'],
    ['_format=json&_format=json', '*/*', 406, 'application/fhir+json; fhirVersion=4.0'],
  ])('%s with Accept: %s has the status %i', async (query, accept, status, type) => {
    const { path } = await newPerson()
    const answered = await ask(`${path}?${query}`, { Accept: accept })
    expect([answered.status, answered.type]).toEqual([status, type])
  })
})

describe('a refusal is an OperationOutcome that says to call the emergency number', () => {
  const outcomeOf = async (...asked: Parameters<typeof ask>) => {
    const { answer, status, parse } = await ask(...asked)
    const { resourceType, issue: [issue, ...others] = [] } = parse()
    expect({ resourceType, others }).toEqual({ resourceType: 'OperationOutcome', others: [] })
    expect(issue?.details.text).toMatch(/call 112$/)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    return { answer, status, code: issue?.code, diagnostics: issue?.diagnostics }
  }

  it('404 for a code that is unknown, misread or withdrawn', async () => {
    const { ada, id, path } = await newPerson()
    await ada.send('DELETE', `/api/qr-codes/${id}`)
    for (const lost of [path, '/e/0123456789ABCDEFGHJKMNPQRS', '/e/x', `${path}%231234`]) {
      expect(await outcomeOf(lost, FHIR)).toMatchObject({ status: 404, code: 'not-found' })
    }
  })

  it('403 for a healthcare code, with the address of its page', async () => {
    const { ada, id, path } = await newPerson(HEALTHCARE)
    expect(await outcomeOf(path, FHIR)).toMatchObject({
      ...{ status: 403, code: 'forbidden', diagnostics: `${test.deps.config.publicOrigin}${path}` },
    })
    const { status, text } = await ask(path, { Accept: 'text/plain' })
    expect({ status, leaks: /Penicillin|Ada/.test(text) }).toEqual({ status: 403, leaks: false })
    expect(await scansOf(test, ada, id)).toEqual([])
  })

  it('405 with what is allowed', async () => {
    const { path } = await newPerson()
    const refused = await outcomeOf(path, FHIR, { method: 'POST' })
    expect(refused).toMatchObject({ status: 405, code: 'not-supported' })
    expect(refused.answer.headers.get('Allow')).toBe('GET, HEAD')
  })

  it('406 for XML alone', async () => {
    const { path } = await newPerson()
    const accept = { Accept: 'application/fhir+xml' }
    expect(await outcomeOf(path, accept)).toMatchObject({ status: 406, code: 'not-supported' })
  })

  it('429 after 60 in a minute, however they are spread over the formats', async () => {
    const { path } = await newPerson()
    const from = { 'X-Forwarded-For': '198.51.100.77' }
    for (let i = 0; i < 60; i++) {
      const accept = ['text/html', 'text/plain', FHIR.Accept][i % 3] ?? ''
      expect((await ask(path, { ...from, Accept: accept })).status).toBe(200)
    }
    const refused = await outcomeOf(path, { ...FHIR, ...from })
    expect(refused).toMatchObject({ status: 429, code: 'throttled' })
    expect(Number(refused.answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

it('the owner sees that software read it, and nothing about the software', async () => {
  const { ada, id, path } = await newPerson()
  await ask(path, { ...FHIR, 'User-Agent': 'ambulance/1.0' })
  await ask(path, FHIR)
  expect(await scansOf(test, ada, id)).toEqual(
    [1, 2].map(() => ({ level: 'emergency', reader: 'software', times: 1 })),
  )
})

it('cookies are neither read nor set', async () => {
  const { ada, path } = await newPerson()
  const { answer, status } = await ask(path, FHIR, { cookie: ada.cookie })
  expect([status, answer.headers.has('Set-Cookie')]).toEqual([200, false])
  const healthcare = await newPerson(HEALTHCARE)
  const unlocked = await test.send('POST', `${healthcare.path}/unlock`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'role=nurse&reason=emergency',
  })
  const cookie = unlocked.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  expect((await ask(healthcare.path, FHIR, { cookie })).status).toBe(403)
})

it.each(['application/fhir+json', 'text/plain', 'text/html'])(
  'a robot for link previews gets nothing as %s',
  async accept => {
    const { path } = await newPerson()
    const { status, text } = await ask(path, { Accept: accept, 'User-Agent': 'Slackbot 1.0' })
    expect({ status, text }).toEqual({ status: 200, text: '<!doctype html><title></title>' })
  },
)

it.each([
  ['8 KB of types', 'application/fhir+json,'.repeat(370)],
  ['500 types', Array.from({ length: 500 }, (_, i) => `a/${i}`).join()],
  ['an open quotation', 'text/plain;a="'],
  ['a page that is wanted as much', 'application/fhir+json, text/html'],
])('a strange Accept gets an answer: %s', async (_, accept) => {
  const { path } = await newPerson()
  const { status, type } = await ask(path, { Accept: accept })
  expect([200, 406]).toContain(status)
  if (status === 200) expect(type).toBe('text/html; charset=utf-8')
})
