import { alertsAnswerSchema } from 'sync-protocol/rest'
import { expect, it, onTestFinished, vi } from 'vitest'
import { addContact, askBy, form, linkIn } from '../../../test/alerts'
import {
  ada,
  alertsOf,
  DAY_MS,
  database,
  emailsTo,
  HOUR_MS,
  help,
  MEDICAL,
  MINUTE_MS,
  mailServer,
  test,
  token,
  useAlerts,
  view,
  waiting,
} from '../../../test/alerts-setup'
import { bodyOf } from '../../../test/answers'
import { createTestApp, PASSWORD, type TestPerson } from '../../../test/app'
import { letIn } from '../../../test/family'

useAlerts()

it('the owner is notified of an opened card once in 30 minutes and six times a day', async () => {
  await view()
  expect(test.emails).toMatchObject([{ to: ada.email, subject: 'Your card was opened' }])
  expect(test.emails[0]?.text).toMatch(/at \d\d:\d\d \(UTC\)\. This may be a test/)
  expect(test.emails[0]?.text).not.toMatch(new RegExp(`${MEDICAL.source}|${token}`, 'i'))
  await view()
  test.advance(29 * MINUTE_MS)
  await view()
  expect(test.emails).toHaveLength(1)
  for (let nth = 2; nth <= 9; nth += 1) {
    test.advance(31 * MINUTE_MS)
    await view()
    expect(test.emails).toHaveLength(Math.min(nth, 6))
  }
  test.advance(DAY_MS)
  await view()
  expect(test.emails).toHaveLength(7)
  expect(await waiting()).toBe(0)
})

it('an alert has the local time of its reader, and of the card’s owner for a contact', async () => {
  const headers = { 'X-LifeTag-Time-Zone': 'Europe/Berlin' }
  const json = { email: ada.email, password: PASSWORD }
  await test.send('POST', '/api/auth/login', { json, headers })
  await addContact(test, ada, 'ben@example.net')
  const carer = await test.signUp()
  await letIn(test, ada, ada.id, { person: carer, role: 'carer' })
  test.emails.length = 0
  await view()
  const timeTo = (address: string) =>
    / at \d\d:\d\d \((.*?)\)/.exec(emailsTo(address)[0]?.text ?? '')?.[1]
  const berlin = expect.stringMatching(/^Berlin time, GMT\+[12]$/)
  expect([timeTo(ada.email), timeTo('ben@example.net'), timeTo(carer.email)]).toEqual([
    ...[berlin, berlin],
    'UTC',
  ])
})

it('the time zone follows the device, and a name that is none changes nothing', async () => {
  const zone = async () => {
    const [row] = await database.superuser`
      select time_zone as zone from sessions where user_id = ${ada.id}`
    return row?.zone
  }
  const visit = async (timeZone: string) => {
    test.advance(2 * DAY_MS)
    const headers = { 'X-LifeTag-Time-Zone': timeZone }
    expect((await ada.send('GET', '/api/auth/user', { headers })).status).toBe(200)
    return zone()
  }
  expect(await zone()).toBeNull()
  expect(await visit('Asia/Tokyo')).toBe('Asia/Tokyo')
  expect(await visit('Mars/Olympus')).toBe('Asia/Tokyo')
  expect(await visit('Europe/Rome')).toBe('Europe/Rome')
})

it('views cause no query until the next notification is allowed', async () => {
  await view()
  const asked = vi.spyOn(test.deps.database, 'transaction')
  onTestFinished(() => asked.mockRestore())
  test.advance(29 * MINUTE_MS)
  await view()
  expect(asked).not.toHaveBeenCalled()
  test.advance(2 * MINUTE_MS)
  await view()
  expect(test.emails).toHaveLength(2)
})

it('one waiting e-mail tests a mail server that is down, and the others cause no query', async () => {
  for (let nth = 1; nth <= 5; nth += 1) await addContact(test, ada, `contact-${nth}@example.net`)
  mailServer.isDown = true
  for (let nth = 1; nth <= 3; nth += 1) await help({}, `203.0.113.${nth}`)
  expect(await waiting()).toBe(18)
  const asked = vi.spyOn(test.deps.database, 'transaction')
  onTestFinished(() => asked.mockRestore())
  test.advance(10_000)
  await test.sendAlerts()
  // An account is a transaction in the record and one in the account.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2)
  expect(await waiting()).toBe(18)
  test.emails.length = 0
  mailServer.isDown = false
  test.advance(20_000)
  await test.sendAlerts()
  expect([test.emails.length, await waiting()]).toEqual([18, 0])
})

it('twenty simultaneous views at two servers are one event', async () => {
  const other = await createTestApp(database, { mail: test.deps.mail })
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) => (nth % 2 ? test : other).send('GET', `/e/${token}`)),
  )
  await Promise.all([test.alertsSent(), other.alertsSent()])
  expect(test.emails).toHaveLength(1)
})

it.each([
  ['a program that lists links', { 'User-Agent': 'WhatsApp/2.23' }],
  ['an older browser that looks ahead', { Purpose: 'prefetch' }],
  ['a Firefox that looks ahead', { 'X-Moz': 'prefetch' }],
  ['a Safari that draws a small picture of a page', { 'X-Purpose': 'preview' }],
])('%s causes no notification', async (_, headers) => {
  await view(headers)
  expect(test.emails).toEqual([])
  await view()
  expect(test.emails).toHaveLength(1)
})

it.each(['prefetch', 'prefetch;prerender', 'PREFETCH; anonymous-client-ip'])(
  'a browser that looks ahead (%s) gets no card, causes no notification and reloads for its reader',
  async purpose => {
    const headers = { 'Sec-Purpose': purpose }
    const ahead = await test.send('GET', `/e/${token}`, { headers })
    // The browser would later show a 2xx as it is now. Our service worker passes on anything below 500.
    expect([ahead.status, ahead.headers.get('Refresh')]).toEqual([425, '1'])
    expect(await ahead.text()).not.toMatch(/Ada|Penicillin/)
    await test.writeScans()
    await test.alertsSent()
    const scans = await database.superuser`select from code_scans where user_id = ${ada.id}`
    expect([test.emails, scans.length]).toEqual([[], 0])
    await view()
    expect(test.emails).toHaveLength(1)
  },
)

it("views in a browser of the owner or a carer cause no notification; a stranger's do", async () => {
  const ben = await test.signUp()
  await letIn(test, ada, ada.id, { person: ben, role: 'carer' })
  test.emails.length = 0
  await view({ Cookie: ada.cookie })
  await view({ Cookie: ben.cookie })
  expect(test.emails).toEqual([])
  const eve = await test.signUp()
  test.emails.length = 0
  await view({ Cookie: eve.cookie })
  expect(test.emails.map(email => email.to).sort()).toEqual([ada.email, ben.email].sort())
})

it("a stranger's view at the same time as the owner's is reported", async () => {
  await Promise.all([view({ Cookie: ada.cookie }), view()])
  expect(test.emails).toHaveLength(1)
})

it('guardians and carers are notified, viewers only if chosen, and removed members never', async () => {
  const [ben, cleo, vera] = [await test.signUp(), await test.signUp(), await test.signUp()]
  await letIn(test, ada, ada.id, { person: ben, role: 'guardian' })
  await letIn(test, ada, ada.id, { person: cleo, role: 'carer' })
  await letIn(test, ada, ada.id, { person: vera, role: 'viewer' })
  const asAda = { 'X-LifeTag-Profile': ada.id }
  const heard = async () => {
    test.emails.length = 0
    test.advance(31 * MINUTE_MS)
    await view()
    const names = {
      [ada.email]: 'ada',
      [ben.email]: 'ben',
      [cleo.email]: 'cleo',
      [vera.email]: 'vera',
    }
    return test.emails.map(email => names[email.to]).sort()
  }
  expect(await heard()).toEqual(['ada', 'ben', 'cleo'])
  expect(emailsTo(ben.email)[0]?.subject).toBe('Ada’s card was opened')

  const set = (who: TestPerson, whom: TestPerson, isNotified: boolean) => {
    const path = who === whom ? 'mine' : `people/${whom.id}`
    return who.send('PUT', `/api/alerts/${path}`, { json: { isNotified }, headers: asAda })
  }
  expect((await set(vera, vera, true)).status).toBe(403)
  expect((await set(cleo, vera, true)).status).toBe(403)
  expect((await set(ben, await test.signUp(), true)).status).toBe(404)
  expect((await set(ben, vera, true)).status).toBe(204)
  expect((await set(cleo, cleo, false)).status).toBe(204)
  expect(await heard()).toEqual(['ada', 'ben', 'vera'])
  await ada.send('DELETE', `/api/profiles/${ada.id}/members/${ben.id}`)
  expect(await heard()).toEqual(['ada', 'vera'])

  const { people } = await alertsOf(ada)
  expect(people.map(({ role, isNotified, isYou }) => [role, isNotified, isYou])).toEqual([
    ['person', true, true],
    ['carer', false, false],
    ['viewer', true, false],
  ])
})

it('a choice ends with the role: a member who returns or becomes a viewer has none', async () => {
  const [cleo, vera] = [await test.signUp(), await test.signUp()]
  await letIn(test, ada, ada.id, { person: cleo, role: 'carer' })
  await letIn(test, ada, ada.id, { person: vera, role: 'viewer' })
  const headers = { 'X-LifeTag-Profile': ada.id }
  const tick = (who: TestPerson, path: string) =>
    who.send('PUT', `/api/alerts/${path}`, { json: { isNotified: true }, headers })
  expect((await tick(ada, `people/${vera.id}`)).status).toBe(204)
  expect((await tick(cleo, 'mine')).status).toBe(204)
  const member = ({ id }: TestPerson) => `/api/profiles/${ada.id}/members/${id}`
  await ada.send('DELETE', member(vera))
  await letIn(test, ada, ada.id, { person: vera, role: 'viewer' })
  await ada.send('PATCH', member(cleo), { json: { role: 'viewer' } })
  test.emails.length = 0
  test.advance(31 * MINUTE_MS)
  await view()
  expect(test.emails.map(({ to }) => to)).toEqual([ada.email])
})

it('a contact without an account confirms twice, is notified, and ends it with one press', async () => {
  const ben = 'ben@example.net'
  const asked = await askBy(ada, 'Ben, next door')
  const page = await (await test.send('GET', asked.path)).text()
  expect(page).toContain('Ada asks if you want alerts')
  expect(page).toContain('with the link in each email')

  expect((await test.send('POST', asked.path, form({ email: 'no address' }))).status).toBe(200)
  expect(test.emails).toEqual([])
  await test.send('POST', asked.path, form({ email: ben }))
  await expect.poll(() => emailsTo(ben)).toHaveLength(1)
  const confirm = linkIn(emailsTo(ben)[0]?.text)
  // A mail program that opens links confirms nothing.
  await test.send('GET', confirm)
  await view()
  expect(emailsTo(ben)).toHaveLength(1)
  expect((await alertsOf(ada)).contacts).toMatchObject([{ name: 'Ben, next door', state: 'asked' }])

  expect((await test.send('POST', confirm, form({}))).status).toBe(200)
  expect((await test.send('POST', confirm, form({}))).status).toBe(200)
  expect((await test.send('GET', asked.path)).status).toBe(404)
  test.advance(31 * MINUTE_MS)
  await view()
  expect(emailsTo(ben)[1]).toMatchObject({ subject: 'Ada’s card was opened' })
  expect(emailsTo(ben)[1]?.text).not.toMatch(MEDICAL)
  const shown = JSON.stringify(await alertsOf(ada))
  expect(shown).toContain('active')
  expect(shown).not.toContain(ben)

  const stop = emailsTo(ben)[1]?.unsubscribeUrl?.replace('http://localhost:3000', '') ?? ''
  for (const glued of ['', '/', ').', '%E2%80%9D']) {
    expect((await test.send('GET', stop + glued)).status).toBe(200)
  }
  test.advance(31 * MINUTE_MS)
  await view()
  expect(emailsTo(ben)).toHaveLength(3)
  // A mail program sends this (RFC 8058) from no page and without a cookie.
  const oneClick = await test.app.request(stop, {
    method: 'POST',
    ...form({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(200)
  test.advance(31 * MINUTE_MS)
  await view()
  expect(emailsTo(ben)).toHaveLength(3)
  expect((await alertsOf(ada)).contacts).toMatchObject([{ state: 'stopped' }])
})

it('an invitation works for two weeks, for the last address, and until it is withdrawn', async () => {
  const [first, second] = ['first@example.net', 'second@example.net']
  const asked = await askBy(ada)
  for (const email of [first, second]) await test.send('POST', asked.path, form({ email }))
  await expect.poll(() => emailsTo(second)).toHaveLength(1)
  const links = [first, second].map(email => linkIn(emailsTo(email)[0]?.text))
  expect((await test.send('POST', links[0] ?? '', form({}))).status).toBe(404)
  test.advance(15 * DAY_MS)
  expect((await test.send('GET', asked.path)).status).toBe(404)
  expect((await test.send('POST', links[1] ?? '', form({}))).status).toBe(404)

  const again = await askBy(ada)
  expect((await ada.send('DELETE', `/api/alerts/contacts/${again.id}`)).status).toBe(204)
  expect((await test.send('GET', again.path)).status).toBe(404)
  for (const bad of [`${again.path}x`, again.path.slice(0, -1), '/n/x', `/n/${'A'.repeat(500)}`]) {
    expect((await test.send('GET', bad)).status).toBe(404)
  }
})

it('a record can ask five contacts, and an address gets at most five invitations', async () => {
  const asked = []
  for (let nth = 0; nth < 5; nth += 1) asked.push(await askBy(ada))
  const answer = await ada.send('POST', '/api/alerts/contacts', { json: { name: 'Six' } })
  expect(answer.status).toBe(422)
  for (let nth = 0; nth < 8; nth += 1) {
    await test.send('POST', asked[nth % 5]?.path ?? '', form({ email: 'much@example.net' }))
  }
  await expect.poll(() => emailsTo('much@example.net').length).toBeGreaterThan(4)
  expect(emailsTo('much@example.net')).toHaveLength(5)
  const last = asked[4]?.path ?? ''
  await test.send('POST', last, form({ email: 'last@example.net' }))
  await expect.poll(() => emailsTo('last@example.net')).toHaveLength(1)
  await test.send('POST', last, form({ email: 'much@example.net' }))
  const confirm = linkIn(emailsTo('last@example.net')[0]?.text)
  expect((await test.send('POST', confirm, form({}))).status).toBe(200)
})

it('a returning mail server gets the waiting e-mails unless they are outdated', async () => {
  mailServer.isDown = true
  await view()
  expect(await waiting()).toBe(1)
  mailServer.isDown = false
  test.advance(10_000)
  await test.sendAlerts()
  expect([test.emails.length, await waiting()]).toEqual([1, 0])
  mailServer.isDown = true
  test.advance(31 * MINUTE_MS)
  await view()
  mailServer.isDown = false
  test.advance(31 * MINUTE_MS)
  await test.sendAlerts()
  expect([test.emails.length, await waiting()]).toEqual([1, 0])
  expect(test.logged.at(-1)).toMatchObject({ method: 'OUTBOX', route: 'alert opened', status: 410 })
  expect(JSON.stringify(test.logged)).not.toContain(ada.email)
})

it('another server sends, once, what a server had taken when it died', async () => {
  mailServer.isDown = true
  await view()
  await database.superuser`
    update outbox set tries = 1, due_at = ${new Date(test.deps.now().getTime() + MINUTE_MS)}`
  mailServer.isDown = false
  const others = await Promise.all(
    [1, 2, 3].map(() => createTestApp(database, { mail: test.deps.mail, now: test.deps.now })),
  )
  await Promise.all(others.map(other => other.sendAlerts()))
  expect(test.emails).toHaveLength(0)
  test.advance(MINUTE_MS + 1)
  await Promise.all(others.map(other => other.sendAlerts()))
  expect(test.emails).toHaveLength(1)
})

it('muting stops notifications for an hour', async () => {
  await addContact(test, ada, 'ben@example.net')
  test.emails.length = 0
  const mute = (isMuted: boolean) => ada.send('PUT', '/api/alerts/mute', { json: { isMuted } })
  const { mutedUntil } = await bodyOf(await mute(true), alertsAnswerSchema)
  expect(Date.parse(mutedUntil ?? '') - test.deps.now().getTime()).toBeLessThanOrEqual(HOUR_MS)
  await view()
  expect((await help()).text).toContain('Nobody could be told')
  expect([test.emails.length, await waiting()]).toEqual([0, 0])
  test.advance(HOUR_MS + 1)
  await view()
  expect(test.emails).toHaveLength(2)
  await mute(true)
  expect(await bodyOf(await mute(false), alertsAnswerSchema)).toMatchObject({ mutedUntil: null })
  test.advance(31 * MINUTE_MS)
  await view()
  expect(test.emails).toHaveLength(4)
})

it('a deleted record causes no notification, and its links stop working', async () => {
  await addContact(test, ada, 'ben@example.net')
  mailServer.isDown = true
  await view()
  const asked = await askBy(ada)
  // A delivery that has begun may still arrive after the deletion.
  await test.alertsSent()
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  await test.alertsSent()
  mailServer.isDown = false
  test.emails.length = 0
  test.advance(5 * MINUTE_MS)
  await test.sendAlerts()
  expect(test.emails.map(({ subject }) => subject)).toEqual(['Your LifeTag account was deleted'])
  expect(await waiting()).toBe(0)
  expect((await test.send('GET', asked.path)).status).toBe(404)
})
