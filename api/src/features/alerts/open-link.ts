import { timingSafeEqual } from 'node:crypto'
import type { LinkPage } from 'sync-protocol/alerts'
import { emailSchema } from 'sync-protocol/rest'
import { type AlertLink, makeLink, SECRET_BYTES } from '../../alerts/alert-link'
import {
  type ContactEndpoint,
  openDetails,
  openEndpoint,
  sealEndpoint,
} from '../../alerts/contact-details'
import {
  type ContactRow,
  findContact,
  noteActive,
  noteEndpoint,
  noteStopped,
} from '../../alerts/contacts.sql'
import { readPlace } from '../../alerts/places'
import { safeName } from '../../alerts/safe-name'
import { choose, readListeners } from '../../alerts/targets'
import type { Tx } from '../../db/database'
import { type Keyring, NoDataKey } from '../../db/keyring'
import type { Services } from '../../deps'
import { hashEmail } from '../../mail/email-addresses'
import { countEmail } from '../../mail/mail-limits'
import { confirmContactEmail } from './confirm-contact-email'

const ENDED = { kind: 'ended' } as const

/** What the link's page says. It changes nothing. */
export const openLink = (services: Services, link: AlertLink): Promise<LinkPage> =>
  inRecord(services, link, async (tx, name) => {
    const { keyring, now } = services
    const { userId, id } = link
    switch (link.kind) {
      case 'place':
        return { kind: 'place', name, place: await readPlace(tx, keyring, { userId, id }, now()) }
      case 'leave':
        return { kind: 'stop', name }
      case 'stop':
        return (await findContact(tx, userId, id))?.state === 'active'
          ? { kind: 'stop', name }
          : { kind: 'stopped' }
      case 'join': {
        const shown = await readAsked(tx, services, link)
        return shown ? { kind: 'join', name, askedBy: shown.askedBy } : ENDED
      }
      case 'confirm': {
        const state = await readConfirming(tx, services, link)
        if (state === 'active') return { kind: 'active', name }
        return state ? { kind: 'confirm', name } : ENDED
      }
    }
  })

type Given = { email: string; network: string }

/** The link's button, or a mail program's. */
export const pressLink = (services: Services, link: AlertLink, given: Given): Promise<LinkPage> =>
  inRecord(services, link, async (tx, name) => {
    const { now } = services
    const { userId, id } = link
    switch (link.kind) {
      case 'place':
        return ENDED
      case 'leave': {
        const listeners = await readListeners(tx, userId, now())
        // Who is in the record no more is told nothing anyway.
        if (listeners.some(listener => listener.id === id)) await choose(tx, userId, id, false)
        return { kind: 'stopped' }
      }
      case 'stop':
        await noteStopped(tx, userId, id, now())
        return { kind: 'stopped' }
      case 'join':
        return join(tx, services, link, { ...given, name })
      case 'confirm': {
        const state = await readConfirming(tx, services, link)
        if (!state) return ENDED
        await noteActive(tx, userId, id, now())
        return { kind: 'active', name }
      }
    }
  })

/** In the record that the link is about; one that is gone is a link that has ended. */
async function inRecord(
  { accountNames, database }: Services,
  { userId }: AlertLink,
  work: (tx: Tx, name: string) => Promise<LinkPage>,
): Promise<LinkPage> {
  try {
    return await database.transaction(userId, async tx => {
      const { firstName } = await accountNames.read(tx, userId)
      return work(tx, safeName(firstName))
    })
  } catch (error) {
    if (error instanceof NoDataKey) return ENDED
    throw error
  }
}

/** A contact who may still say yes with this link. */
async function readAsked(tx: Tx, { keyring, now }: Services, { userId, id, secret }: AlertLink) {
  const row = await findContact(tx, userId, id)
  const hash = keyring.lookupHash('alert_contact', secret.toString('base64'))
  const isOpen = row?.state === 'asked' && row.expiresAt > now() && row.secretHash?.equals(hash)
  if (!row || !isOpen) return undefined
  const key = await keyring.userKey(tx, userId)
  const { askedBy } = openDetails(key, { userId, id }, row.sealed)
  return { row, key, askedBy: safeName(askedBy) }
}

async function join(
  tx: Tx,
  services: Services,
  link: AlertLink,
  { email, network, name }: Given & { name: string },
): Promise<LinkPage> {
  const { config, keyring, mailQueue } = services
  const { userId, id } = link
  const shown = await readAsked(tx, services, link)
  if (!shown) return ENDED
  const { askedBy } = shown
  const to = emailSchema.safeParse(email.trim()).data
  if (to === undefined) return { kind: 'join', name, askedBy, trouble: 'email' }
  const endpoint = { email: to }
  await noteEndpoint(tx, userId, id, sealEndpoint(shown.key, { userId, id }, endpoint))
  // Last, as it waits for others who write to the same address.
  const address = hashEmail(keyring, to).toString('hex')
  for (const [limit, key] of [
    ['confirmation', address],
    ['confirmation_from', network],
  ] as const) {
    if ((await countEmail(tx, services, limit, key)) !== null) {
      return { kind: 'join', name, askedBy, trouble: 'too_many' }
    }
  }
  const secret = confirmSecret(keyring, id, endpoint)
  const confirm = makeLink(keyring, config.publicOrigin, { kind: 'confirm', userId, id, secret })
  await mailQueue.put(tx, {
    kind: 'alert_confirmation',
    to,
    ...confirmContactEmail(confirm, { name, askedBy }),
  })
  return { kind: 'sent', name }
}

/** Whether the address that the e-mail went to is the one that was given last. */
async function readConfirming(
  tx: Tx,
  { keyring, now }: Services,
  { userId, id, secret }: AlertLink,
): Promise<Extract<ContactRow['state'], 'asked' | 'active'> | undefined> {
  const row = await findContact(tx, userId, id)
  if (!row?.sealedEndpoint || row.state === 'stopped') return undefined
  if (row.state === 'asked' && row.expiresAt <= now()) return undefined
  const key = await keyring.userKey(tx, userId)
  const expected = confirmSecret(keyring, id, openEndpoint(key, { userId, id }, row.sealedEndpoint))
  const isSame = secret.length === expected.length && timingSafeEqual(secret, expected)
  return isSame ? row.state : undefined
}

const confirmSecret = (keyring: Keyring, id: string, { email }: ContactEndpoint): Buffer =>
  keyring.lookupHash('alert_contact', `${id} ${email}`).subarray(0, SECRET_BYTES)
