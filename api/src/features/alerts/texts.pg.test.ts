import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askBy, form, linkIn } from '../../../test/alerts'
import { alertsOf, MEDICAL, MINUTE_MS } from '../../../test/alerts-setup'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import type { SendOutcome } from '../../adapters/send-outcome'
import type { TextMessage } from '../../adapters/text/text'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const NUMBER = '+4915112345678'
let test: TestApp
let ada: TestPerson
let token: string
let outcome: SendOutcome
const texts: (TextMessage & { to: string })[] = []

beforeEach(async () => {
  await database.superuser`delete from outbox`
  await database.superuser`delete from rate_limits`
  outcome = { kind: 'taken' }
  texts.length = 0
  const sms = {
    perDay: 8,
    read: (typed: string) => (/^\+\d+$/.test(typed) ? typed : undefined),
    async send(to: string, message: TextMessage) {
      texts.push({ to, ...message })
      return outcome
    },
  }
  test = await createTestApp(database, { texts: { sms } })
  ada = await test.signUp({ firstName: 'Ada' })
  token = (await addCode(ada, { type: 'emergency', accessLevel: 'emergency' })).token
})

async function view() {
  test.advance(31 * MINUTE_MS)
  expect((await test.send('GET', `/e/${token}`)).status).toBe(200)
  await test.alertsSent()
}
const waiting = async () => (await database.superuser`select id from outbox`).length

it('a contact confirms by text, is notified by text, and ends it with the link in it', async () => {
  const { path } = await askBy(ada)
  const page = await (await test.send('GET', path)).text()
  expect(page).toContain('Or a phone number for text messages')
  expect(page).not.toContain('ntfy')
  const wrong = await test.send('POST', path, form({ email: '', sms: '0151 1' }))
  expect(await wrong.text()).toMatch(/Enter a number with its country[\s\S]*value="0151 1"/)
  const nothing = await test.send('POST', path, form({ email: ' ', sms: '' }))
  expect(await nothing.text()).toContain('Fill in one of them')
  const both = { email: 'ben@example', sms: NUMBER }
  expect(await (await test.send('POST', path, form(both))).text()).toMatch(
    /Enter an email address[\s\S]*value="ben@example"[\s\S]*value="\+4915112345678"/,
  )
  const sent = await test.send('POST', path, form({ email: '', sms: NUMBER }))
  expect(await sent.text()).toContain('Check your messages')
  expect(texts).toMatchObject([{ to: NUMBER, body: expect.stringContaining('Ada asks') }])
  await view()
  expect(texts).toHaveLength(1)

  const confirm = linkIn(texts[0]?.link.url)
  expect((await test.send('POST', confirm, form({}))).status).toBe(200)
  await view()
  expect(texts[1]).toMatchObject({ to: NUMBER, title: 'Ada’s card was opened' })
  expect(`${texts[1]?.title} ${texts[1]?.body}`).not.toMatch(MEDICAL)
  expect(JSON.stringify(await alertsOf(ada))).not.toContain(NUMBER)
  expect(test.emails.map(({ to }) => to)).not.toContain(NUMBER)

  expect((await test.send('POST', linkIn(texts[1]?.link.url), form({}))).status).toBe(200)
  await view()
  expect(texts).toHaveLength(2)
})

it('a text that cannot be sent is reported, tried again later, and dropped if refused', async () => {
  const { path } = await askBy(ada)
  outcome = { kind: 'later', status: 503 }
  const unsent = await test.send('POST', path, form({ sms: NUMBER }))
  expect(await unsent.text()).toContain('The message could not be sent')
  outcome = { kind: 'taken' }
  await test.send('POST', path, form({ sms: NUMBER }))
  await test.send('POST', linkIn(texts.at(-1)?.link.url), form({}))
  texts.length = 0
  outcome = { kind: 'later', status: 503 }
  await view()
  expect([texts.length, await waiting()]).toEqual([1, 1])
  outcome = { kind: 'refused', status: 400 }
  test.advance(10_000)
  await test.sendAlerts()
  expect([texts.length, await waiting()]).toEqual([2, 0])
  expect(JSON.stringify(test.logged)).not.toContain(NUMBER)
})

it('a number gets three confirmations a day, and a disabled way accepts none', async () => {
  const { path } = await askBy(ada)
  for (let nth = 0; nth < 5; nth += 1)
    await test.send('POST', path, form({ sms: '+4915100000000' }))
  expect(texts).toHaveLength(3)
  const off = await (await test.send('POST', path, form({ ntfy: 'a-topic-nobody-guesses' }))).text()
  expect(off).toContain('Fill in one of them')
})

it('one contact’s link sends confirmations to three numbers a day', async () => {
  const { path } = await askBy(ada)
  for (let nth = 0; nth < 5; nth += 1) {
    const answer = await test.send('POST', path, form({ sms: `+491510000010${nth}` }))
    if (nth > 2) expect(await answer.text()).toContain('many messages today')
  }
  expect(texts).toHaveLength(3)
})

it('confirmations take at most half of a day’s texts, and alerts the rest', async () => {
  const links = []
  for (let nth = 0; nth < 5; nth += 1) links.push((await askBy(ada)).path)
  for (const [nth, path] of links.entries()) {
    await test.send('POST', path, {
      ...form({ sms: `+49151000002${nth}0` }),
      headers: { ...form({}).headers, 'X-Forwarded-For': `198.51.100.${nth}` },
    })
  }
  expect(texts).toHaveLength(4)
  for (const { link } of [...texts]) await test.send('POST', linkIn(link.url), form({}))
  texts.length = 0
  for (let views = 0; views < 2; views += 1) await view()
  expect(texts).toHaveLength(4)
})
