import { expect, it } from 'vitest'
import { addContact, addDevice, form, linkIn } from '../../../test/alerts'
import {
  ada,
  alertsOf,
  database,
  help,
  MINUTE_MS,
  mailServer,
  service,
  test,
  token,
  useAlerts,
  view,
  waiting,
} from '../../../test/alerts-setup'
import { failureOf } from '../../../test/answers'
import { cookieOf, PASSWORD } from '../../../test/app'
import { letIn } from '../../../test/family'

useAlerts()

it("a person with browser notifications gets no e-mail, and no browser gets another's address", async () => {
  const { target, clientHash } = await service.subscribe()
  const id = await addDevice(ada, target)
  expect(await addDevice(ada, target)).toBe(id)
  await view()
  expect(test.emails).toEqual([])
  const [message] = service.messagesOf(clientHash)
  expect(message).toEqual({
    web_push: 8030,
    notification: {
      title: 'Your card was opened',
      body: expect.stringMatching(
        /^Someone scanned its code on [^.]+ at \d\d:\d\d \(UTC\)\. This may be a test\.$/,
      ),
      ...{ lang: 'en', dir: 'ltr', tag: expect.any(String) },
      navigate: expect.stringMatching(
        `^http://localhost:3000/dashboard\\?tab=qr-codes&profile=${ada.id}&code=[0-9a-f-]{36}$`,
      ),
      actions: [{ action: 'stop', title: 'Stop these', navigate: expect.stringContaining('/n/') }],
    },
  })
  expect(service.requests.at(-1)).toMatchObject({ urgency: 'high', ttl: '1800' })
  expect(JSON.stringify(await alertsOf(ada))).not.toContain('push.example')

  const stop = linkIn(JSON.stringify(message), 'stop')
  expect((await test.send('POST', stop, form({}))).status).toBe(200)
  test.advance(31 * MINUTE_MS)
  await view()
  expect(service.messagesOf(clientHash)).toHaveLength(1)
  expect((await alertsOf(ada)).people).toMatchObject([{ isNotified: false }])
  expect((await ada.send('DELETE', `/api/alerts/devices/${id}`)).status).toBe(204)
  expect((await ada.send('DELETE', `/api/alerts/devices/${id}`)).status).toBe(404)
})

it('only browsers of known push services are accepted', async () => {
  const { target } = await service.subscribe()
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://push.example/x',
    'https://evil.example/x',
  ]) {
    const answer = await ada.send('POST', '/api/alerts/devices', { json: { ...target, endpoint } })
    expect(answer.status).toBe(422)
  }
  const offCurve = `${target.keys.p256dh.slice(0, -4)}AAAA`
  for (const json of [
    { ...target, endpoint: `${target.endpoint}\r\nX: y` },
    { ...target, keys: { ...target.keys, p256dh: offCurve } },
  ]) {
    const answer = await ada.send('POST', '/api/alerts/devices', { json })
    expect(await failureOf(answer)).toEqual([400, 'malformed'])
  }
})

it('a service that named a time gets no request before it, whatever happens to the e-mail', async () => {
  const { target } = await service.subscribe()
  await addDevice(ada, target)
  service.break((_, answer) => void answer.writeHead(429, { 'Retry-After': '600' }).end())
  mailServer.isDown = true
  await view()
  const tries = service.requests.length
  for (const ms of [2 * MINUTE_MS, 30_000, MINUTE_MS]) {
    test.advance(ms)
    await test.sendAlerts()
  }
  await help()
  expect([test.emails.length, service.requests.length]).toEqual([0, tries])
  mailServer.isDown = false
  test.advance(2 * MINUTE_MS)
  await test.sendAlerts()
  expect([test.emails.length, service.requests.length]).toEqual([2, tries])
  expect(await waiting()).toBe(0)
})

it('a service that names a time too far away gets no request until the alert is outdated', async () => {
  const { target, clientHash } = await service.subscribe()
  await database.superuser`update users set email_confirmed_at = null where id = ${ada.id}`
  await addDevice(ada, target)
  service.break((_, answer) => void answer.writeHead(503, { 'Retry-After': '9'.repeat(300) }).end())
  await view()
  service.break()
  const [due] = await database.superuser`
    select due_at - created_at between '29 min' and '30 min' as "isInTime" from outbox`
  expect(due).toEqual({ isInTime: true })
  test.advance(30 * MINUTE_MS)
  await test.sendAlerts()
  expect([service.messagesOf(clientHash), await waiting()]).toEqual([[], 0])
})

it('an expired browser is removed, and an e-mail is sent immediately', async () => {
  const { target, clientHash } = await service.subscribe()
  const id = await addDevice(ada, target)
  service.expire(clientHash)
  await view()
  expect(test.emails).toMatchObject([{ to: ada.email }])
  expect((await ada.send('DELETE', `/api/alerts/devices/${id}`)).status).toBe(404)
})

it('an expired browser of a person without an address is removed, and a later address is used', async () => {
  const { target, clientHash } = await service.subscribe()
  const confirm = (at: string | null) =>
    database.superuser`update users set email_confirmed_at = ${at} where id = ${ada.id}`
  await confirm(null)
  const id = await addDevice(ada, target)
  service.expire(clientHash)
  await view()
  // The server stops trying and logs no address.
  expect([test.emails.length, await waiting()]).toEqual([0, 0])
  expect((await ada.send('DELETE', `/api/alerts/devices/${id}`)).status).toBe(404)
  const said = test.logged.filter(({ method }) => method === 'OUTBOX')
  expect(said.map(({ status, failure }) => [status, failure?.name])).toEqual([[410, 'unreachable']])
  expect(JSON.stringify(said)).not.toMatch(/push.example|@/)

  const again = await service.subscribe()
  await addDevice(ada, again.target)
  await help()
  expect(service.messagesOf(again.clientHash)).toHaveLength(1)
  service.expire(again.clientHash)
  await confirm('2026-01-01')
  await help()
  expect(test.emails).toMatchObject([{ to: ada.email }])
})

it('a failing push service gets more tries, and after two minutes an e-mail is sent', async () => {
  const { target, clientHash } = await service.subscribe()
  await addDevice(ada, target)
  service.break((_, answer) => void answer.writeHead(500).end())
  await view()
  const tries = service.requests.length
  expect([test.emails.length, await waiting()]).toEqual([0, 1])
  test.advance(30_000)
  await test.sendAlerts()
  expect([test.emails.length, service.requests.length]).toEqual([0, tries + 1])
  test.advance(2 * MINUTE_MS)
  await test.sendAlerts()
  expect([test.emails.length, await waiting()]).toEqual([1, 0])
  expect(service.messagesOf(clientHash)).toEqual([])
})

it('a push service that recovers within two minutes delivers, and no e-mail is sent', async () => {
  const { target, clientHash } = await service.subscribe()
  await addDevice(ada, target)
  service.break((_, answer) => void answer.writeHead(429, { 'Retry-After': '60' }).end())
  await view()
  test.advance(30_000)
  await test.sendAlerts()
  service.break()
  expect(service.messagesOf(clientHash)).toEqual([])
  test.advance(31_000)
  await test.sendAlerts()
  expect(service.messagesOf(clientHash)).toHaveLength(1)
  expect([test.emails.length, await waiting()]).toEqual([0, 0])
})

it('a signed-out browser gets nothing until it subscribes after the next sign-in', async () => {
  const { target, clientHash } = await service.subscribe()
  await addDevice(ada, target)
  expect((await ada.send('POST', '/api/auth/logout')).status).toBe(204)
  await view()
  expect([service.messagesOf(clientHash).length, test.emails.length]).toEqual([0, 1])
  const answer = await test.send('POST', '/api/auth/login', {
    json: { email: ada.email, password: PASSWORD },
  })
  const cookie = cookieOf(answer)
  await addDevice(
    { ...ada, send: (...[method, path, more]) => ada.send(method, path, { ...more, cookie }) },
    target,
  )
  test.advance(31 * MINUTE_MS)
  await view()
  expect(service.messagesOf(clientHash)).toHaveLength(1)
})

it('a hanging mail server delays no notification, however many e-mails wait', async () => {
  const { target, clientHash } = await service.subscribe()
  const carer = await test.signUp()
  await letIn(test, ada, ada.id, { person: carer, role: 'carer' })
  await addDevice(carer, target)
  for (let nth = 1; nth <= 5; nth += 1) await addContact(test, ada, `contact-${nth}@example.net`)
  let giveUp = () => {}
  const silence = new Promise<void>((_, reject) => {
    giveUp = () => reject(new Error('Greeting never received'))
  })
  mailServer.answer = () => silence
  for (let nth = 1; nth <= 5; nth += 1) {
    const sent = form({})
    const headers = { ...sent.headers, 'X-Forwarded-For': `203.0.113.${nth}` }
    expect((await test.send('POST', `/e/${token}/help`, { ...sent, headers })).status).toBe(200)
    await expect.poll(() => service.messagesOf(clientHash).length).toBe(nth)
  }
  mailServer.answer = undefined
  giveUp()
  await test.alertsSent()
  expect(await waiting()).toBe(30)
  test.advance(10_000)
  test.emails.length = 0
  await test.sendAlerts()
  expect([test.emails.length, await waiting()]).toEqual([30, 0])
})
