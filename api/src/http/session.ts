import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { KEPT_DAYS } from 'sync-protocol/rest'
import { AppError } from '../core/app-error'
import type { Config } from '../core/config'
import type { Admin, SignedIn } from '../core/signed-in'
import type { Database, Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { setLocal } from '../db/set-local'
import type { AppEnv } from './app-env'
import { IDLE_DAYS, luciaIn } from './lucia'
import {
  clearSessionCookie,
  isSecureOrigin,
  newSessionToken,
  parseSessionToken,
  readSessionCookie,
  sendDeviceCookie,
  sendSessionCookie,
} from './session-cookie'
import { endSessions, readShownSession, type ShownSessionRow } from './sessions.sql'
import { sentTimeZone, type Visitor } from './visitor'

export type NewSession = {
  isKnownDevice: boolean
  send(c: Context<AppEnv>): void
}

export type Sessions = {
  /** Throws `not_signed_in`. */
  require(c: Context<AppEnv>): Promise<SignedIn>
  /** Also throws `fresh_sign_in_required` if the sign-in is older than 10 minutes. */
  requireFresh(c: Context<AppEnv>): Promise<SignedIn>
  /**
   * Requires a role or a session that showed the owner's token. Admin rights last 12 hours from the sign-in
   * or from when the token was shown.
   */
  requireAdmin(c: Context<AppEnv>): Promise<Admin>
  /** Also throws `forbidden` for an admin who is not an owner. */
  requireOwner(c: Context<AppEnv>): Promise<Admin>
  findAdmin(c: Context<AppEnv>): Promise<Admin | null>
  find(c: Context<AppEnv>): Promise<SignedIn | null>
  /**
   * Begins a session in the transaction that proved the person's identity. The browser's previous session
   * ends, even another person's.
   */
  begin(tx: Tx, userId: string, visitor: Visitor): Promise<NewSession>
  /** A hash of the browser, if the person has signed in with it before. */
  knownDevice(userId: string, visitor: Visitor): Promise<string | undefined>
  end(c: Context<AppEnv>): Promise<void>
  forget(c: Context<AppEnv>): void
}

const DAY_MS = 24 * 60 * 60_000
const MAX_DAYS = KEPT_DAYS.session
const FRESH_MS = 10 * 60_000
const ADMIN_MS = 12 * 60 * 60_000
const SESSIONS_MAX = 20

type SessionsDeps = {
  config: Config
  database: Database
  keyring: Keyring
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/**
 * Sessions end 90 days after the last visit, and 365 days after the sign-in at the latest. The cookie contains
 * a random token, and the database only its SHA-256, so the table does not help anyone to sign in.
 */
export function createSessions({
  config,
  database,
  keyring,
  now,
  randomBytes,
}: SessionsDeps): Sessions {
  const isSecure = isSecureOrigin(config)

  const tagOf = (userId: string) => keyring.lookupHash('log', userId).toString('hex').slice(0, 12)

  const deviceHash = (userId: string, browser: string) =>
    keyring.lookupHash('device', `${userId} ${browser}`)

  const lookUp = async (c: Context<AppEnv>): Promise<SignedIn | null> => {
    const token = readSessionCookie(c, isSecure)
    const shown = token === undefined ? null : parseSessionToken(token)
    if (!token || !shown) return null
    const { id, userId } = shown
    const row = await database.statement(sql => readShownSession(sql, id, userId), `session ${id}`)
    if (row === null) return null
    if (needsNothing(row, now())) {
      c.set('userTag', tagOf(userId))
      return asSignedIn(id, userId, row)
    }
    const find = async (tx: Tx) => {
      const { user, session } = await luciaIn(tx, userId, now()).validateSession(id)
      if (!session || hasEnded(session, now())) return null
      return { user, session, wasProlonged: await prolong(tx, session, now(), sentTimeZone(c)) }
    }
    const found = await database.lookup('session', id, find, userId)
    if (!found) return null
    // The browser's cookie would expire at the old date.
    if (found.wasProlonged) sendSessionCookie(c, isSecure, token)
    c.set('userTag', tagOf(found.user.id))
    return { user: found.user, session: { ...found.session, endsAt: endOf(found.session) } }
  }

  const find = (c: Context<AppEnv>) => {
    const known = c.get('signedIn') ?? lookUp(c)
    c.set('signedIn', known)
    return known
  }

  const require = async (c: Context<AppEnv>) => {
    const signedIn = await find(c)
    if (!signedIn) throw new AppError('not_signed_in')
    return signedIn
  }

  const forget = (c: Context<AppEnv>) => {
    c.set('signedIn', Promise.resolve(null))
    clearSessionCookie(c, isSecure)
  }

  const ageMs = ({ session }: SignedIn) => now().getTime() - session.signedInAt.getTime()

  const requireAdmin = async (c: Context<AppEnv>): Promise<Admin> => {
    const signedIn = await require(c)
    const { adminUntil } = signedIn.session
    // `Admin` is made only here.
    const admin = signedIn as Admin
    if (adminUntil !== null && adminUntil > now()) return admin
    if (signedIn.user.role === null) throw new AppError('forbidden')
    if (ageMs(signedIn) > ADMIN_MS) throw new AppError('fresh_sign_in_required')
    return admin
  }

  return {
    find,
    require,

    async requireFresh(c) {
      const signedIn = await require(c)
      if (ageMs(signedIn) > FRESH_MS) throw new AppError('fresh_sign_in_required')
      return signedIn
    },

    requireAdmin,

    async requireOwner(c) {
      const admin = await requireAdmin(c)
      const { adminUntil } = admin.session
      const hasToken = adminUntil !== null && adminUntil > now()
      if (admin.user.role !== 'owner' && !hasToken) throw new AppError('forbidden')
      return admin
    },

    async findAdmin(c) {
      if (!(await find(c))) return null
      try {
        return await requireAdmin(c)
      } catch (error) {
        if (error instanceof AppError && error.status === 403) return null
        throw error
      }
    },

    async begin(tx, userId, { device, deviceToken, sessionToken, timeZone }) {
      if (sessionToken !== null) await endShown(tx, sessionToken)
      const token = newSessionToken(userId, randomBytes(32))
      const id = parseSessionToken(token)?.id
      if (id === undefined) throw new Error(`${userId} is no id of a person`)
      const browser = deviceToken ?? randomBytes(32).toString('base64url')
      const at = now()
      const lucia = luciaIn(tx, userId, at)
      await lucia.deleteExpiredSessions()
      await lucia.createSession(
        userId,
        {
          ...{ signed_in_at: at, last_seen_at: at, admin_until: null, handle: randomUUID() },
          ...{ device, time_zone: timeZone },
        },
        { sessionId: id },
      )
      await endOldest(tx, userId)
      const hash = deviceHash(userId, browser)
      return {
        isKnownDevice: await noteDevice(tx, userId, hash, at),
        send(c) {
          c.set('userTag', tagOf(userId))
          sendSessionCookie(c, isSecure, token)
          sendDeviceCookie(c, isSecure, browser)
        },
      }
    },

    async knownDevice(userId, { deviceToken }) {
      const hash = deviceHash(userId, deviceToken ?? '')
      const known = await database.snapshot(
        userId,
        tx => tx`
          select from known_devices where user_id = ${userId} and device_hash = ${hash}`,
      )
      return known.length > 0 ? hash.toString('hex') : undefined
    },

    async end(c) {
      const { user, session } = await require(c)
      await database.transaction(user.id, tx =>
        luciaIn(tx, user.id, now()).invalidateSession(session.id),
      )
      forget(c)
    },

    forget,
  }
}

type Dates = { id: string; userId: string; expiresAt: Date; signedInAt: Date; lastSeenAt: Date }

const endsAtLatest = ({ signedInAt }: Dates) => signedInAt.getTime() + MAX_DAYS * DAY_MS

const endOf = (session: Dates) =>
  new Date(Math.min(session.expiresAt.getTime(), endsAtLatest(session)))

const hasEnded = (session: Dates, now: Date) => endOf(session) <= now

/** Whether a valid session needs no write. */
function needsNothing({ signedInMs, lastSeenMs, expiresMs }: ShownSessionRow, now: Date): boolean {
  const nowMs = now.getTime()
  return (
    nowMs < expiresMs - (IDLE_DAYS / 2) * DAY_MS &&
    nowMs < signedInMs + MAX_DAYS * DAY_MS &&
    nowMs < lastSeenMs + DAY_MS
  )
}

const asSignedIn = (id: string, userId: string, row: ShownSessionRow): SignedIn => ({
  user: { id: userId, role: row.role, createdAt: new Date(row.createdMs) },
  session: {
    id,
    signedInAt: new Date(row.signedInMs),
    endsAt: new Date(Math.min(row.expiresMs, row.signedInMs + MAX_DAYS * DAY_MS)),
    adminUntil: row.adminUntilMs === null ? null : new Date(row.adminUntilMs),
  },
})

/** Anyone with the token of a session may end it, so it may be another person's. */
async function endShown(tx: Tx, token: string): Promise<void> {
  const shown = parseSessionToken(token)
  if (!shown) return
  await setLocal(tx, { 'app.lookup_session': shown.id })
  await endSessions(tx, shown.userId, tx`id = ${shown.id}`)
  await setLocal(tx, { 'app.lookup_session': '' })
}

async function endOldest(tx: Tx, userId: string): Promise<void> {
  await endSessions(
    tx,
    userId,
    tx`id in (
      select id from sessions where user_id = ${userId}
      order by last_seen_at desc, signed_in_at desc, id offset ${SESSIONS_MAX})`,
  )
}

async function prolong(
  tx: Tx,
  session: Dates,
  now: Date,
  timeZone: string | null,
): Promise<boolean> {
  if (now.getTime() - session.lastSeenAt.getTime() < DAY_MS) return false
  const idleEnd = now.getTime() + IDLE_DAYS * DAY_MS
  const expiresAt = new Date(Math.min(idleEnd, endsAtLatest(session)))
  await tx`update sessions set expires_at = ${expiresAt}, last_seen_at = ${now},
             time_zone = coalesce(${timeZone}, time_zone)
           where user_id = ${session.userId} and id = ${session.id}`
  return true
}

async function noteDevice(tx: Tx, userId: string, hash: Buffer, at: Date): Promise<boolean> {
  const known = await tx`
    update known_devices set last_seen_at = ${at}
    where user_id = ${userId} and device_hash = ${hash} returning 1`
  if (known.length > 0) return true
  await tx`
    insert into known_devices (user_id, device_hash, last_seen_at)
    values (${userId}, ${hash}, ${at}) on conflict do nothing`
  return false
}
