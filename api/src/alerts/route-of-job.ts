import type { PushTarget } from '../adapters/push/push'
import type { Tx } from '../db/database'
import type { FewAtOnce } from '../db/few-at-once'
import { type Keyring, NoDataKey } from '../db/keyring'
import { hashEmail, readConfirmedEmail } from '../mail/email-addresses'
import { countEmail } from '../mail/mail-limits'
import type { AccountNames } from '../records/account-names'
import type { Job } from './alert'
import { makeLink, NO_SECRET } from './alert-link'
import type { AlertLinks } from './alert-messages'
import { type AlertWords, wordsOf } from './alert-words'
import { openEndpoint } from './contact-details'
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

/** Where a message goes at this moment, and what it says. */
export type JobRoute = {
  words: AlertWords
  links: AlertLinks
  devices: { id: string; target: PushTarget }[]
  /** Null where no e-mail is to go, or none may. */
  email: string | null
}

/** Null where they are no longer told: stopped, put out of the record, muted, or gone with it. */
export async function routeOf(deps: RouteDeps, job: Job): Promise<JobRoute | null> {
  const { accountNames, config, database, keyring, now } = deps
  const { userId, target, alert } = job
  const found = await database.transaction(userId, async tx => {
    const targets = await readTargets(tx, userId, now())
    if (!targets.some(each => isSame(each, target))) return null
    const { firstName } = await readNames(accountNames, tx, userId)
    const email = target.kind === 'contact' ? await readContactEmail(tx, keyring, job) : null
    return { name: safeName(firstName), email }
  })
  if (!found) return null
  const isOwn = target.id === userId
  const words = wordsOf(alert, { name: found.name, isOwn })
  const link = (kind: 'stop' | 'leave' | 'place', id: string) =>
    makeLink(keyring, config.publicOrigin, { kind, userId, id, secret: NO_SECRET })
  const place = alert.placeId === undefined ? undefined : link('place', alert.placeId)
  if (target.kind === 'contact') {
    const links = { stop: link('stop', target.id), place }
    return { words, links, devices: [], email: found.email }
  }
  const see = `${config.publicOrigin}/dashboard?tab=qr-codes`
  const links = { see, stop: link('leave', target.id), place }
  const { devices, email } = await readAccount(deps, target.id)
  return { words, links, devices, email: alert.isAccountsMailed ? null : email }
}

/** Of an account: its browsers, and its address where that is confirmed. */
const readAccount = ({ database, keyring, now }: RouteDeps, id: string) =>
  database.transaction(id, async tx => ({
    devices: await readDevices(tx, keyring, id, now()),
    email: await readConfirmedEmail(keyring, tx, id),
  }))

async function readNames(accountNames: AccountNames, tx: Tx, userId: string) {
  try {
    return await accountNames.read(tx, userId)
  } catch (error) {
    if (error instanceof NoDataKey) return {}
    throw error
  }
}

async function readContactEmail(tx: Tx, keyring: Keyring, { userId, target: { id } }: Job) {
  const [row] = await tx<{ sealed: Buffer | null }[]>`
    select sealed_endpoint as sealed from alert_contacts
    where user_id = ${userId} and id = ${id} and state = 'active'`
  if (!row?.sealed) return null
  return openEndpoint(await keyring.userKey(tx, userId), { userId, id }, row.sealed).email
}

/** Whether one more e-mail may go to the address today. */
export async function mayMail(
  { database, keyring, now }: Pick<RouteDeps, 'database' | 'keyring' | 'now'>,
  email: string,
): Promise<boolean> {
  const address = hashEmail(keyring, email).toString('hex')
  const waitSeconds = await database.anonymous(tx =>
    countEmail(tx, { keyring, now }, 'alert', address),
  )
  return waitSeconds === null
}
