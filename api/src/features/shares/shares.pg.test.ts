import { randomBytes } from 'node:crypto'
import type { ShareAnswer } from 'sync-protocol/rest'
import {
  FHIR_JSON,
  manifestSchema,
  openFile,
  parseShlink,
  type ShlLink,
  sealFile,
  wrongPasscodeSchema,
} from 'sync-protocol/shl'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp } from '../../../test/app'
import { addProfile, asProfile, letIn } from '../../../test/family'
import { unmatchedEntries } from '../../../test/plans/distribution'
import { makeLink, readShares, SEALED } from '../../../test/shares'
import { ada, database, test, useShares } from '../../../test/shares-setup'
import { tidyDatabase } from '../../db/tidy'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

useShares()

const ask = (path: string, json: object = {}) =>
  test.send('POST', path, { json: { recipient: 'Dr. Ōta', ...json } })
const get = (path: string, recipient = 'Dr. Ōta') =>
  test.send('GET', `${path}?recipient=${encodeURIComponent(recipient)}`)
const filesOf = async (answer: Response) => (await bodyOf(answer, manifestSchema)).files
const linkIn = ({ link }: ShareAnswer): ShlLink => {
  const read = parseShlink(link ?? '')
  if (!read.ok) throw new Error(read.code)
  return read.link
}
const bundleSchema = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }) })),
})
async function bundleOf(sealed: string | undefined, key: string) {
  const file = await openFile(sealed ?? '', key, globalThis)
  if (!file.ok) throw new Error(file.code)
  expect(file.contentType).toBe(FHIR_JSON)
  return bundleSchema.parse(JSON.parse(file.content))
}
const patientOf = async (sealed: string | undefined, key: string) =>
  (await bundleOf(sealed, key)).entry.find(({ resource }) => resource.resourceType === 'Patient')
    ?.resource

describe('a live link', () => {
  it('gives the current record at its level, and nothing else', async () => {
    const share = await makeLink(ada, { level: 'emergency', label: 'For Dr. Ōta' })
    expect(linkIn(share)).toEqual({
      ...{ url: share.url, key: expect.stringMatching(/^[\w-]{43}$/), label: 'For Dr. Ōta' },
      ...{ isLongTerm: true, needsPasscode: false, isDirect: false },
    })
    const { key } = linkIn(share)
    const [file, ...others] = await filesOf(await ask(share.path))
    expect(others).toEqual([])
    expect(file).toEqual({
      contentType: 'application/fhir+json',
      embedded: expect.any(String),
      lastUpdated: expect.any(String),
      status: 'can-change',
    })
    const patient = await patientOf(file?.embedded, key)
    expect(JSON.stringify(patient)).toContain('Żółkiewska')
    expect(JSON.stringify(patient)).not.toContain('1970-02-17')

    await ada.send('POST', '/api/allergies', {
      json: { allergen: 'Jordnødder', severity: 'Severe', medicalProfileId: ada.id },
    })
    const [later] = await filesOf(await ask(share.path))
    expect(JSON.stringify(await bundleOf(later?.embedded, key))).toContain('Jordnødder')
    // The key is the same, but the IV is new.
    expect(later?.embedded?.split('.')[2]).not.toBe(file?.embedded?.split('.')[2])
  })

  it('names the address of a file that is longer than requested', async () => {
    const share = await makeLink(ada)
    const [file] = await filesOf(await ask(share.path, { embeddedLengthMax: 100 }))
    expect(file?.embedded).toBeUndefined()
    const { pathname, search } = new URL(file?.location ?? '')
    const answer = await test.send('GET', pathname + search)
    expect(answer.headers.get('Content-Type')).toBe('application/jose')
    const patient = await patientOf(await answer.text(), linkIn(share).key)
    expect(JSON.stringify(patient)).toContain('1970-02-17')

    const [long] = await filesOf(await ask(share.path, { embeddedLengthMax: 1_000_000 }))
    expect(long?.location).toBeUndefined()

    const other = await makeLink(ada)
    const ticket = pathname.split('/').at(-1) ?? ''
    for (const path of [
      `${other.path}/files/${ticket}`,
      pathname.slice(0, -1),
      pathname.replace('files/', 'files/9'),
      `${share.path}/files/no-ticket`,
    ]) {
      expect(await failureOf(await test.send('GET', path))).toEqual([404, 'not_found'])
    }
    test.advance(60 * MINUTE_MS)
    expect(await failureOf(await test.send('GET', pathname))).toEqual([404, 'not_found'])
  })

  it('is not found while its account is being deleted', async () => {
    const { path } = await makeLink(ada)
    // Another server has not kept the key in memory.
    const other = await createTestApp(database)
    await database.superuser`delete from user_keys where user_id = ${ada.id}`
    const answer = await other.send('POST', path, { json: { recipient: 'Dr. Ōta' } })
    expect(await failureOf(answer)).toEqual([404, 'not_found'])
  })

  it('is not found once it has ended, expired or was locked, like an unknown one', async () => {
    const [ended, expired, none] = [
      await makeLink(ada),
      await makeLink(ada, { expiresIn: '1hour' }),
      `/l/${randomBytes(32).toString('base64url')}`,
    ]
    const locked = await makeLink(ada, { passcode: 'walnut ferry' })
    const [file] = await filesOf(await ask(ended.path, { embeddedLengthMax: 0 }))
    await ada.send('DELETE', `/api/shares/${ended.id}`)
    for (let n = 0; n < 10; n++) await ask(locked.path, { passcode: `wrong ${n}` })
    test.advance(60 * MINUTE_MS)
    const bodies = new Set<string>()
    for (const path of [ended.path, expired.path, locked.path, none, '/l/short']) {
      const answer = await ask(path, { passcode: 'walnut ferry' })
      expect(answer.status, path).toBe(404)
      const { requestId: _, ...body } = Object(await answer.json())
      bodies.add(JSON.stringify(body))
    }
    expect(bodies.size).toBe(1)
    const { pathname } = new URL(file?.location ?? '')
    expect((await test.send('GET', pathname)).status).toBe(404)
    expect((await readShares(ada)).map(({ status, link }) => ({ status, link }))).toEqual([
      { status: 'locked', link: null },
      { status: 'expired', link: null },
      { status: 'ended', link: null },
    ])
  })

  it.each(['/', '.', ').', '%3E'])('works with a %s appended', async glued => {
    const { path } = await makeLink(ada)
    expect((await ask(path + glued)).status).toBe(200)
  })

  it('accepts POST and is not a direct file', async () => {
    const { path } = await makeLink(ada)
    expect(await failureOf(await get(path))).toEqual([404, 'not_found'])
  })

  it.each([
    ['no name', {}],
    ['an empty name', { recipient: ' ' }],
    ['a name of 201 characters', { recipient: 'x'.repeat(201) }],
    ['a passcode that is no text', { recipient: 'A', passcode: 1 }],
    ['a length that is none', { recipient: 'A', embeddedLengthMax: 'long' }],
  ])('refuses %s', async (_, json) => {
    const { path } = await makeLink(ada)
    expect(await failureOf(await test.send('POST', path, { json }))).toEqual([422, 'invalid'])
  })

  it('ignores unknown fields and refuses a body that is too long', async () => {
    const { path } = await makeLink(ada)
    expect((await ask(path, { later: { edition: 2 } })).status).toBe(200)
    const long = await ask(path, { later: 'x'.repeat(5000) })
    expect(await failureOf(long)).toEqual([413, 'too_large'])
  })
})

describe('the name of a link', () => {
  it.each(['é'.repeat(80), '🩺'.repeat(40), 'ሀ'.repeat(80)])('may be %s', async label => {
    const share = await makeLink(ada, { label })
    expect(linkIn(share).label).toBe(label)
    expect(await readShares(ada)).toMatchObject([{ id: share.id, label }])
  })

  it('is limited so that every reader accepts it, however it counts characters', async () => {
    const json = { kind: 'live', level: 'healthcare', expiresIn: 'never', label: '🩺'.repeat(80) }
    const answer = await ada.send('POST', '/api/shares', { json })
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
    expect(await readShares(ada)).toEqual([])
  })
})

describe('a passcode', () => {
  const passcode = 'gravel teapot'

  it('opens the link, and each wrong one uses up a try', async () => {
    const share = await makeLink(ada, { passcode })
    expect(linkIn(share).needsPasscode).toBe(true)
    const remaining = async (json: object) => {
      const answer = await ask(share.path, json)
      expect(answer.status).toBe(401)
      return wrongPasscodeSchema.parse(await answer.json()).remainingAttempts
    }
    expect(await remaining({})).toBe(10)
    expect(await remaining({ passcode: 'wrong' })).toBe(9)
    expect((await ask(share.path, { passcode })).status).toBe(200)
    test.advance(30 * DAY_MS)
    expect(await remaining({ passcode: 'wrong' })).toBe(8)
    expect((await readShares(ada))[0]).toMatchObject({ status: 'active', remainingAttempts: 8 })
    expect(await failureOf(await ask(share.path, { passcode: 'wrong' }))).toEqual([
      401,
      'wrong_passcode',
    ])
  })

  it('is the same with composed and decomposed accents', async () => {
    const share = await makeLink(ada, { passcode: 'cafe\u0301 crème' })
    expect((await ask(share.path, { passcode: 'café cre\u0300me' })).status).toBe(200)
  })

  it('can be wrong ten times in all, also in simultaneous requests', async () => {
    const share = await makeLink(ada, { passcode })
    const tries = Array.from({ length: 25 }, (_, n) => ask(share.path, { passcode: `${n}` }))
    const answers = await Promise.all(tries)
    const left = await Promise.all(
      answers
        .filter(({ status }) => status === 401)
        .map(async answer => wrongPasscodeSchema.parse(await answer.json()).remainingAttempts),
    )
    expect(left.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(15)
    expect(await failureOf(await ask(share.path, { passcode }))).toEqual([404, 'not_found'])
    expect((await readShares(ada))[0]).toMatchObject({
      status: 'locked',
      remainingAttempts: 0,
      link: null,
    })
  })

  it('is stored as a keyed hash that differs for each link', async () => {
    const [one, two] = [await makeLink(ada, { passcode }), await makeLink(ada, { passcode })]
    const rows = await database.superuser<{ hash: Buffer }[]>`
      select passcode_hash as hash from shares where id in (${one.id}, ${two.id})`
    expect(new Set(rows.map(({ hash }) => hash.toString('hex'))).size).toBe(2)
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
  })
})

describe('a sealed link', () => {
  const key = randomBytes(32).toString('base64url')
  const seal = () =>
    sealFile({ content: '{"resourceType":"Bundle"}', contentType: FHIR_JSON }, key, globalThis)

  it('returns the same bytes, and the server never has its key', async () => {
    const content = await seal()
    const share = await makeLink(ada, { kind: 'sealed', content })
    expect(share).toMatchObject({ kind: 'sealed', link: null, remainingAttempts: null })
    const answer = await get(share.path)
    expect(answer.headers.get('Content-Type')).toBe('application/jose')
    const got = await answer.text()
    expect(got).toBe(content)
    expect(await openFile(got, key, globalThis)).toMatchObject({ ok: true })
    expect(await failureOf(await ask(share.path))).toEqual([404, 'not_found'])
    expect(await failureOf(await test.send('GET', share.path))).toEqual([422, 'invalid'])
  })

  it('leaves no file after its end', async () => {
    const [ended, expired] = [
      await makeLink(ada, { kind: 'sealed', content: await seal() }),
      await makeLink(ada, { kind: 'sealed', content: await seal(), expiresIn: '1hour' }),
    ]
    const isKept = async ({ id }: ShareAnswer) => {
      const [row] = await database.superuser`
        select content is not null as kept from shares where id = ${id}`
      return row?.kept
    }
    expect([await isKept(ended), await isKept(expired)]).toEqual([true, true])
    await ada.send('DELETE', `/api/shares/${ended.id}`)
    expect(await isKept(ended)).toBe(false)
    await tidyDatabase(database.url, new Date(Date.now() + 61 * MINUTE_MS))
    expect(await isKept(expired)).toBe(false)
  })

  it.each([
    ['no file', undefined],
    ['what nobody encrypted', '{"resourceType":"Bundle"}'],
    ['a file with an encrypted key', SEALED.replace('..', '.AAAA.')],
    ['a file that is too long', SEALED.replace('CC', 'C'.repeat(1_000_000))],
  ])('refuses %s', async (_, content) => {
    const json = { kind: 'sealed', level: 'healthcare', expiresIn: 'never', content }
    const answer = await ada.send('POST', '/api/shares', { json })
    expect([413, 422]).toContain(answer.status)
  })

  it('has no passcode', async () => {
    const json = { kind: 'sealed', level: 'healthcare', expiresIn: 'never', content: SEALED }
    const answer = await ada.send('POST', '/api/shares', { json: { ...json, passcode: '123456' } })
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  })
})

it.each([
  ...['      ', '  1 2 3  ', '\t\t\t\t\t\t', '\u00a0'.repeat(6), '\u200b'.repeat(6)],
  ...['\u3164'.repeat(6), '\u2800'.repeat(6), '\ufe0f'.repeat(6), '\u034f'.repeat(6)],
  ...['\u17b4'.repeat(6), '12345\u00ad', '12345\ufe0e'],
])('refuses a passcode of spaces (%j)', async passcode => {
  const json = { kind: 'live', level: 'healthcare', expiresIn: 'never', passcode }
  const answer = await ada.send('POST', '/api/shares', { json })
  expect(await failureOf(answer)).toEqual([422, 'invalid'])
})

describe('making a link', () => {
  it('is for the person and guardians, and carers cannot even see one', async () => {
    const { id } = await addProfile(ada, { firstName: 'Leo' })
    await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Leo' }, ...asProfile(id) })
    const { headers } = asProfile(id)
    const share = await makeLink(ada, {}, headers)
    const [file] = await filesOf(await ask(share.path))
    const key = linkIn(share).key
    expect(JSON.stringify(await patientOf(file?.embedded, key))).toContain('Leo')
    // A guardian is the author of the summary of a person without a login.
    const { entry } = await bundleOf(file?.embedded, key)
    const author = entry.find(({ resource }) => resource.resourceType === 'RelatedPerson')
    expect(author?.resource.name).toEqual([{ text: 'Ada' }])
    const own = await makeLink(ada)
    const [ownFile] = await filesOf(await ask(own.path))
    const bundle = await bundleOf(ownFile?.embedded, linkIn(own).key)
    expect(JSON.stringify(bundle)).not.toContain('RelatedPerson')
    await ada.send('DELETE', `/api/shares/${own.id}`)
    expect((await readShares(ada)).map(({ status }) => status)).toEqual(['ended'])
    expect(await readShares(ada, headers)).toMatchObject([{ id: share.id }])
    const ben = await test.signUp()
    await letIn(test, ada, id, { person: ben, role: 'carer' })
    for (const [method, path] of [
      ['GET', '/api/shares'],
      ['DELETE', `/api/shares/${share.id}`],
    ] as const) {
      const answer = await ben.send(method, path, { headers })
      expect(await failureOf(answer)).toEqual([403, 'role_too_low'])
    }
  })

  it('requires a record, which has at most 20 links', async () => {
    const kim = await test.signUp()
    const json = { kind: 'live', level: 'healthcare', expiresIn: 'never' }
    const bare = await kim.send('POST', '/api/shares', { json })
    expect(await failureOf(bare)).toEqual([422, 'invalid'])
    for (let n = 0; n < 20; n++) await makeLink(ada)
    const answer = await ada.send('POST', '/api/shares', { json })
    expect(await failureOf(answer)).toEqual([422, 'too_many'])
    const [last] = await readShares(ada)
    await ada.send('DELETE', `/api/shares/${last?.id}`)
    expect((await ada.send('POST', '/api/shares', { json })).status).toBe(201)
  })
})

it('a request is deleted after a year, and its network after two days', async () => {
  const share = await makeLink(ada)
  await ask(share.path)
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  await tidyDatabase(database.url, inDays(3))
  const rows = await database.superuser`
    select merge_hash, network_hash from share_requests where share_id = ${share.id}`
  expect(rows).toEqual([{ merge_hash: null, network_hash: null }])
  await tidyDatabase(database.url, inDays(366))
  expect(await database.superuser`select from share_requests where share_id = ${share.id}`).toEqual(
    [],
  )
})

it('the links of a deleted account leave no rows', async () => {
  const share = await makeLink(ada, { passcode: 'gravel teapot' })
  await ask(share.path, { passcode: 'gravel teapot' })
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  for (const table of ['shares', 'share_directory', 'share_requests']) {
    const left = await database.superuser`
      select from ${database.superuser(table)} where user_id = ${ada.id}`
    expect(left, table).toHaveLength(0)
  }
  expect((await ask(share.path)).status).toBe(404)
})

it('records and directory match', async () => {
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

it('one network that opens a link all the time does not keep others from it', async () => {
  const { path } = await makeLink(ada)
  const openFrom = async (address: string) => {
    const json = { recipient: 'Dr. Ōta' }
    const headers = { 'X-Forwarded-For': address }
    return (await test.send('POST', path, { json, headers })).status
  }
  for (let nth = 0; nth < 30; nth++) expect(await openFrom('2001:db8:7:7::1')).toBe(200)
  for (let nth = 0; nth < 30; nth++) expect(await openFrom(`[2001:db8:7:7::${nth}]:443`)).toBe(429)
  expect(await openFrom('2001:db8:7:8::1')).toBe(200)
})
