/**
 * Shows that people's data cannot be read from a dump, the disk, the log or an error. The dump is read column
 * by column, because the bundled Postgres has no `pg_dump`.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import {
  clientSecretAnswerSchema,
  registerAnswerSchema,
  shareAnswerSchema,
} from 'sync-protocol/rest'
import { FHIR_JSON, manifestSchema, parseShlink, sealFile } from 'sync-protocol/shl'
import { COLLECTIONS } from 'sync-protocol/sync'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { depth } from '../../sync-protocol/dev/test-depth'
import type { EmailMessage } from '../src/adapters/mail/mail'
import { openWebPush } from '../src/adapters/push/web-push'
import { signUpAdmin } from '../test/admin'
import { addDevice, askBy, form, linkIn } from '../test/alerts'
import { bodyOf } from '../test/answers'
import { cookieOf, type SendOptions, type TestPerson } from '../test/app'
import { Canaries } from '../test/canaries'
import { addCode } from '../test/codes'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { TestDevice } from '../test/device'
import { addProfile, inviteBy } from '../test/family'
import { addFile, pdfOf } from '../test/files'
import { orderOf, ordersOf, press } from '../test/orders'
import { CARD, createPaymentsTest, type PaymentsTest } from '../test/payments'
import { claimOf } from '../test/records'
import { pathOf, ROUTES, type Settled } from '../test/route-table'
import { type Folder, readColumns, readDisk } from '../test/stored'

const secrets = new Canaries()
/** The payment provider gets the address of a parcel for fraud checks, so this data is kept apart. */
const parcel = new Canaries()
const errors: string[] = []
const printed: string[] = []
const written: EmailMessage[] = []

let database: TestDatabase
let test: PaymentsTest
beforeAll(async () => {
  for (const way of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((...words) => void printed.push(words.join(' ')))
  }
  database = await createTestDatabase()
  // The mail server refuses every e-mail, so all of them stay in the database and in the log.
  const mail = {
    send(message: EmailMessage) {
      written.push(message)
      return Promise.reject(new Error(message.text))
    },
    close: () => {},
  }
  // No notification is sent either, because no host name resolves.
  const push = openWebPush({
    vapid: { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@lifetag.example' },
    services: ['push.example'],
    outside: { resolve: () => Promise.reject(new Error('no such name')) },
  })
  test = await createPaymentsTest(database, { mail, push })
  const ada = await liveThrough()
  await goWrong(ada)
})
afterAll(async () => {
  await test.stop()
  await database.drop()
})

async function send(method: string, path: string, options: SendOptions = {}) {
  const headers = {
    'User-Agent': `Mozilla/5.0 ${agent}`,
    Referer: `http://localhost:3000/${agent}`,
    'X-Forwarded-For': ADDRESS,
    ...options.headers,
  }
  const answer = await test.send(method, path, { ...options, headers })
  if (answer.status >= 400) {
    const said = [...answer.headers].map(pair => pair.join(': ')).join('\n')
    errors.push(`${method} ${answer.status}\n${said}\n${await answer.clone().text()}`)
  }
  return answer
}
const agent = secrets.word('browser')
const ADDRESS = secrets.keep('network address', '203.0.113.217')
const PIN = secrets.pin('PIN')
const email = `${secrets.word('e-mail')}@canary.example`.toLowerCase()
const password = secrets.word('password')

/** Fills each field with a valid value, which is a secret word if the field accepts one. */
function fill(collection: keyof typeof COLLECTIONS, rest: Record<string, string>) {
  const values = Object.entries(COLLECTIONS[collection].schema.shape).flatMap(([field, type]) => {
    const isFile = (COLLECTIONS[collection].fileFields as readonly string[]).includes(field)
    if (rest[field] !== undefined || isFile) return []
    const word = secrets.word(`${collection}.${field}`)
    const day = '1913-02-17'
    const value = [word, day].find(each => z.safeParse(type, each).success)
    return value === undefined ? [] : [[field, value] as const]
  })
  return { ...Object.fromEntries(values), ...rest }
}

async function liveThrough(): Promise<Settled> {
  const json = {
    ...{ email, password },
    firstName: secrets.word('first name'),
    lastName: secrets.word('last name'),
  }
  const signedUp = await send('POST', '/api/auth/register', { json })
  const cookies = signedUp.headers.getSetCookie().map(each => each.split(';')[0] ?? '')
  // A session's 256 random bits are stored as a hash.
  for (const pair of cookies) keepCookie(pair, 'hashed')
  const { user, recoveryCodes } = await bodyOf(signedUp, registerAnswerSchema)
  for (const code of recoveryCodes) secrets.keep('recovery code', code)
  const sendAs: TestPerson['send'] = (method, path, options) =>
    send(method, path, { cookie: cookies.join('; '), ...options })
  const ada = { id: user.id, email, cookie: cookies.join('; '), recoveryCodes, send: sendAs }

  const fileUrl = await addFile(ada, pdfOf(secrets.word('document')))
  const device = new TestDevice(ada)
  const pushed = await device.push(
    device.put('account', ada.id, fill('account', {})),
    device.put(
      'profile',
      ada.id,
      fill('profile', { dnrStatus: 'DNR', dnrDocumentUrl: fileUrl, dateOfBirth: '1913-02-17' }),
    ),
    device.put('contacts', randomUUID(), fill('contacts', {})),
    device.put('allergies', randomUUID(), fill('allergies', { severity: 'Severe' })),
    device.put('medications', randomUUID(), fill('medications', {})),
    device.put('conditions', randomUUID(), fill('conditions', { status: 'Active' })),
    device.put('plans', randomUUID(), fill('plans', { kind: 'do' })),
    device.put('history', randomUUID(), fill('history', { kind: 'vaccine' })),
    device.put('policies', randomUUID(), fill('policies', { relationship: 'self' })),
  )
  expect(pushed.outcomes.map(({ status }) => status)).not.toContain('rejected')

  const secret = secrets.keep(
    'secret of a code',
    String(BigInt(`0x${randomUUID().replaceAll('-', '')}`))
      .padStart(26, '7')
      .slice(-26),
  )
  const token = secrets.keep('token', claimOf(secret).token)
  const code = await addCode(ada, { token, secret, type: 'emergency', accessLevel: 'healthcare' })
  await ada.send('PUT', `/api/qr-codes/${code.id}/pin`, { json: { pin: PIN } })
  expect((await send('GET', `/e/${token}`)).status).toBe(200)
  const unlocked = await unlock(token, PIN)
  expect(unlocked.status).toBe(200)
  expect(await unlocked.text()).toContain(secrets.mark)

  await shareRecord(ada)
  await shareByLinks(ada)
  await addListeners(ada, token)

  const given = await ada.send('POST', '/api/create-donation', {
    json: { tierId: 'custom', amount: 2_100 },
  })
  const { clientSecret } = await bodyOf(given, clientSecretAnswerSchema)
  secrets.keep('client secret', clientSecret)
  secrets.keep('card', CARD.pays)
  await test.pay(clientSecret)
  await giveAsGuest()
  await orderThings(ada, code.id)
  await test.eventsDelivered()
  return { ...ada, token, shareToken: '', ids: { ...NO_IDS, profile: ada.id, code: code.id } }
}

/** Makes a record for another person, with an invitation, and with a guest who asks to join. */
async function shareRecord(ada: TestPerson) {
  const word = (what: string) => secrets.word(what)
  const { id } = await addProfile(ada, {
    ...{ firstName: word('profile first name'), lastName: word('profile last name') },
    ...{ name: word('member name'), relationship: word('relationship') },
  })
  await database.superuser`update users set email_confirmed_at = now() where id = ${ada.id}`
  await inviteBy(ada, id, { email: `${word('invited')}@canary.example`.toLowerCase() })
  const { token } = await inviteBy(ada, id)
  secrets.keep('invitation', token)
  const guest = await test.signUp({ firstName: word('guest name') })
  secrets.keep('guest address', guest.email)
  expect((await guest.send('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
  expect((await send('GET', `/api/invitations/${token}`)).status).toBe(401)
}

/** A live link with a passcode, and a link to a file that only a phone can read. */
async function shareByLinks(ada: TestPerson) {
  const make = async (values: object) => {
    const label = secrets.word('link label')
    const json = { level: 'healthcare', expiresIn: 'never', label, ...values }
    return bodyOf(await ada.send('POST', '/api/shares', { json }), shareAnswerSchema)
  }
  const passcode = secrets.word('passcode')
  const { link, url } = await make({ kind: 'live', passcode })
  const parsed = parseShlink(link ?? '')
  secrets.keep('link', link?.split('/').at(-1) ?? '')
  secrets.keep('link key', parsed.ok ? parsed.link.key : '')
  secrets.keep('link token', url.split('/').at(-1) ?? '')
  const ask = (given: string) =>
    send('POST', new URL(url).pathname, {
      json: { recipient: secrets.word('recipient'), passcode: given, embeddedLengthMax: 0 },
    })
  expect((await ask(secrets.word('wrong passcode'))).status).toBe(401)
  const { files } = await bodyOf(await ask(passcode), manifestSchema)
  expect((await send('GET', new URL(files[0]?.location ?? '').pathname)).status).toBe(200)

  const content = secrets.word('sealed file')
  const key = randomBytes(32).toString('base64url')
  const sealed = await sealFile({ content, contentType: FHIR_JSON }, key, globalThis)
  const direct = await make({ kind: 'sealed', content: sealed })
  secrets.keep('sealed link token', direct.url.split('/').at(-1) ?? '')
  const { pathname } = new URL(direct.url)
  expect((await send('GET', `${pathname}?recipient=${secrets.word('reader')}`)).status).toBe(200)
}

async function addListeners(ada: TestPerson, token: string) {
  const keys = webPush.generateVAPIDKeys()
  const endpoint = `https://push.example/${secrets.word('endpoint')}`
  const auth = secrets.keep('key of a browser', 'c'.repeat(22))
  await addDevice(ada, { endpoint, keys: { p256dh: keys.publicKey, auth } })
  const asked = await askBy(ada, secrets.word('contact'))
  secrets.keep('link that asks', asked.path.slice(3))
  const contact = `${secrets.word('contact’s address')}@canary.example`.toLowerCase()
  const postForm = (path: string, fields: Record<string, string>) =>
    send('POST', path, form(fields))
  expect((await postForm(asked.path, { email: contact })).status).toBe(200)
  await vi.waitFor(() => expect(written.some(({ to }) => to === contact)).toBe(true))
  const confirm = linkIn(written.find(({ to }) => to === contact)?.text)
  secrets.keep('link that confirms', confirm.slice(3))
  expect((await postForm(confirm, {})).status).toBe(200)
  const callback = secrets.keep('number to call back', '+4915123998877')
  const answered = await (await postForm(`/e/${token}/help`, { callback })).text()
  const about = /name="about" value="([\w-]+)"/.exec(answered)?.[1] ?? ''
  const place = secrets.word('place')
  expect((await postForm(`/e/${token}/help`, { about, place })).status).toBe(200)
  await test.alertsSent()
  // Alerts that could not be sent wait in the database and are searched as well.
  expect(await database.superuser`select id from outbox`).not.toHaveLength(0)
}

function keepCookie(pair: string, as?: 'hashed') {
  const [name, value = ''] = pair.split('=')
  secrets.keep(`cookie ${name}`, value, as)
}

const NO_IDS = {
  ...{ profile: '', contact: '', allergy: '', medication: '', condition: '' },
  ...{ plan: '', historyItem: '' },
  ...{ policy: '', code: '', file: '', passkey: '', session: '', family: '', invitation: '' },
  share: '',
  alertContact: '',
}

const unlock = (token: string, pin: string) =>
  send('POST', `/e/${token}/unlock`, {
    body: new URLSearchParams({ role: 'paramedic', reason: 'emergency', pin }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

async function giveAsGuest() {
  const answer = await send('POST', '/api/create-payment-intent', {
    json: {
      amount: 12,
      metadata: { payment_type: 'donation', donationType: 'custom' },
      receiptEmail: `${secrets.word('guest’s e-mail')}@canary.example`,
    },
  })
  expect(answer.status).toBe(200)
  keepCookie(cookieOf(answer))
}

async function orderThings(ada: TestPerson, codeId: string) {
  const shippingAddress = {
    name: parcel.word('name'),
    address1: parcel.word('street'),
    ...{ address2: '', city: parcel.word('town'), state: 'CA' },
    ...{ postalCode: '94110', country: 'US' },
  }
  const ordered = await ada.send('POST', '/api/create-shop-order', {
    json: { ...orderOf({ codeId }), shippingAddress },
  })
  await press(String(Object(await ordered.json()).checkoutUrl), 'pay')
  await test.eventsDelivered()
  await ada.send('POST', '/api/create-beta-test-order', {
    json: {
      email: `${secrets.word('beta e-mail')}@canary.example`,
      fullName: secrets.word('beta name'),
      address: secrets.word('beta street'),
      ...{ city: secrets.word('beta town'), state: 'OR', zipCode: '97201' },
      feedbackNotes: secrets.word('beta notes'),
      selectedQrCode: codeId,
    },
  })
  const admin = await signUpAdmin(test, database)
  for (const { id } of await ordersOf(ada)) {
    const json = { status: 'shipped', trackingNumber: secrets.word('tracking number') }
    expect((await admin.send('POST', `/api/admin/orders/${id}/fulfil`, { json })).status).toBe(200)
  }
  const feedback = { rating: '4', comments: secrets.word('feedback') }
  expect((await ada.send('PUT', '/api/beta-feedback', { json: feedback })).status).toBe(204)
}

async function goWrong(ada: Settled) {
  const word = secrets.word('refused')
  const wrong = {
    [`${word} twice a day`]: word,
    email: word,
    password,
    pin: PIN,
    allergen: [word],
    token: ada.token,
  }
  const withBody = Object.keys(ROUTES).filter(route => /^(POST|PUT) /.test(route))
  for (const route of withBody.filter(each => !each.endsWith('/logout'))) {
    const [method = '', path] = [route.split(' ')[0], pathOf(route, ada)]
    await ada.send(method, path, { json: wrong })
    await ada.send(method, path, { json: { [`${word} at night`]: '\0' } })
    const headers = { 'Content-Type': 'application/json' }
    await ada.send(method, path, { body: `{"${word}": "${email}`, headers })
    await ada.send(method, path, { body: word, headers: { 'Content-Type': 'text/plain' } })
  }
  for (const path of [`/api/${word}?${word}=${word}`, `/e/${ada.token}0`, `/api/files/${word}`]) {
    expect((await ada.send('GET', path)).status).toBe(404)
  }
  const signIn = (json: object) => send('POST', '/api/auth/login', { json })
  expect((await signIn({ email, password: word })).status).toBe(401)
  expect((await signIn({ email: `${word}@canary.example`, password })).status).toBe(401)
  expect((await send('POST', '/api/auth/register', { json: { email, password } })).status).toBe(409)
  expect((await unlock(ada.token, '198273')).status).not.toBe(200)

  // Postgres quotes the row that violates a constraint.
  await database.superuser`alter table records add constraint broken check (version < 0) not valid`
  const device = new TestDevice(ada)
  const push = device.put('medications', randomUUID(), { name: secrets.word('lost') })
  const failed = [
    await device.sendExchange([push]),
    await ada.send('PUT', `/api/medical-profile/${ada.id}`, { json: { fullName: word } }),
  ]
  await database.superuser`alter table records drop constraint broken`
  await database.superuser`alter table sessions rename column device to elsewhere`
  failed.push(await signIn({ email, password }))
  await database.superuser`alter table sessions rename column elsewhere to device`
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500])
}

const findEach = async (stored: AsyncIterable<{ place: string; bytes: Buffer }>) => {
  const found: string[] = []
  for await (const { place, bytes } of stored) {
    for (const label of [...secrets.findIn(bytes), ...parcel.findIn(bytes)]) {
      found.push(`${place}: ${label}`)
    }
  }
  return found
}

it('a dump of the database has no secret', async () => {
  expect(await findEach(readColumns(database.superuser))).toEqual([])
})

it('the files of the database have no secret, and neither has its write-ahead log', async () => {
  // The log is that of all tests, and reading it takes long.
  const folders = depth<Folder[]>(['data'], ['data', 'log'])
  expect(await findEach(readDisk(database.superuser, folders))).toEqual([])
})

it('no line of the log has a secret, and nothing else is printed', () => {
  expect(test.logged.length).toBeGreaterThan(150)
  expect(test.logged.filter(({ status }) => status === 500).length).toBe(3)
  expect(test.logged.flatMap(line => secrets.findIn(JSON.stringify(line)))).toEqual([])
  expect(printed.flatMap(line => secrets.findIn(line))).toEqual([])
})

it('no error repeats the input or shows stored data', () => {
  expect(errors.length).toBeGreaterThan(100)
  expect(errors.filter(said => secrets.findIn(said).length > 0)).toEqual([])
})

it('the payment provider gets the payment and the address of the parcel, and no other secret', () => {
  const asked = test.emulator.control.requests
  expect(asked.length).toBeGreaterThan(5)
  const heard = asked.flatMap(({ path, body, key }) =>
    secrets.findIn(`${path} ${decodeURIComponent(body.replaceAll('+', ' '))} ${body} ${key}`),
  )
  expect(heard).toEqual([])
})
