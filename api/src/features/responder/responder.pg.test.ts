import { createHash } from 'node:crypto'
import { RESPONDER_CSS } from 'sync-protocol/responder'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { addFile } from '../../../test/files'
import { claimOf, newClaim, newToken } from '../../../test/records'
import { database, test, useApp } from '../../../test/use-app'

useApp()

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`

type Visit = { address?: string; headers?: Record<string, string>; cookie?: string; body?: string }

async function visit(path: string, { address = newAddress(), headers, cookie, body }: Visit = {}) {
  const answer = await test.send(body === undefined ? 'GET' : 'POST', path, {
    headers: {
      'X-Forwarded-For': address,
      ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(cookie !== undefined && { cookie }),
    ...(body !== undefined && { body }),
  })
  return { answer, status: answer.status, html: await answer.text() }
}

async function newPatient(): Promise<TestPerson> {
  const ada = await test.signUp({ firstName: 'Ada' })
  const add = async (path: string, fields: object) => {
    const json = { medicalProfileId: ada.id, ...fields }
    const answer = await ada.send('POST', `/api/${path}`, { json })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await ada.send('POST', '/api/medical-profile', {
    json: {
      fullName: 'Ada Lovelace',
      dnrStatus: 'DNR',
      dnrDocumentUrl: await addFile(ada),
      streetAddress: 'Ockham Park',
      bloodType: 'A+',
    },
  })
  await add('allergies', { allergen: 'Penicillin', severity: 'Severe', reaction: 'Shock' })
  await add('medications', { name: 'Warfarin', dosage: '5 mg', prescribingDoctor: 'Dr Somerville' })
  await add('medical-conditions', { condition: 'Asthma', status: 'Active' })
  await add('medical-conditions', { condition: 'Chickenpox', status: 'Resolved' })
  await add('emergency-contacts', {
    name: 'Byron',
    relationship: 'father',
    phoneNumber: '+44 20 7946 0000',
  })
  await add('insurance-policies', { provider: 'Acme Insurance' })
  return ada
}

const UNLOCK = 'role=paramedic&reason=emergency&pin='
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''

describe('GET /e/{token}', () => {
  it('shows what the code’s level discloses, and nothing else', async () => {
    const ada = await newPatient()
    const shown = async (accessLevel: string) => {
      const { token } = await addCode(ada, { accessLevel })
      return (await visit(`/e/${token}`)).html
    }
    const emergency = await shown('emergency')
    for (const word of ['Ada Lovelace', 'Penicillin', 'Shock', 'Warfarin', 'Asthma', 'Byron']) {
      expect(emergency).toContain(word)
    }
    for (const word of ['Ockham Park', 'Somerville', 'Acme', 'Chickenpox']) {
      expect(emergency).not.toContain(word)
    }
    const open = await shown('public')
    expect(open).toContain('Penicillin')
    for (const word of ['Lovelace', 'Shock', 'Warfarin', 'Asthma', 'Byron']) {
      expect(open).not.toContain(word)
    }
  })

  it('ignores the PIN for a code that needs none, also for the document of a DNR', async () => {
    const ada = await newPatient()
    const { id, token } = await addCode(ada)
    const before = (await visit(`/e/${token}`)).html
    expect(before).toContain('/files/')
    await ada.send('PUT', `/api/qr-codes/${id}/pin`, { json: { pin: '042042' } })
    expect((await visit(`/e/${token}`)).html).toBe(before)
  })

  it('shows the record as it is now', async () => {
    const ada = await newPatient()
    const { token } = await addCode(ada)
    expect((await visit(`/e/${token}`)).html).not.toContain('Latex')
    const json = { medicalProfileId: ada.id, allergen: 'Latex', severity: 'Mild' }
    await ada.send('POST', '/api/allergies', { json })
    expect((await visit(`/e/${token}`)).html).toContain('Latex')
  })

  it('shows both values that devices disagree about', async () => {
    const ada = await newPatient()
    const { token, device } = await addCode(ada)
    await device.pull()
    const [id = ''] = [...device.rows.values()]
      .filter(row => row.collection === 'allergies')
      .map(row => row.rowId)
    await device.push(device.put('allergies', id, { severity: 'Mild' }, { base: 0 }))
    const { html } = await visit(`/e/${token}`)
    expect(html).toContain('Severe')
    expect(html).toContain('Mild')
  })

  it('accepts a token in any spelling', async () => {
    const claim = claimOf('C'.repeat(26))
    expect(claim.token).toBe('5HSVRYVAQRR3QQ1Z854EEX9A20')
    await addCode(await newPatient(), claim)
    const typed = '5hsvryvaqrr3qqiz854eex9a2o'
    expect((await visit(`/e/${typed}`)).html).toContain('Ada Lovelace')
  })

  it.each(['/', '.', ')', ').', '%29', '%3E', '/?lang=en'])(
    'accepts a link that a chat program extended with %s',
    async end => {
      const { token } = await addCode(await newPatient())
      const { status, html } = await visit(`/e/${token}${end}`)
      expect([status, html.includes('Ada Lovelace')]).toEqual([200, true])
      expect(html).toContain(`/e/${token}?lang=`)
      expect(html).not.toContain(`${token}${end}?`)
    },
  )

  it('is not cached or indexed, and may run and load nothing foreign', async () => {
    const { token } = await addCode(await newPatient())
    const styleHash = createHash('sha256').update(RESPONDER_CSS).digest('base64')
    for (const path of [`/e/${token}`, `/e/${newToken()}`]) {
      const { answer, html } = await visit(path)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          new RegExp(
            `default-src 'none'; style-src 'sha256-${styleHash.replaceAll(/[+/]/g, '\\$&')}'`,
          ),
        ),
      })
      expect(answer.headers.get('Set-Cookie')).toBeNull()
      expect(html).toContain(`<style>${RESPONDER_CSS}</style>`)
    }
  })

  it('is compressed into the first packets', async () => {
    const { token } = await addCode(await newPatient())
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const answer = await test.send('GET', `/e/${token}`, { headers })
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(14 * 1024)
  })

  it('uses the reader’s or the requested language and knows their emergency number', async () => {
    const { token } = await addCode(await newPatient())
    const headers = { 'Accept-Language': 'de-AT,de;q=0.9' }
    const german = await visit(`/e/${token}`, { headers })
    expect(german.html).toContain('<html lang="de"')
    expect(german.html).toContain('tel:112')
    const arabic = await visit(`/e/${token}?lang=ar`, { headers: { 'Accept-Language': 'en-US' } })
    expect(arabic.html).toContain('<html lang="ar" dir="rtl"')
    expect(arabic.html).toContain('tel:911')
  })

  it("translates entries into the reader's language and shows the original next to them", async () => {
    const { token } = await addCode(await newPatient())
    const { html } = await visit(`/e/${token}?lang=ja`)
    expect(html).toContain(
      '<bdi>ペニシリン</bdi> <span class="written">(<bdi lang="en">Penicillin</bdi>)',
    )
    const english = await visit(`/e/${token}?lang=en`)
    expect(english.html).not.toContain('class="written"')
  })

  it('gives link previews an empty page and does not count them', async () => {
    const ada = await newPatient()
    const { id, token } = await addCode(ada)
    const { status, html } = await visit(`/e/${token}`, {
      headers: { 'User-Agent': 'Twitterbot/1.0' },
    })
    expect([status, html]).toEqual([200, '<!doctype html><title></title>'])
    const scans = await database.superuser`select from code_scans where code_id = ${id}`
    expect(scans).toHaveLength(0)
  })

  it('gives the same answer for expired, replaced and deleted codes, and deleted accounts', async () => {
    const ada = await newPatient()
    const expired = await addCode(ada, { expiresAt: '2020-01-01T00:00:00Z' })
    const deleted = await addCode(ada)
    await deleted.device.push(deleted.device.remove('qr-codes', deleted.id))
    const replaced = await addCode(ada)
    await replaced.device.pull()
    await replaced.device.push(replaced.device.put('qr-codes', replaced.id, { ...newClaim() }))
    const bob = await newPatient()
    const [gone, goneDeleted, goneReplaced] = [
      await addCode(bob),
      await addCode(bob),
      await addCode(bob),
    ]
    await goneDeleted.device.push(goneDeleted.device.remove('qr-codes', goneDeleted.id))
    await goneReplaced.device.pull()
    const successor = newClaim()
    const replacing = goneReplaced.device.put('qr-codes', goneReplaced.id, { ...successor })
    await goneReplaced.device.push(replacing)
    expect((await bob.send('DELETE', '/api/account')).status).toBe(204)
    const paths = [
      ...[expired.token, deleted.token, replaced.token],
      ...[gone.token, goneDeleted.token, goneReplaced.token, successor.token],
    ]
    const pages = await Promise.all(paths.map(path => visit(`/e/${path}`)))
    expect(new Set(pages.map(({ status, html }) => `${status} ${html}`)).size).toBe(1)
    expect(pages[0]?.status).toBe(404)
    expect(pages[0]?.html).toContain('tel:112')
    expect(pages[0]?.html).toContain('This code was withdrawn')
    expect(pages[0]?.html).not.toMatch(/name="copy"|data-copy|<script/)
  })

  it('gives the same answer for all unknown tokens, which may belong to an offline copy', async () => {
    const paths = [newToken(), 'nonsense', '%00', 'x'.repeat(2_000)]
    const pages = await Promise.all(paths.map(path => visit(`/e/${path}`)))
    expect(new Set(pages.map(({ status, html }) => `${status} ${html}`)).size).toBe(1)
    expect(pages[0]?.status).toBe(404)
    expect(pages[0]?.html).toContain('tel:112')
    expect(pages[0]?.html).toContain('data-copy="unknown"')
  })

  it('trusts the code’s row and not a link that should have been retired', async () => {
    const { id, token, device } = await addCode(await newPatient())
    await device.pull()
    await device.push(device.put('qr-codes', id, { ...newClaim() }))
    await database.superuser`update code_links set retired_at = null where code_id = ${id}`
    expect((await visit(`/e/${token}`)).status).toBe(404)
  })

  it('expires on the minute', async () => {
    const expiresAt = new Date(test.deps.now().getTime() + 60_000).toISOString()
    const { token } = await addCode(await newPatient(), { expiresAt })
    expect((await visit(`/e/${token}`)).status).toBe(200)
    test.advance(61_000)
    expect((await visit(`/e/${token}`)).status).toBe(404)
  })

  it('accepts 20 unknown tokens in 10 minutes from an address, and still opens valid ones', async () => {
    const { token } = await addCode(await newPatient())
    const address = newAddress()
    const miss = () => visit(`/e/${newToken()}`, { address })
    for (let i = 0; i < 20; i++) expect((await miss()).status).toBe(404)
    const refused = await miss()
    expect(refused.status).toBe(429)
    expect(Number(refused.answer.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(refused.html).toContain('tel:')
    expect(refused.html).toContain('Too many looks from this network')
    expect((await visit(`/e/${token}`, { address })).status).toBe(200)
    test.advance(10 * 60_000)
    expect((await miss()).status).toBe(404)
  })

  it('shows the record even if the view cannot be logged, and reports and counts that', async () => {
    let dropped = 0
    const onScansDropped = (count: number) => {
      dropped += count
    }
    const own = await createTestApp(database, { onScansDropped })
    const { token } = await addCode(await newPatient())
    await database.superuser`alter table code_scans rename to code_scans_away`
    try {
      const answer = await own.send('GET', `/e/${token}`)
      expect(await answer.text()).toContain('Ada Lovelace')
      await own.writeScans()
    } finally {
      await database.superuser`alter table code_scans_away rename to code_scans`
    }
    expect(own.logged.at(-1)?.failure?.name).toBe('scan_not_logged')
    expect(dropped).toBe(1)
  })

  it('logs nothing of the link or the record', async () => {
    const { token } = await addCode(await newPatient())
    await visit(`/e/${token}`)
    const line = JSON.stringify(test.logged.at(-1))
    expect(line).toContain('"route":"/e/:token"')
    expect(line).not.toContain(token)
    expect(line).not.toContain('Lovelace')
  })
})

describe('POST /e/{token}/unlock', () => {
  const healthcare = { accessLevel: 'healthcare', type: 'complete' }

  it('opens the healthcare view for 15 minutes after its form', async () => {
    const { token } = await addCode(await newPatient(), healthcare)
    const asked = await visit(`/e/${token}`)
    expect(asked.html).toContain(`action="/e/${token}/unlock"`)
    expect(asked.html).not.toContain('Ada')

    const unlocked = await visit(`/e/${token}/unlock`, { body: UNLOCK })
    for (const word of ['Ockham Park', 'Somerville', 'Acme', 'Chickenpox', '/files/']) {
      expect(unlocked.html).toContain(word)
    }
    expect(unlocked.answer.headers.get('Set-Cookie')).toMatch(
      new RegExp(`^view=[^;]+; Max-Age=900; Path=/e/${token}; HttpOnly; SameSite=Lax$`),
    )
    const cookie = cookieOf(unlocked.answer)
    expect((await visit(`/e/${token}`, { cookie })).html).toContain('Ockham Park')
    test.advance(15 * 60_000)
    expect((await visit(`/e/${token}`, { cookie })).html).not.toContain('Ada')
  })

  it.each([
    ['nothing', ''],
    ['no reason', 'role=paramedic'],
    ['a role that is none', 'role=king&reason=emergency'],
    ['text that cannot be stored', 'role=%00&reason=%ED%A0%80'],
  ])('asks again for %s', async (_, body) => {
    const { token } = await addCode(await newPatient(), healthcare)
    const { answer, status, html } = await visit(`/e/${token}/unlock`, { body })
    expect(status).toBe(422)
    expect(html).toContain('<form')
    expect(html).not.toContain('Ada')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it('opens nothing with a pass of another code or a changed one', async () => {
    const ada = await newPatient()
    const [first, second] = [await addCode(ada, healthcare), await addCode(ada, healthcare)]
    const cookie = cookieOf((await visit(`/e/${first.token}/unlock`, { body: UNLOCK })).answer)
    const later = cookie.replace(/=(\d+)/, (_, expiry) => `=${Number(expiry) + 1}`)
    for (const [token, pass] of [
      [second.token, cookie],
      [first.token, later],
      [first.token, `${cookie}x`],
      [first.token, 'view=1.1.1'],
    ] as const) {
      expect((await visit(`/e/${token}`, { cookie: pass })).html).not.toContain('Ada')
    }
  })

  it('opens nothing once the code is deleted', async () => {
    const { token, id, device } = await addCode(await newPatient(), healthcare)
    const cookie = cookieOf((await visit(`/e/${token}/unlock`, { body: UNLOCK })).answer)
    await device.push(device.remove('qr-codes', id))
    expect((await visit(`/e/${token}`, { cookie })).status).toBe(404)
    expect((await visit(`/e/${token}/unlock`, { body: UNLOCK })).status).toBe(404)
  })

  it('refuses a form that is far too big', async () => {
    const { token } = await addCode(await newPatient(), healthcare)
    const body = `${UNLOCK}&more=${'x'.repeat(5_000)}`
    expect((await visit(`/e/${token}/unlock`, { body })).status).toBe(413)
  })

  it('keeps the language of a reader who reloads', async () => {
    const { answer } = await visit('/e/TOKEN/unlock?lang=ar')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/e/TOKEN?lang=ar'])
  })
})
