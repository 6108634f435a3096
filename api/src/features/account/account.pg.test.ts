import { randomUUID } from 'node:crypto'
import type { TokenClaim } from 'sync-protocol/qr'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, PASSWORD, type TestApp, type TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { TestDevice } from '../../../test/device'
import { addFile, pdfOf } from '../../../test/files'
import { codeValues, newClaim } from '../../../test/records'
import { database, test, useApp } from '../../../test/use-app'
import { createRecords } from '../../records/records'
import { exportParts } from './account-parts'

const MINUTE_MS = 60_000

useApp()

const ownedTables = async (): Promise<string[]> => {
  const rows = await database.superuser<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`
  return rows.map(({ name }) => name)
}

/** A person with data in every table. */
async function settle(from: TestApp = test): Promise<TestPerson & TokenClaim & { codeId: string }> {
  const person = await from.signUp({ firstName: 'Ada', lastName: 'Byron' })
  const dnrDocumentUrl = await addFile(person, pdfOf('an order'))
  const profile = await person.send('POST', '/api/medical-profile', {
    json: {
      fullName: 'Ada Byron',
      bloodType: 'A+',
      dnrStatus: 'DNR',
      dnrDocumentUrl,
      dnrDocumentName: 'order.pdf',
    },
    headers: { 'Idempotency-Key': 'a-profile' },
  })
  expect(profile.status).toBe(201)
  const claim = newClaim()
  const { token, id } = await addCode(person, claim)
  expect((await from.send('GET', `/e/${token}`)).status).toBe(200)
  await from.writeScans()
  await from.alertsSent()
  return { ...person, ...claim, codeId: id }
}

describe('DELETE /api/account', () => {
  it('leaves no row of the person in any table and confirms that by e-mail', async () => {
    const ada = await settle()
    const answer = await ada.send('DELETE', '/api/account', {
      headers: { 'Idempotency-Key': 'farewell' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^sid=; Max-Age=0/)
    const left: Record<string, number> = {}
    for (const name of await ownedTables()) {
      const [row] = await database.superuser<{ n: number }[]>`
        select count(*)::int as n from ${database.superuser(name)} where user_id = ${ada.id}`
      left[name] = row?.n ?? -1
    }
    expect(Object.entries(left).filter(([, count]) => count !== 0)).toEqual([])
    const [user] =
      await database.superuser`select count(*)::int as n from users where id = ${ada.id}`
    expect(user?.n).toBe(0)
    expect(test.emails.at(-1)).toMatchObject({
      to: ada.email,
      subject: 'Your LifeTag account was deleted',
    })
  })

  it('ends every session and disables every code immediately', async () => {
    const ada = await settle()
    const elsewhere = await test.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: PASSWORD },
    })
    expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
    expect((await test.send('GET', `/e/${ada.token}`)).status).toBe(404)
    for (const cookie of [ada.cookie, elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '']) {
      const answer = await test.send('GET', '/api/auth/user', { cookie })
      expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
    }
    const again = await test.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: PASSWORD },
    })
    expect(await failureOf(again)).toEqual([401, 'bad_credentials'])
  })

  it('blocks the tokens of its printed codes for ever', async () => {
    const ada = await settle()
    await ada.send('DELETE', '/api/account')
    const eve = new TestDevice(await test.signUp())
    const put = eve.put(
      'qr-codes',
      randomUUID(),
      codeValues({ token: ada.token, secret: ada.secret }),
    )
    const { outcomes } = await eve.push(put)
    expect(outcomes).toMatchObject([{ status: 'rejected', code: 'token_taken' }])
    expect((await test.send('GET', `/e/${ada.token}`)).status).toBe(404)
  })

  it('frees the address for a new account without the old data', async () => {
    const ada = await settle()
    await ada.send('DELETE', '/api/account')
    const again = await test.signUp({ email: ada.email })
    expect(again.id).not.toBe(ada.id)
    expect(await (await again.send('GET', '/api/medical-profile')).json()).toBeNull()
  })

  it('requires a sign-in within the last 10 minutes', async () => {
    const own = await createTestApp(database)
    const ada = await settle(own)
    own.advance(10 * MINUTE_MS + 1)
    expect(await failureOf(await ada.send('DELETE', '/api/account'))).toEqual([
      403,
      'fresh_sign_in_required',
    ])
    expect((await own.send('GET', `/e/${ada.token}`)).status).toBe(200)
    expect(await failureOf(await own.send('DELETE', '/api/account'))).toEqual([
      401,
      'not_signed_in',
    ])
  })

  it('refuses a simultaneous change as a whole', async () => {
    const ada = await settle()
    const device = new TestDevice(ada)
    const change = device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Severe' })
    const [gone, push] = await Promise.all([
      ada.send('DELETE', '/api/account'),
      device.sendExchange([change]),
    ])
    expect([200, 401]).toContain(push.status)
    expect(gone.status).toBe(204)
    const [row] =
      await database.superuser`select count(*)::int as n from records where user_id = ${ada.id}`
    expect(row?.n).toBe(0)
  })

  it('does not affect other people', async () => {
    const [ada, bob] = [await settle(), await settle()]
    await ada.send('DELETE', '/api/account')
    expect((await test.send('GET', `/e/${bob.token}`)).status).toBe(200)
    expect(await (await bob.send('GET', '/api/medical-profile')).json()).toMatchObject({
      fullName: 'Ada Byron',
    })
  })
})

/** Tables without anything to export. */
const NOT_EXPORTED = {
  user_keys: 'the key itself: what it opens is in the export',
  idempotency_keys: 'answers that the person was given already, kept for retries',
  spaces: 'counters of the sync protocol',
  sync_outcomes: 'what became of changes on their way: codes and numbers',
}

describe('GET /api/account/export', () => {
  it('covers every table with data of a person', async () => {
    const exported = exportParts({ ...test.deps, records: createRecords(test.deps) }).flatMap(
      part => part.tables,
    )
    const named = [...exported, 'files', ...Object.keys(NOT_EXPORTED)]
    expect((await ownedTables()).filter(name => !named.includes(name))).toEqual([])
  })

  it('contains account, record, codes with their scans, sessions and files', async () => {
    const ada = await settle()
    const answer = await ada.send('GET', '/api/account/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="lifetag-export-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const exported = await answer.json()
    expect(JSON.stringify(exported)).not.toContain(ada.secret)
    expect(exported).toMatchObject({
      format: 'lifetag-export',
      account: {
        id: ada.id,
        email: ada.email,
        hasPassword: true,
        recoveryCodesLeft: 3,
        sessions: [{ device: 'An unknown device' }],
        passkeys: [],
      },
      record: {
        account: [{ firstName: 'Ada', lastName: 'Byron' }],
        profile: [{ fullName: 'Ada Byron', bloodType: 'A+', deletedAt: null }],
        'qr-codes': [{ id: ada.codeId, token: ada.token }],
      },
      codes: [
        {
          id: ada.codeId,
          hasPin: false,
          links: [{ retiredAt: null }],
          scans: [{ level: 'emergency' }],
        },
      ],
      files: [
        {
          type: 'application/pdf',
          size: 18,
          base64: Buffer.from(pdfOf('an order')).toString('base64'),
        },
      ],
    })
    const secrets = await database.superuser`
      select password_hash as secret from users where id = ${ada.id}
      union all select id from sessions where user_id = ${ada.id}`
    for (const { secret } of secrets) expect(JSON.stringify(exported)).not.toContain(secret)
  })

  it('is a complete document for an empty account', async () => {
    const ada = await test.signUp()
    const answer = await ada.send('GET', '/api/account/export')
    expect(await answer.json()).toMatchObject({ record: { profile: [] }, codes: [], files: [] })
  })

  it('breaks off visibly if a file cannot be decrypted', async () => {
    const ada = await settle()
    await database.superuser`update files set sealed = '\\x00' where user_id = ${ada.id}`
    const answer = await ada.send('GET', '/api/account/export')
    await expect(answer.text()).rejects.toThrow()
  })

  it('requires a sign-in within the last 10 minutes and is rate limited', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    for (let times = 0; times < 10; times++) {
      expect((await ada.send('GET', '/api/account/export')).status).toBe(200)
    }
    expect(await failureOf(await ada.send('GET', '/api/account/export'))).toEqual([
      429,
      'rate_limited',
    ])
    own.advance(10 * MINUTE_MS + 1)
    expect(await failureOf(await ada.send('GET', '/api/account/export'))).toEqual([
      403,
      'fresh_sign_in_required',
    ])
  })
})
