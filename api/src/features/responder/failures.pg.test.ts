import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { newToken } from '../../../test/records'
import { addInsured, FORM, FORM_TYPE } from '../../../test/responder'
import { database, test, useApp } from '../../../test/use-app'
import { type Database, openDatabase } from '../../db/database'

useApp()

const GERMAN = { 'Accept-Language': 'de-AT', 'X-Forwarded-For': '198.51.102.1' }

async function expectPage(answer: Response, status: number, words: string) {
  const html = await answer.text()
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ])
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('href="tel:112"')
  expect(html).toContain(words)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
}

describe('every failure is a page', () => {
  const cases: [string, string, string, Record<string, string>, string, number, string][] = [
    ['an unknown code', 'GET', '/e/UNKNOWN', {}, '', 404, 'hier nicht bekannt'],
    ['a file of an unknown code', 'GET', '/e/UNKNOWN/files/x', {}, '', 404, 'hier nicht bekannt'],
    ['no code at all', 'GET', '/e', {}, '', 404, 'hier nicht bekannt'],
    ['nothing after the slash', 'GET', '/e/', {}, '', 404, 'hier nicht bekannt'],
    ['a place that is not there', 'GET', '/e/UNKNOWN/what/is/this', {}, '', 404, 'nicht bekannt'],
    ['a token that is no text', 'GET', '/e/%E0%A4%A', {}, '', 404, 'hier nicht bekannt'],
    ['another method', 'DELETE', '/e/UNKNOWN', {}, '', 405, 'noch einmal scannen'],
    ['one that asks what is allowed', 'OPTIONS', '/e/UNKNOWN', {}, '', 405, 'nicht lesbar'],
    ['a form where none goes', 'POST', '/e/UNKNOWN', FORM_TYPE, FORM, 405, 'nicht lesbar'],
    ['a file that is sent', 'PUT', '/e/UNKNOWN/files/x', {}, 'x', 405, 'nicht lesbar'],
    ['an unlocking without a form', 'PUT', '/e/UNKNOWN/unlock', {}, 'x', 405, 'nicht lesbar'],
    ['a form of an unknown code', 'POST', '/e/UNKNOWN/unlock', FORM_TYPE, FORM, 404, 'bekannt'],
    [
      'JSON',
      'POST',
      '/e/UNKNOWN/unlock',
      { 'Content-Type': 'application/json' },
      '{}',
      415,
      'scan',
    ],
    ['no type', 'POST', '/e/UNKNOWN/unlock', {}, '', 415, 'nicht lesbar'],
    [
      ...(['a form that is far too long', 'POST', '/e/UNKNOWN/unlock', FORM_TYPE] as const),
      ...(['x'.repeat(5_000), 413, 'nicht lesbar'] as const),
    ],
    [
      ...(['a form of another site', 'POST', '/e/UNKNOWN/unlock'] as const),
      ...([{ ...FORM_TYPE, 'Sec-Fetch-Site': 'cross-site' }, FORM] as const),
      ...([403, 'von einer anderen Seite'] as const),
    ],
  ]

  it.each(cases)('%s', async (_, method, path, headers, body, status, words) => {
    const answer = await test.send(method, path, {
      headers: { ...GERMAN, ...headers },
      ...(body && { body }),
    })
    await expectPage(answer, status, words)
    if (status === 405) expect(answer.headers.get('Allow')).toMatch(/^GET, HEAD/)
  })

  it('a HEAD has the status and no body', async () => {
    const answer = await test.send('HEAD', `/e/${newToken()}`)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  it('too many views', async () => {
    const headers = { ...GERMAN, 'X-Forwarded-For': '198.51.102.2' }
    for (let i = 0; i < 20; i++) await test.send('GET', `/e/${newToken()}`, { headers })
    const refused = await test.send('GET', `/e/${newToken()}`, { headers })
    await expectPage(refused, 429, 'Zu viele Abrufe aus diesem Netz')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('an error of the server, which only the log names', async () => {
    const broken: Database = {
      ...database.database,
      statement: () => Promise.reject(new TypeError('secret detail')),
    }
    const own = await createTestApp(database, { responderDatabase: broken })
    const answer = await own.send('GET', `/e/${newToken()}`, { headers: GERMAN })
    await expectPage(answer, 500, 'Bei uns ist etwas schiefgegangen')
    expect(own.logged.at(-1)).toMatchObject({ status: 500, failure: { name: 'TypeError' } })
  })
})

describe('a view waits for no other request', () => {
  it('and opens while all others wait for a connection', async () => {
    const full = openDatabase(database.reach, { maxConnections: 1 })
    const responderDatabase = openDatabase(database.reach, { maxConnections: 1 })
    const own = await createTestApp({ ...database, database: full }, { responderDatabase })
    const { token } = await addInsured(own)
    let release = () => {}
    const holding = full.anonymous(() => new Promise<void>(resolve => (release = resolve)))
    try {
      expect((await own.send('GET', `/e/${token}`, { headers: GERMAN })).status).toBe(200)
      const body = `${FORM}&pin=`
      const unlocked = await own.send('POST', `/e/${token}/unlock`, { headers: FORM_TYPE, body })
      expect(await unlocked.text()).toContain('Ada Lovelace')
    } finally {
      release()
      await holding
      await Promise.all([full.close(1), responderDatabase.close(1)])
    }
  })

  it("and fails long before a query's deadline if its own queries get no answer", async () => {
    const { token } = await addInsured(test)
    const responderDatabase = openDatabase(database.reach, {
      maxConnections: 1,
      queryDeadlineMs: 200,
    })
    const own = await createTestApp(database, { responderDatabase })
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    let isHeld = () => {}
    const holds = new Promise<void>(resolve => (isHeld = resolve))
    const locking = database.superuser.begin(async sql => {
      await sql`lock table code_links in access exclusive mode`
      isHeld()
      await held
    })
    await holds
    try {
      const headers = { ...GERMAN, ...FORM_TYPE }
      const asked = [
        own.send('GET', `/e/${token}`, { headers: GERMAN }),
        own.send('GET', `/e/${token}/files/x`, { headers: GERMAN }),
        own.send('POST', `/e/${token}/unlock`, { headers, body: FORM }),
      ]
      for (const answer of await Promise.all(asked)) {
        await expectPage(answer, 503, 'gerade nicht erreichbar')
      }
      const fhir = { ...GERMAN, Accept: 'application/fhir+json' }
      const outcome = await own.send('GET', `/e/${token}`, { headers: fhir })
      expect([outcome.status, outcome.headers.get('Retry-After')]).toEqual([503, '2'])
      expect(await outcome.json()).toMatchObject({
        resourceType: 'OperationOutcome',
        issue: [{ code: 'transient', details: { text: expect.stringContaining('112') } }],
      })
    } finally {
      release()
      await locking
      await responderDatabase.close(1)
    }
  })
})

it('a valid code works again once the database is back', async () => {
  const ada = await test.signUp({ firstName: 'Ada' })
  const { token } = await addCode(ada)
  await database.superuser`alter table code_links rename to code_links_away`
  const failed = await test.send('GET', `/e/${token}`, { headers: GERMAN })
  await database.superuser`alter table code_links_away rename to code_links`
  await expectPage(failed, 500, 'Der Code kann richtig sein')
  expect((await test.send('GET', `/e/${token}`)).status).toBe(200)
})
