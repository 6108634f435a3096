import { randomUUID } from 'node:crypto'
import type { FileKey, FileStore } from '../../src/adapters/files/file-store'
import { createServices } from '../../src/app'
import { createErrorCounts, createServerReport } from '../../src/db/server-report'
import { tidyDatabase } from '../../src/db/tidy'
import { completeHandOvers } from '../../src/features/auth/claim/complete-hand-over'
import { deleteUnused, PIECE_BYTES } from '../../src/features/uploads/files.sql'
import { sweepFiles } from '../../src/features/uploads/sweep-files'
import { readEndedSessions } from '../../src/http/sessions.sql'
import { grantRole } from '../../src/lifetag/users'
import { watchBackup } from '../../src/watch-backup'
import { createTestApp, deliverDue, ORIGIN, PASSWORD, type TestApp } from '../app'
import { TestPasskey } from '../authenticator'
import { addCode } from '../codes'
import type { TestDatabase } from '../database'
import { TestDevice } from '../device'
import { addProfile, asProfile, inviteBy, letIn } from '../family'
import { addFile, pdfOf } from '../files'
import { codeValues } from '../records'
import { pathOf, ROUTES, type Settled, settle, usesUp } from '../route-table'
import { makeLink, SEALED } from '../shares'
import { notifyEverybody } from './notify-everybody'
import { payForEverything } from './pay-for-everything'

const OWNER_TOKEN = 'the-token-of-the-owner-of-it-all'
const DAY_MS = 24 * 60 * 60_000

export async function askEverything(database: TestDatabase): Promise<void> {
  await askEveryRoute(database)
  await askTheRest(database)
  await comeBackLate(database)
  await answerEmails(database)
  await shareRecords(database)
  await notifyEverybody(database)
  await keepFilesOutside(database)
  await fillRecord(database)
  await payForEverything(database)
  await reportServer(database)
  await tidyDatabase(database.url, new Date())
}

async function reportServer(database: TestDatabase) {
  const { deps } = await createTestApp(database)
  const counts = createErrorCounts()
  const failed = { requestId: '', method: 'JOB', route: 'tidying', status: 503, ms: 0 }
  counts.add({ ...failed, at: deps.now().toISOString(), level: 'error' })
  const report = createServerReport({ ...deps, counts })
  await report.write()
  await report.leave()
  const { outbox } = createServices(deps)
  const watch = { ownerUrl: database.url, outbox, now: deps.now, publicOrigin: ORIGIN }
  const operatorEmail = 'operator@example.org'
  await watchBackup({ ...watch, operatorEmail }, async () => deps.now())
  const fail = () => Promise.reject(new Error('no room'))
  await watchBackup({ ...watch, operatorEmail }, fail).catch(() => {})
}

async function askEveryRoute(database: TestDatabase): Promise<void> {
  const test = await createTestApp(database)
  const settled = await settle(test)
  await grantRole(database.url, test.keyring, settled.email, 'owner')
  for (const [route, row] of Object.entries(ROUTES)) {
    const person = usesUp(route) ? await settle(test, row) : settled
    const body = row.raw ? row.raw(person) : row.json ? { json: await row.json(person, test) } : {}
    const answer = await person.send(route.split(' ')[0] ?? '', pathOf(route, person), body)
    await answer.body?.cancel()
    if (answer.status !== row.ok) throw new Error(`${route} answered ${answer.status}`)
  }
}

/** Statements that no single correct request causes. */
async function askTheRest(database: TestDatabase): Promise<void> {
  let isMailDown = true
  const test = await createTestApp(database, {
    config: { publicOrigin: ORIGIN, isProduction: false, proxyHops: 1, adminToken: OWNER_TOKEN },
    pullPage: { rows: 2, bytes: 1_000 },
    mail: {
      async send() {
        if (isMailDown) throw new Error('mail is down')
      },
      close: () => {},
    },
  })
  const person = await settle(test)
  await syncTwice(person)
  const { database: as, now } = test.deps
  const large = await addFile(person, pdfOf('large', 2 * PIECE_BYTES))
  await person.send('GET', large)
  await as.transaction(person.id, tx => deleteUnused(tx, person.id, now()))

  const { id, token } = await addCode(person)
  await person.send('PUT', `/api/qr-codes/${id}/pin`, { json: { pin: '271828' } })
  for (const pin of ['000000', '271828']) {
    await test.send('POST', `/e/${token}/unlock`, {
      body: `role=paramedic&reason=emergency&pin=${pin}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  }
  await person.send('PUT', `/api/qr-codes/${id}/pin`, { json: { pin: null } })

  await shareByLinks(test, person)

  const headers = { 'Idempotency-Key': randomUUID() }
  const contact = { name: 'Byron', relationship: 'father', phoneNumber: '+44 20 7946 0000' }
  const json = { ...contact, medicalProfileId: person.ids.profile }
  for (const _ of [1, 2]) await person.send('POST', '/api/emergency-contacts', { json, headers })
  await person.send('POST', '/api/create-donation', { headers, json: {} }) // payments are off here
  await person.send('POST', '/api/create-donation', {
    headers: { 'Idempotency-Key': randomUUID() },
    json: { tierId: 'custom', amount: 900 },
  })

  for (const password of ['wrong', 'gravel teapot lantern 58']) {
    await test.send('POST', '/api/auth/login', { json: { email: person.email, password } })
  }
  await signInWithPasskey(test, person)

  const chosen = { id: randomUUID(), email: `${randomUUID()}@example.org` }
  for (const _ of [1, 2]) {
    await test.send('POST', '/api/auth/register', { json: { ...chosen, password: PASSWORD } })
  }
  await test.send('POST', '/api/auth/passkeys/register/options', { json: chosen })
  await person.send('POST', '/api/validate-admin-token', { json: { token: OWNER_TOKEN } })
  isMailDown = false
  test.advance(2 * DAY_MS)
  await person.send('GET', '/api/auth/user')
  await deliverDue(createServices(test.deps))
}

async function shareByLinks(test: TestApp, person: Settled) {
  const passcode = 'six of them'
  const live = await makeLink(person, { passcode })
  const ask = (recipient: string, given = passcode) =>
    test.send('POST', live.path, { json: { recipient, passcode: given, embeddedLengthMax: 0 } })
  await ask('Ana', 'another one')
  for (let name = 0; name <= 20; name++) await ask(`Clinic ${name}`)
  const sealed = await makeLink(person, { kind: 'sealed', content: SEALED })
  await test.send('GET', `${sealed.path}?recipient=Ana`)
  await person.send('GET', '/api/shares')
}

async function comeBackLate(database: TestDatabase) {
  const test = await createTestApp(database)
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  for (const [{ id }, days] of [
    [ada, 40],
    [bob, -1],
  ] as const) {
    await database.superuser`
      update sessions set expires_at = now() + make_interval(days => ${days}) where user_id = ${id}`
  }
  for (const { send } of [ada, bob]) await send('GET', '/api/auth/user')
}

async function answerEmails(database: TestDatabase) {
  const test = await createTestApp(database)
  const press = async (email: string, what: 'look' | 'confirm' | 'refuse') => {
    const message = test.confirmations.findLast(({ to }) => to === email)
    const token = /confirm-email#([\w-]+)/.exec(message?.text ?? '')?.[1]
    await test.send('POST', `/api/auth/email/${what}`, { json: { token } })
  }
  const [ada, bob] = [
    await test.signUp({ isConfirmed: false }),
    await test.signUp({ isConfirmed: false }),
  ]
  await press(ada.email, 'look')
  await press(ada.email, 'confirm')
  const newEmail = `${randomUUID()}@example.org`
  await ada.send('PUT', '/api/auth/email', { json: { newEmail } })
  await press(newEmail, 'confirm')
  await press(bob.email, 'refuse')
  await ada.send('POST', '/api/auth/login', { json: { email: newEmail, password: PASSWORD } })
}

async function shareRecords(database: TestDatabase) {
  const test = await createTestApp(database)
  const [ana, ben, cleo] = [await test.signUp(), await test.signUp(), await test.signUp()]
  const { id } = await addProfile(ana, { id: randomUUID() })
  const stream = (await ana.send('GET', '/api/sync/events?profiles=all')).body?.getReader()
  await stream?.read()
  await letIn(test, ana, id, { person: ben, role: 'guardian' })
  await letIn(test, ben, ben.id, { person: ana, role: 'viewer' })
  const { id: invitationId, token } = await inviteBy(ben, id)
  await cleo.send('GET', `/api/invitations/${token}`)
  await cleo.send('POST', `/api/invitations/${token}/accept`)
  await ben.send('POST', `/api/profiles/${id}/invitations/${invitationId}/confirm`)
  // The server runs it after a reconnection.
  const sessions = [{ id: 'a-session', userId: ana.id }]
  await test.deps.database.statement(sql => readEndedSessions(sql, sessions))
  await stream?.cancel()
  await inviteBy(ben, id)
  await ben.send('POST', '/api/medical-profile', {
    json: {},
    headers: { ...asProfile(id).headers, 'Idempotency-Key': 'a-profile' },
  })
  await cleo.send('GET', '/api/allergies', asProfile(id))
  await ben.send('POST', '/api/sync/heads', { json: { [ben.id]: 0, [id]: 0 } })
  await ben.send('GET', '/api/account/export', asProfile(id))
  await ana.send('PATCH', `/api/profiles/${id}/members/${ben.id}`, { json: { role: 'carer' } })
  await ana.send('DELETE', `/api/profiles/${id}/members/${cleo.id}`)
  const other = await addProfile(ana, { id: randomUUID() })
  await inviteBy(ana, other.id)
  // The deletion requires a recent sign-in, so it comes before the clock moves on.
  await ana.send('DELETE', `/api/profiles/${other.id}`)
  const login = { email: `${randomUUID()}@example.org`, password: PASSWORD, keepAs: 'carer' }
  await ana.send('POST', `/api/profiles/${id}/claim`, { json: login })
  const broken = await addProfile(ana)
  const json = { ...login, email: `${randomUUID()}@example.org` }
  await ana.send('POST', `/api/profiles/${broken.id}/claim`, { json })
  await database.superuser`update hand_overs set sealed = '' where user_id = ${broken.id}`
  test.advance(4 * DAY_MS)
  await completeHandOvers(createServices(test.deps), database.jobReads)
  for (const { send } of [ana, ben]) await send('DELETE', '/api/account')
}

async function keepFilesOutside(database: TestDatabase) {
  const store = openMemoryFileStore()
  const test = await createTestApp(database, {
    files: { store, takesNew: true },
  })
  const person = await test.signUp()
  await addFile(person)
  await store.put({ userId: person.id, id: randomUUID() }, Buffer.from('nobody’s'))
  await sweepFiles(database.url, store, new Date(Date.now() + 2 * DAY_MS))
}

/** Also repeats a push, and pulls as a device that is ahead of its server. */
async function syncTwice(person: Settled) {
  const device = new TestDevice(person)
  const rowId = randomUUID()
  const first = device.put('allergies', rowId, { allergen: 'Nuts', severity: 'Severe' })
  await device.push(first)
  await device.pull()
  await device.push(first, device.remove('allergies', rowId))
  await device.pull()
  device.outcomesSeen = 90
  await device.pull()
  // The row is invalid otherwise, so the token stays unused.
  await device.push(device.put('qr-codes', randomUUID(), { ...codeValues(), type: 'none' }))
  const photo = device.put('profile', person.id, { photoUrl: await addFile(person) })
  await new TestDevice(person).pull()
  await device.sendExchange([photo])
  await exchangeTwice(person)
}

async function exchangeTwice(person: Settled) {
  const [device, behind] = [new TestDevice(person), new TestDevice(person)]
  await behind.exchange()
  const events = (await person.send('GET', '/api/sync/events')).body?.getReader()
  await events?.read()
  const rowId = randomUUID()
  const first = device.put('allergies', rowId, { allergen: 'Latex', severity: 'Mild' })
  await device.exchangePage([first])
  await events?.read()
  await events?.cancel()
  await device.exchange(first, device.remove('allergies', rowId))
  await behind.exchange(
    behind.put('allergies', randomUUID(), { allergen: 'Soy', severity: 'Mild' }),
  )
  behind.outcomesSeen = 90
  await behind.exchange()
}

async function signInWithPasskey(test: TestApp, person: Settled) {
  const passkey = new TestPasskey()
  const ask = async (send: TestApp['send'], what: 'register' | 'login') => {
    const path = `/api/auth/passkeys/${what}/options`
    return String(Object(await (await send('POST', path, { json: {} })).json()).challenge)
  }
  await person.send('POST', '/api/auth/passkeys/register/verify', {
    json: { passkey: passkey.register(await ask(person.send, 'register')) },
  })
  await test.send('POST', '/api/auth/passkeys/login/verify', {
    json: { passkey: passkey.assert(await ask(test.send, 'login')) },
  })
}

/** The limit of 2 rows makes the server forget deletions. */
async function fillRecord(database: TestDatabase) {
  const config = { publicOrigin: ORIGIN, isProduction: false, proxyHops: 1 }
  const test = await createTestApp(database, {
    config: { ...config, recordLimits: { rows: 2, bytes: 100_000 } },
  })
  const person = await test.signUp()
  const device = new TestDevice(person)
  for (let count = 0; count < 3; count++) {
    const rowId = randomUUID()
    await device.push(device.put('allergies', rowId, { allergen: 'Nuts', severity: 'Severe' }))
    await device.push(device.remove('allergies', rowId))
  }
}

function openMemoryFileStore(): FileStore {
  const files = new Map<string, { key: FileKey; sealed: Buffer; changedAt: Date }>()
  const nameOf = ({ userId, id }: FileKey) => `${userId}/${id}`
  return {
    async put(key, sealed) {
      files.set(nameOf(key), { key, sealed: Buffer.from(sealed), changedAt: new Date() })
    },
    get: async key => files.get(nameOf(key))?.sealed,
    async delete(key) {
      files.delete(nameOf(key))
    },
    async *list() {
      for (const { key, changedAt } of [...files.values()]) yield { ...key, changedAt }
    },
  }
}
