import type { PushTarget } from '../adapters/push/push'
import type { TextWay } from '../adapters/text/text'
import type { Tx } from '../db/database'
import type { FewAtOnce } from '../db/few-at-once'
import { type Keyring, NoDataKey } from '../db/keyring'
import { readConfirmedEmail } from '../mail/email-addresses'
import { readReader } from '../mail/reader'
import { codeAddress } from '../mail/write-notice'
import type { Alert } from '../outbox/message'
import type { AccountNames } from '../records/account-names'
import { makeLink, NO_SECRET } from './alert-link'
import type { AlertContent } from './alert-messages'
import { wordsOf } from './alert-words'
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

export type AlertRoute = Ways & AlertContent

type Ways = {
  devices: { id: string; target: PushTarget }[]
  email: string | null
  /** Replaces the e-mail. */
  text?: { way: TextWay; to: string }
}

export async function findRoute(deps: RouteDeps, alert: Alert): Promise<AlertRoute | null> {
  const { config, database, keyring, now } = deps
  const { userId, target, event } = alert
  const found = await database.transaction(userId, async tx => {
    const targets = await readTargets(tx, userId, now())
    if (!targets.some(each => isSame(each, target))) return null
    const [firstName, contactWays] = await Promise.all([
      readFirstName(deps, tx, userId),
      target.kind === 'contact' ? readContactWays(keyring, tx, { userId, id: target.id }) : null,
    ])
    // A contact has no account that could have a language and a time zone.
    const near = targets.find(({ kind }) => kind === 'account')?.id ?? userId
    return { firstName, contactWays, near }
  })
  if (!found) return null
  const { firstName, contactWays, near } = found
  const card = { name: safeName(firstName), isOwn: target.id === userId }
  const link = (kind: 'stop' | 'leave' | 'place', id: string) =>
    makeLink(keyring, config.publicOrigin, { kind, userId, id, secret: NO_SECRET })
  const place = event.placeId === undefined ? undefined : link('place', event.placeId)
  if (contactWays) {
    const reader = await database.transaction(near, tx => readReader(tx, near))
    const words = wordsOf(event, { ...card, ...reader })
    const english = wordsOf(event, { ...card, ...reader, language: 'en' })
    return {
      words,
      ...(reader.language !== 'en' && { english }),
      links: { stop: link('stop', target.id), place },
      ...contactWays,
    }
  }
  const see = codeAddress(config.publicOrigin, { userId, codeId: event.codeId })
  const links = { see, stop: link('leave', target.id), place }
  const { devices, email, reader } = await readAccountWays(deps, target.id)
  const words = wordsOf(event, { ...card, ...reader })
  return { words, links, devices, email: event.isAccountsMailed ? null : email }
}

const readAccountWays = ({ database, keyring, now }: RouteDeps, id: string) =>
  database.transaction(id, async tx => {
    const [devices, email, reader] = await Promise.all([
      readDevices(tx, keyring, id, now()),
      readConfirmedEmail(keyring, tx, id),
      readReader(tx, id),
    ])
    return { devices, email, reader }
  })

async function readContactWays(
  keyring: Keyring,
  tx: Tx,
  where: { userId: string; id: string },
): Promise<Ways> {
  const { userId, id } = where
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed_endpoint as sealed from alert_contacts
    where user_id = ${userId} and id = ${id} and state = 'active'`
  const endpoint = row && openEndpoint(await keyring.userKey(tx, userId), where, row.sealed)
  if (endpoint && 'text' in endpoint) return { devices: [], email: null, text: endpoint.text }
  return { devices: [], email: endpoint?.email ?? null }
}

async function readFirstName({ accountNames }: RouteDeps, tx: Tx, userId: string) {
  try {
    return (await accountNames.read(tx, userId)).firstName
  } catch (error) {
    if (error instanceof NoDataKey) return undefined
    throw error
  }
}
