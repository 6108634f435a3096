import { expect, it } from 'vitest'
import { addContact, addDevice, form, linkIn } from '../../../test/alerts'
import {
  ada,
  DAY_MS,
  database,
  emailsTo,
  HOUR_MS,
  help,
  MEDICAL,
  MINUTE_MS,
  service,
  test,
  token,
  useAlerts,
  view,
} from '../../../test/alerts-setup'
import { letIn } from '../../../test/family'

useAlerts()

it("a helper's request contains their number and, for a day, their location", async () => {
  const ben = 'ben@example.net'
  expect(await view()).not.toContain('Tell the family')
  await addContact(test, ada, ben)
  test.advance(MINUTE_MS)
  expect(await view()).toContain(`<form method="post" action="/e/${token}/help">`)
  test.emails.length = 0

  const answered = await help({ callback: '+44 20 7946 0000' })
  expect([answered.status, answered.text]).toEqual([
    200,
    expect.stringContaining('The family is being told'),
  ])
  expect(answered.text).not.toMatch(/penicillin|lovelace/i)
  expect(test.emails.map(email => email.to).sort()).toEqual([ada.email, ben].sort())
  const [message] = emailsTo(ben)
  expect(message?.subject).toBe('Someone with Ada’s card asks for you')
  expect(message?.text).toContain('Call them: +44 20 7946 0000. This may be a test.')
  expect(message?.text).not.toMatch(new RegExp(`${MEDICAL.source}|${token}`, 'i'))
  const place = linkIn(message?.text, 'where they are')
  expect(await (await test.send('GET', place)).text()).toContain(
    'The helper has not shared a location',
  )

  const about = /name="about" value="([\w-]+)"/.exec(answered.text)?.[1] ?? ''
  const where = '48.20849, 16.37208 (±12 m)'
  expect((await help({ about, place: '' })).status).toBe(422)
  expect((await help({ about: `${about.slice(0, -2)}xx`, place: where })).status).toBe(422)
  expect((await help({ about, place: where })).text).toContain('They can see where you are')
  await help({ about, place: 'elsewhere' })
  expect(emailsTo(ben)[1]?.subject).toBe('Where the helper with Ada’s card is')
  expect(emailsTo(ben)).toHaveLength(2)
  expect(JSON.stringify(test.emails)).not.toContain('48.20849')
  const page = await (await test.send('GET', place)).text()
  expect(page).toContain(where)
  expect(page).toContain('href="geo:48.20849,16.37208"')
  test.advance(DAY_MS)
  expect(await (await test.send('GET', place)).text()).not.toContain('48.20849')
  await test.sendAlerts()
  expect(await database.superuser`select id from helper_locations`).toHaveLength(0)
  await help({ about, place: where })
  expect(emailsTo(ben)).toHaveLength(2)
})

it('one address gets three requests an hour, and only with a valid number', async () => {
  await addContact(test, ada, 'ben@example.net')
  test.emails.length = 0
  for (const callback of [
    'no number',
    '<b>1234</b>',
    '1'.repeat(31),
    'http://evil.example/12345',
  ]) {
    expect((await help({ callback })).status).toBe(422)
  }
  expect(test.emails).toEqual([])
  for (const status of [200, 200, 200, 429]) expect((await help()).status).toBe(status)
  expect((await help({}, '203.0.113.6')).status).toBe(200)
  expect(emailsTo(ada.email)).toHaveLength(4)
  test.advance(HOUR_MS + 1)
  expect((await help()).status).toBe(200)
})

it('refused requests of one address do not count against other helpers', async () => {
  for (const status of [200, 200, 200]) expect((await help()).status).toBe(status)
  for (let nth = 0; nth < 30; nth++) expect((await help()).status).toBe(429)
  for (let nth = 0; nth < 60; nth++) {
    await test.send('GET', `/e/${token}`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  }
  expect((await help({}, '203.0.113.7')).status).toBe(200)
})

it('another site cannot ask for the family, and a page of an old Safari can', async () => {
  await addContact(test, ada, 'ben@example.net')
  const page = await view()
  test.emails.length = 0
  const pass = /name="pass" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const post = async (fields: Record<string, string>, headers: Record<string, string>) => {
    const sent = form(fields)
    const answer = await test.app.request(`/e/${token}/help`, {
      method: 'POST',
      body: String(sent.body),
      headers: { ...sent.headers, ...headers },
    })
    await test.alertsSent()
    return answer.status
  }
  expect(await post({ pass }, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await post({}, { Origin: 'null' })).toBe(403)
  expect(test.emails).toEqual([])
  expect(await post({ pass }, { Origin: 'null' })).toBe(200)
  expect(test.emails).toHaveLength(2)
})

it('a carer’s browser and a contact’s mailbox are notified before the helper gets the answer', async () => {
  const { target, clientHash } = await service.subscribe()
  const carer = await test.signUp()
  await letIn(test, ada, ada.id, { person: carer, role: 'carer' })
  await addDevice(carer, target)
  await addContact(test, ada, 'ben@example.net')
  test.emails.length = 0
  await help({ callback: '030 1234567' })
  expect(test.emails.map(({ to }) => to).sort()).toEqual([ada.email, 'ben@example.net'].sort())
  expect(service.messagesOf(clientHash)).toMatchObject([
    {
      notification: {
        title: 'Someone with Ada’s card asks for you',
        body: expect.stringMatching(
          /^They pressed “Tell the family” on [^.]+ at \d\d:\d\d \(UTC\)\. Call them: 030 1234567\. This may be a test\.$/,
        ),
      },
    },
  ])
  expect(JSON.stringify(service.messagesOf(clientHash))).not.toMatch(MEDICAL)
})

it('the scan log shows each request for help and the number that was left, if any', async () => {
  await addContact(test, ada, 'ben@example.net')
  await help({ callback: '+44 20 7946 0000' })
  await help()
  await test.writeScans()
  const [code] = Object(await (await ada.send('GET', '/api/qr-codes')).json())
  const scans = await (await ada.send('GET', `/api/qr-codes/${code.id}/scans`)).json()
  const asked = Object(scans).filter((scan: object) => 'callback' in scan)
  expect(asked.map(({ callback }: { callback: string }) => callback).sort()).toEqual([
    '',
    '+44 20 7946 0000',
  ])
  const see = `/dashboard?tab=qr-codes&profile=${ada.id}&code=${code.id}`
  expect(emailsTo(ada.email).at(-1)?.text).toContain(see)
})
