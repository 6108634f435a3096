import { randomUUID } from 'node:crypto'
import {
  newAlertContactAnswerSchema,
  newInvitationAnswerSchema,
  sessionsAnswerSchema,
  shareAnswerSchema,
} from 'sync-protocol/rest'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { ALERT_ROUTES } from './alert-routes'
import { bodyOf } from './answers'
import type { TestApp, TestPerson } from './app'
import { TestPasskey } from './authenticator'
import { addCode } from './codes'
import { TestDevice } from './device'
import { FAMILY_ROUTES } from './family-routes'
import { addFile, pdfOf, sha256Of } from './files'
import type { IdName, RouteRow, Settled } from './route-row'

export type { IdName, RouteRow, Settled } from './route-row'

const unknown = () => randomUUID()
const NEW_PASSWORD = 'walnut ferry copper dune'
const contact = { name: 'Byron', relationship: 'father', phoneNumber: '+44 20 7946 0000' }
const allergy = { allergen: 'Penicillin', severity: 'Severe' }
const medication = { name: 'Warfarin' }
const condition = { condition: 'Asthma', status: 'Active' }
const plan = { kind: 'avoid', text: 'No needles in the left arm.' }
const historyItem = { kind: 'vaccine', name: 'Tetanus' }
const policy = { provider: 'Acme', policyNumber: '1', relationship: 'self' }
const share = { kind: 'live', level: 'emergency', expiresIn: 'never' }
const code = { type: 'contacts', accessLevel: 'emergency', expiresIn: 'never' }
function firstExchange(person: TestPerson): object {
  const device = new TestDevice(person)
  const mutations = [device.put('allergies', randomUUID(), allergy)]
  const { clientId } = device
  return { protocol: PROTOCOL_VERSION, clientId, cookie: null, outcomesSeen: 0, mutations }
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const list = (path: string, id: IdName, item: object): Record<string, RouteRow> => ({
  [`GET /api/${path}`]: { who: 'user', ok: 200 },
  [`GET /api/${path}/:id`]: { who: 'user', ok: 200, id: 'profile' },
  [`POST /api/${path}`]: {
    who: 'user',
    ok: 201,
    json: person => ({ ...item, medicalProfileId: person.ids.profile }),
    idFields: { medicalProfileId: 'profile' },
  },
  [`PUT /api/${path}/:id`]: { who: 'user', ok: 200, json: () => item, id },
  [`DELETE /api/${path}/:id`]: { who: 'user', ok: 204, id },
})

const upload = (part: string, content: Uint8Array<ArrayBuffer>, texts: Record<string, string>) => {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  body.set(part, new Blob([content]), 'a-file')
  return { body }
}

/** A test fails if a mounted route has no row, or a row no route. */
export const isForAdmins = ({ who }: RouteRow): boolean => who === 'admin' || who === 'owner'

export const ROUTES: Record<string, RouteRow> = {
  'GET /healthz': { who: 'anyone', ok: 200 },
  'GET /readyz': { who: 'anyone', ok: 200 },
  'GET /.well-known/change-password': { who: 'anyone', ok: 302 },

  'GET /api/login': { who: 'anyone', ok: 302 },
  'POST /api/auth/register': {
    who: 'anyone',
    ok: 201,
    json: () => ({
      id: randomUUID(),
      email: `${randomUUID()}@example.org`,
      password: NEW_PASSWORD,
      firstName: 'Ada',
    }),
  },
  'POST /api/auth/login': {
    who: 'anyone',
    ok: 200,
    json: ({ email }) => ({ email, password: 'gravel teapot lantern 58' }),
  },
  'POST /api/auth/recover': {
    who: 'anyone',
    ok: 200,
    json: ({ email, recoveryCodes: [recoveryCode] }) => ({
      email,
      recoveryCode,
      newPassword: NEW_PASSWORD,
    }),
  },
  'GET /api/auth/user': { who: 'user', ok: 200 },
  'POST /api/auth/logout': { who: 'user', ok: 204 },
  'POST /api/validate-admin-token': { who: 'user', ok: 200, json: () => ({ token: 'a-token' }) },
  'GET /api/auth/credentials': { who: 'user', ok: 200 },
  'POST /api/auth/reauthenticate': {
    who: 'user',
    ok: 204,
    json: () => ({ password: 'gravel teapot lantern 58' }),
  },
  'PUT /api/auth/password': { who: 'fresh', ok: 204, json: () => ({ newPassword: NEW_PASSWORD }) },
  'POST /api/auth/recovery-codes': { who: 'fresh', ok: 201 },
  'POST /api/auth/recovery-codes/seen': { who: 'user', ok: 204 },
  'GET /api/auth/sessions': { who: 'user', ok: 200 },
  'DELETE /api/auth/sessions': { who: 'user', ok: 204 },
  'DELETE /api/auth/sessions/:id': { who: 'user', ok: 204, id: 'session' },
  'PUT /api/auth/language': { who: 'user', ok: 204, json: () => ({ language: 'de' }) },
  'PUT /api/auth/email': {
    who: 'fresh',
    ok: 204,
    json: () => ({ newEmail: `${randomUUID()}@example.org` }),
  },
  'POST /api/auth/email/confirmation': { who: 'user', ok: 204 },
  'POST /api/auth/email/look': { who: 'anyone', ok: 404, json: () => ({ token: 'not-a-link' }) },
  'POST /api/auth/email/confirm': { who: 'anyone', ok: 404, json: () => ({ token: 'not-a-link' }) },
  'POST /api/auth/email/refuse': { who: 'anyone', ok: 404, json: () => ({ token: 'not-a-link' }) },
  'POST /api/auth/passkeys/register/options': { who: 'fresh', ok: 200, json: () => ({}) },
  'POST /api/auth/passkeys/register/verify': {
    who: 'fresh',
    ok: 201,
    json: async person => ({
      passkey: new TestPasskey().register(await challengeFor(person, 'register')),
    }),
  },
  'POST /api/auth/passkeys/login/options': { who: 'anyone', ok: 200, json: () => ({}) },
  'POST /api/auth/passkeys/login/verify': {
    who: 'anyone',
    ok: 401,
    json: async person => ({
      passkey: new TestPasskey().assert(await challengeFor(person, 'login')),
    }),
  },
  'PUT /api/auth/passkeys/:id': {
    who: 'fresh',
    ok: 204,
    json: () => ({ name: 'Key ring' }),
    id: 'passkey',
  },
  'DELETE /api/auth/passkeys/:id': { who: 'fresh', ok: 204, id: 'passkey' },

  'DELETE /api/account': { who: 'fresh', ok: 204, withoutFamily: true },
  'GET /api/account/export': { who: 'fresh', ok: 200 },

  'GET /api/medical-profile': { who: 'user', ok: 200 },
  'POST /api/medical-profile': { who: 'user', ok: 409, json: () => ({ fullName: 'Ada' }) },
  'PUT /api/medical-profile/:id': {
    who: 'user',
    ok: 200,
    json: () => ({ fullName: 'Ada' }),
    id: 'profile',
  },
  ...list('emergency-contacts', 'contact', contact),
  ...list('allergies', 'allergy', allergy),
  ...list('medications', 'medication', medication),
  ...list('medical-conditions', 'condition', condition),
  ...list('emergency-plans', 'plan', plan),
  ...list('medical-history', 'historyItem', historyItem),
  ...list('insurance-policies', 'policy', policy),

  'GET /api/qr-codes': { who: 'user', ok: 200 },
  'POST /api/qr-codes': { who: 'user', ok: 201, json: () => code },
  'POST /api/qr-codes/preview': { who: 'user', ok: 200, json: () => ({ ...code, preview: true }) },
  'POST /api/qr-codes/generate': {
    who: 'user',
    ok: 200,
    json: () => ({ ...code, type: 'emergency' }),
  },
  'GET /api/qr-codes/preview/:id': { who: 'user', ok: 200, id: 'code' },
  'GET /api/qr-codes/:id/download': { who: 'user', ok: 200, id: 'code' },
  'GET /api/qr-codes/:id/scans': { who: 'user', ok: 200, id: 'code' },
  'POST /api/qr-codes/:id/replace': { who: 'user', ok: 200, id: 'code' },
  'GET /api/qr-codes/:id/pin': { who: 'user', ok: 200, id: 'code' },
  'PUT /api/qr-codes/:id/pin': {
    who: 'user',
    ok: 204,
    json: () => ({ pin: '123456' }),
    id: 'code',
  },
  'DELETE /api/qr-codes/:id/pin/tries': { who: 'user', ok: 204, id: 'code' },
  'DELETE /api/qr-codes/:id': { who: 'user', ok: 204, id: 'code' },

  'GET /e/:token': { who: 'anyone', ok: 200, fill: { token: person => person.token } },
  // No code discloses this file. Disclosed files have their own tests.
  'GET /e/:token/files/:id': {
    who: 'anyone',
    ok: 404,
    fill: { token: person => person.token, id: person => person.ids.file },
  },
  'POST /e/:token/unlock': {
    who: 'anyone',
    ok: 200,
    fill: { token: person => person.token },
    raw: () => ({
      body: 'role=paramedic&reason=emergency&pin=',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  },
  'GET /e/:token/unlock': { who: 'anyone', ok: 303, fill: { token: person => person.token } },
  'POST /e/:token/help': {
    who: 'anyone',
    ok: 200,
    fill: { token: person => person.token },
    raw: () => ({
      body: 'callback=',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  },
  'GET /e/:token/help': { who: 'anyone', ok: 303, fill: { token: person => person.token } },

  'POST /api/sync': {
    who: 'user',
    ok: 200,
    json: person => firstExchange(person),
  },
  'GET /api/sync/events': { who: 'user', ok: 200 },

  'PUT /api/files/:id': {
    who: 'user',
    ok: 201,
    fill: { id: () => sha256Of(pdfOf('another')) },
    raw: () => ({
      body: pdfOf('another'),
      headers: { 'Content-Type': 'application/octet-stream' },
    }),
  },
  'POST /api/upload': {
    who: 'user',
    ok: 201,
    raw: () => upload('file', new Uint8Array(png), { type: 'insurance-card' }),
  },
  'POST /api/upload-document': {
    who: 'user',
    ok: 201,
    raw: () => upload('document', pdfOf('a third'), {}),
  },
  'GET /api/files/:id': { who: 'user', ok: 200, id: 'file' },

  'POST /api/sync/heads': { who: 'user', ok: 200, json: ({ id }) => ({ [id]: 0 }) },

  ...FAMILY_ROUTES,
  ...ALERT_ROUTES,

  'GET /api/shares': { who: 'user', ok: 200 },
  'POST /api/shares': { who: 'user', ok: 201, json: () => share },
  'DELETE /api/shares/:id': { who: 'user', ok: 204, id: 'share' },
  'POST /l/:token': {
    who: 'anyone',
    ok: 200,
    json: () => ({ recipient: 'Dr. Ōta' }),
    fill: { token: person => person.shareToken },
  },
  // The tests in `features/shares` have sealed links and tickets.
  'GET /l/:token': { who: 'anyone', ok: 422, fill: { token: person => person.shareToken } },
  'GET /l/:token/files/:ticket': {
    who: 'anyone',
    ok: 404,
    fill: { token: person => person.shareToken, ticket: () => `9999999999-${'x'.repeat(43)}` },
  },

  'GET /api/openapi.json': { who: 'anyone', ok: 200 },
  'GET /api/payments/config': { who: 'anyone', ok: 200 },
  'POST /api/stripe/webhook': { who: 'anyone', ok: 503 },
  'POST /api/create-donation': { who: 'user', ok: 503 },
  'POST /api/create-payment-intent': { who: 'anyone', ok: 503 },
  'GET /api/donations': { who: 'user', ok: 200 },
  'GET /api/donations/last': { who: 'anyone', ok: 200 },
  'POST /api/activate-free-access': { who: 'user', ok: 200 },
  'GET /api/subscription-status': { who: 'user', ok: 200 },
  'POST /api/create-subscription': { who: 'user', ok: 503 },
  'POST /api/cancel-subscription': { who: 'user', ok: 503 },
  'POST /api/create-monthly-gift': { who: 'user', ok: 503 },
  'GET /api/monthly-gift': { who: 'user', ok: 200 },
  'POST /api/monthly-gift/stop': { who: 'user', ok: 503 },

  'POST /api/create-shop-order': { who: 'user', ok: 422, json: () => ({}) },
  'GET /api/orders': { who: 'user', ok: 200 },
  'GET /api/orders/:id': { who: 'user', ok: 404, fill: { id: unknown } },
  'POST /api/create-beta-test-order': { who: 'user', ok: 422, json: () => ({}) },
  'GET /api/beta-order': { who: 'user', ok: 200 },
  'PUT /api/beta-feedback': { who: 'user', ok: 422, json: () => ({}) },
  'POST /api/visit': { who: 'anyone', ok: 204 },

  'GET /api/admin/analytics': { who: 'admin', ok: 200 },
  'GET /api/admin/system': { who: 'owner', ok: 200 },
  'GET /api/admin/users': { who: 'admin', ok: 200 },
  'GET /api/admin/orders': { who: 'admin', ok: 200 },
  'GET /api/admin/donations': { who: 'admin', ok: 200 },
  'GET /api/beta-orders': { who: 'admin', ok: 200 },
  'GET /api/admin/exports/:name': { who: 'admin', ok: 200, fill: { name: () => 'orders' } },
  'GET /api/admin/orders/:id': { who: 'admin', ok: 404, fill: { id: unknown } },
  'GET /api/admin/orders/:id/items/:item/:format': {
    who: 'admin',
    ok: 404,
    fill: { id: unknown, item: () => '0', format: () => 'svg' },
  },
  'POST /api/admin/orders/:id/fulfil': {
    who: 'admin',
    ok: 404,
    fill: { id: unknown },
    json: () => ({ status: 'in_production' }),
  },
  'POST /api/admin/orders/:id/refund': {
    who: 'admin',
    ok: 503,
    fill: { id: unknown },
    json: () => ({}),
  },
}

export const pathOf = (route: string, person: Settled): string => {
  const row = ROUTES[route]
  return (route.split(' ')[1] ?? '').replace(
    /:(\w+)/g,
    (_, name: string) => row?.fill?.[name]?.(person) ?? person.ids[row?.id ?? 'profile'],
  )
}

/** The request deletes what others need, so it gets a new person. */
export const usesUp = (route: string): boolean =>
  /^DELETE |\/auth\/|\/account|\/claim|\/replace$/.test(route)

async function challengeFor(person: Pick<TestPerson, 'send'>, what: 'register' | 'login') {
  const answer = await person.send('POST', `/api/auth/passkeys/${what}/options`, {
    json: {},
    // Limits count addresses.
    headers: { 'X-Forwarded-For': randomUUID() },
  })
  return String(Object(await answer.json()).challenge)
}

export async function settle(
  test: TestApp,
  { withoutFamily }: Pick<RouteRow, 'withoutFamily'> = {},
): Promise<Settled> {
  const person = await test.signUp({ firstName: 'Ada' })
  const idOf = async (method: string, path: string, json: object): Promise<string> => {
    const answer = await person.send(method, path, { json })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return String(Object(await answer.json()).id)
  }
  const profile = await idOf('POST', '/api/medical-profile', { fullName: 'Ada' })
  const item = (path: string, values: object) =>
    idOf('POST', `/api/${path}`, { ...values, medicalProfileId: profile })
  const passkey = new TestPasskey()
  const { id: codeId, token } = await addCode(person, { type: 'emergency' })
  const sessions = await bodyOf(
    await person.send('GET', '/api/auth/sessions'),
    sessionsAnswerSchema,
  )
  const { id: shareId, url } = await bodyOf(
    await person.send('POST', '/api/shares', { json: share }),
    shareAnswerSchema,
  )
  const family = withoutFamily ? '' : await idOf('POST', '/api/profiles', { firstName: 'Leo' })
  const { invitation } = withoutFamily
    ? { invitation: { id: '' } }
    : await bodyOf(
        await person.send('POST', `/api/profiles/${family}/invitations`, {
          json: { role: 'viewer' },
        }),
        newInvitationAnswerSchema,
      )
  const asked = await person.send('POST', '/api/alerts/contacts', { json: { name: 'Ben' } })
  const { contact: alertContact } = await bodyOf(asked, newAlertContactAnswerSchema)
  const file = (await addFile(person, pdfOf(person.id))).split('/').at(-1) ?? ''
  return {
    ...person,
    token,
    shareToken: url.split('/').at(-1) ?? '',
    ids: {
      profile,
      contact: await item('emergency-contacts', contact),
      allergy: await item('allergies', allergy),
      medication: await item('medications', medication),
      condition: await item('medical-conditions', condition),
      plan: await item('emergency-plans', plan),
      historyItem: await item('medical-history', historyItem),
      policy: await item('insurance-policies', policy),
      code: codeId,
      file,
      passkey: await idOf('POST', '/api/auth/passkeys/register/verify', {
        passkey: passkey.register(await challengeFor(person, 'register')),
      }),
      session: sessions[0]?.id ?? '',
      family,
      invitation: invitation.id,
      share: shareId,
      alertContact: alertContact.id,
    },
  }
}
