import { randomBytes, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { registerAnswerSchema } from 'sync-protocol/rest'
import type { EmailMessage } from '../src/adapters/mail/mail'
import { deleteExpiredPlaces } from '../src/alerts/places'
import { type AppDeps, createApp, createServices } from '../src/app'
import { type DataKeys, parseDataKeys } from '../src/core/data-keys'
import type { LogEntry } from '../src/core/log-entry'
import { makeUuidV7 } from '../src/core/uuid'
import { type Keyring, openKeyring } from '../src/db/keyring'
import type { Services } from '../src/deps'
import { createPasswordHasher, type HashCost } from '../src/features/auth/password-hasher'
import type { AppEnv } from '../src/http/app-env'
import { setEmailConfirmed } from '../src/mail/login-directory.sql'
import type { TestDatabase } from './database'
import { requireDescribed } from './described'

export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'gravel teapot lantern 58'
export const DATA_KEYS: DataKeys = parseDataKeys(`v1:${Buffer.alloc(32, 7).toString('base64')}`)

/**
 * The lowest cost that argon2 allows, because tests sign up thousands of people. `password-hasher.test.ts`
 * tests the real cost.
 */
export const TEST_HASH_COST: HashCost = { memoryKib: 8, passes: 1 }
const passwords = createPasswordHasher(TEST_HASH_COST)

export type TestApp = {
  app: Hono<AppEnv>
  deps: AppDeps
  keyring: Keyring
  logged: LogEntry[]
  emails: EmailMessage[]
  confirmations: EmailMessage[]
  writeScans(): Promise<void>
  /** Resolves when no alert is being sent. Alerts that are due later stay. */
  alertsSent(): Promise<void>
  sendAlerts(): Promise<void>
  /** A worker does this while deliveries take long. */
  renewLeases(): Promise<void>
  advance(ms: number): void
  /** Sends in the same form as the app's own page. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>
  /** The person's `send` uses their cookie. Their address is confirmed unless `isConfirmed` is false. */
  signUp(overrides?: NewPerson & { isConfirmed?: boolean }): Promise<TestPerson>
}

type NewPerson = { id?: string; email?: string; firstName?: string; lastName?: string }

export type SendOptions = {
  json?: unknown
  body?: string | Uint8Array<ArrayBuffer> | FormData
  headers?: Record<string, string>
  cookie?: string
}

export type TestPerson = {
  id: string
  email: string
  cookie: string
  recoveryCodes: string[]
  send(method: string, path: string, options?: SendOptions): Promise<Response>
}

export async function createTestApp(
  { database, adminReads }: Pick<TestDatabase, 'database' | 'adminReads'>,
  overrides: Partial<AppDeps> = {},
): Promise<TestApp> {
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const logged: LogEntry[] = []
  const emails: EmailMessage[] = []
  const confirmations: EmailMessage[] = []
  const keyring = await openKeyring(database, DATA_KEYS, () => now().getTime())
  const deps: AppDeps = {
    config: { publicOrigin: ORIGIN, isProduction: false, proxyHops: 1 },
    database,
    keyring,
    adminReads,
    passwords: await passwords,
    files: null,
    mail: {
      async send(message) {
        const asks = message.text.includes('/confirm-email#')
        ;(asks ? confirmations : emails).push(message)
      },
      close: () => {},
    },
    payments: null,
    push: null,
    statics: null,
    systemFacts: {
      ...{ isBundledDatabase: false, sendsMail: true, backsUp: true },
      readDisk: async () => ({ freeBytes: 5_000, diskBytes: 9_000 }),
    },
    now,
    newId: () => makeUuidV7(now().getTime(), randomBytes(10)),
    randomBytes,
    log: entry => void logged.push(entry),
    closing: new AbortController().signal,
    ...overrides,
  }
  const services = createServices(deps)
  const app = createApp(deps, services)
  const writeScans = () => services.scanQueue.flush()

  const send: TestApp['send'] = async (method, path, options = {}) => {
    const answer = await app.request(path, toRequest(method, options))
    await requireDescribed(app, { method, path, sent: options.json, answer })
    return answer
  }

  const signUp: TestApp['signUp'] = async ({ isConfirmed = true, ...person } = {}) => {
    const email = person.email ?? `${randomUUID()}@example.org`
    const answer = await send('POST', '/api/auth/register', {
      json: { password: PASSWORD, ...person, email },
    })
    if (answer.status !== 201) throw new Error(`Sign-up failed: ${JSON.stringify(logged.at(-1))}`)
    const { user, recoveryCodes } = registerAnswerSchema.parse(await answer.json())
    const cookie = cookieOf(answer)
    if (isConfirmed)
      await database.transaction(user.id, tx => setEmailConfirmed(tx, user.id, now()))
    const sendAs: TestPerson['send'] = (method, path, options) =>
      send(method, path, { cookie, ...options })
    return { id: user.id, email, cookie, recoveryCodes, send: sendAs }
  }

  const alertsSent = async () => {
    await services.alerts.settled()
    await services.outboxWorker.settled()
  }

  const sendAlerts = async () => {
    await deleteExpiredPlaces(services)
    await deliverDue(services)
  }

  const renewLeases = () => services.outboxWorker.renewLeases()

  const advance = (ms: number) => {
    offsetMs += ms
  }
  return {
    ...{ app, deps, keyring, logged, emails, confirmations },
    ...{ alertsSent, sendAlerts, renewLeases, writeScans, advance, send, signUp },
  }
}

function toRequest(method: string, { json, body, headers, cookie }: SendOptions): RequestInit {
  const content = json === undefined ? body : JSON.stringify(json)
  return {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'Sec-Fetch-Site': 'same-origin' }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  }
}

export async function deliverDue({ outboxWorker }: Pick<Services, 'outboxWorker'>): Promise<void> {
  await outboxWorker.wake()
  await outboxWorker.settled()
}

export const cookieOf = (answer: Response): string =>
  answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
