import type { PushTarget } from '../adapters/push/push'
import type { TextWay } from '../adapters/text/text'
import type { Tx } from '../db/database'
import type { FewAtOnce } from '../db/few-at-once'
import { type Keyring, NoDataKey } from '../db/keyring'
import { codeAddress } from '../mail/code-address'
import { hashEmail, readConfirmedEmail } from '../mail/email-addresses'
import { countEmail, countText } from '../mail/mail-limits'
import type { AccountNames } from '../records/account-names'
import type { Job, Target } from './alert'
import { makeLink, NO_SECRET } from './alert-link'
import type { AlertLinks } from './alert-messages'
import { type AlertWords, wordsOf } from './alert-words'
import { type ContactEndpoint, openEndpoint } from './contact-details'
import { readDevices } from './devices'
import { safeName } from './safe-name'
import { isSame, readTargets } from './targets'

export type RouteDeps = {
  accountNames: AccountNames
  config: { publicOrigin: string }
  database: FewAtOnce
  keyring: Keyring
  now: () => Date
}

export type JobRoute = {
  words: AlertWords
  links: AlertLinks
  devices: { id: string; target: PushTarget }[]
  email: string | null
  /** Replaces the e-mail. */
  text?: { way: TextWay; to: string }
  /** Whether one more e-mail may be sent today. `uncounted` means that it was not checked yet. */
  allowance: 'uncounted' | 'counted' | 'too_many'
}

export type EventFacts = {
  atMs: number
  name: string
  /** Addresses of contacts, by id. */
  endpoints: ReadonlyMap<string, ContactEndpoint>
  /**
   * Address of the record's person. Undefined if they have subscribed browsers, which are looked up later.
   */
  email?: string | null | undefined
}

/** The transaction is within the record. */
export async function readEventFacts(
  { accountNames, keyring, now }: Pick<RouteDeps, 'accountNames' | 'keyring' | 'now'>,
  tx: Tx,
  userId: string,
  targets: readonly Target[],
): Promise<EventFacts> {
  const isOwn = targets.some(({ id }) => id === userId)
  const [{ firstName }, endpoints, own] = await Promise.all([
    readNames(accountNames, tx, userId),
    readEndpoints(tx, keyring, userId, targets),
    isOwn ? readAccount({ keyring, now }, tx, userId) : undefined,
  ])
  const email = own?.devices.length === 0 ? own.email : undefined
  return { atMs: now().getTime(), name: safeName(firstName), endpoints, email }
}

/** Facts count as current for so long, because an event's messages are sent immediately. */
const FRESH_MS = 2_000

/** Null if the recipient is no longer notified: stopped, removed from the record, muted, or deleted. */
export async function routeOf(
  deps: RouteDeps,
  job: Job,
  { tries, facts }: { tries: number; facts?: EventFacts | undefined },
): Promise<JobRoute | null> {
  const { config, database, keyring, now } = deps
  const { userId, target, alert } = job
  const isFresh = facts !== undefined && now().getTime() - facts.atMs < FRESH_MS
  const found = isFresh
    ? facts
    : await database.transaction(userId, async tx => {
        const targets = await readTargets(tx, userId, now())
        if (!targets.some(each => isSame(each, target))) return null
        return readEventFacts(deps, tx, userId, [target])
      })
  if (!found) return null
  const isOwn = target.id === userId
  const words = wordsOf(alert, { name: found.name, isOwn })
  const link = (kind: 'stop' | 'leave' | 'place', id: string) =>
    makeLink(keyring, config.publicOrigin, { kind, userId, id, secret: NO_SECRET })
  const place = alert.placeId === undefined ? undefined : link('place', alert.placeId)
  if (target.kind === 'contact') {
    const links = { stop: link('stop', target.id), place }
    const endpoint = found.endpoints.get(target.id)
    const ways = endpoint && 'text' in endpoint ? endpoint : { email: endpoint?.email ?? null }
    return { words, links, devices: [], email: null, ...ways, allowance: 'uncounted' }
  }
  const see = codeAddress(config.publicOrigin, { userId, codeId: alert.codeId })
  const links = { see, stop: link('leave', target.id), place }
  if (isOwn && found.email !== undefined) {
    const email = alert.isAccountsMailed ? null : found.email
    return { words, links, devices: [], email, allowance: 'uncounted' }
  }
  return { words, links, ...(await countAccount(deps, job, tries)) }
}

/** If the account can only get an e-mail, the same transaction counts it. */
const countAccount = (deps: RouteDeps, { target: { id }, alert }: Job, tries: number) =>
  deps.database.transaction(id, async tx => {
    const { devices, email: confirmed } = await readAccount(deps, tx, id)
    const email = alert.isAccountsMailed ? null : confirmed
    if (email === null || devices.length > 0 || tries > 1) {
      return { devices, email, allowance: 'uncounted' } as const
    }
    const allowance = (await isEmailTaken(tx, deps, email)) ? 'counted' : 'too_many'
    return { devices, email, allowance } as const
  })

/** The e-mail address is null unless it is confirmed. */
async function readAccount(
  { keyring, now }: Pick<RouteDeps, 'keyring' | 'now'>,
  tx: Tx,
  id: string,
) {
  const [devices, email] = await Promise.all([
    readDevices(tx, keyring, id, now()),
    readConfirmedEmail(keyring, tx, id),
  ])
  return { devices, email }
}

async function readNames(accountNames: AccountNames, tx: Tx, userId: string) {
  try {
    return await accountNames.read(tx, userId)
  } catch (error) {
    if (error instanceof NoDataKey) return {}
    throw error
  }
}

async function readEndpoints(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, ContactEndpoint>> {
  const ids = targets.filter(({ kind }) => kind === 'contact').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await tx<{ id: string; sealed: Buffer }[]>`
    select id, sealed_endpoint as sealed from alert_contacts
    where user_id = ${userId} and id = any(${ids}) and state = 'active'`
  const key = await keyring.userKey(tx, userId)
  return new Map(rows.map(({ id, sealed }) => [id, openEndpoint(key, { userId, id }, sealed)]))
}

/** Whether one more text may be sent today. Each costs the operator money. */
export async function mayText(
  { database, keyring, now }: RouteDeps,
  { way, to, perDay }: { way: TextWay; to: string; perDay: number | undefined },
): Promise<boolean> {
  const outside = { keyring, now }
  const waitSeconds = await database.anonymous(
    async tx =>
      (await countEmail(tx, outside, 'alert_text', `${way} ${to}`)) ??
      countText(tx, outside, way, { perDay, isConfirmation: false }),
  )
  return waitSeconds === null
}

export const mayMail = (deps: RouteDeps, email: string): Promise<boolean> =>
  deps.database.anonymous(tx => isEmailTaken(tx, deps, email))

async function isEmailTaken(
  tx: Tx,
  { keyring, now }: Pick<RouteDeps, 'keyring' | 'now'>,
  email: string,
): Promise<boolean> {
  const address = hashEmail(keyring, email).toString('hex')
  return (await countEmail(tx, { keyring, now }, 'alert', address)) === null
}
