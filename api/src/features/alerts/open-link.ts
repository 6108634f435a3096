import { timingSafeEqual } from 'node:crypto'
import type { LinkPage } from 'sync-protocol/alerts'
import { emailSchema } from 'sync-protocol/rest'
import type { SendOutcome } from '../../adapters/send-outcome'
import type { TextWay } from '../../adapters/text/text'
import { type AlertLink, makeLink, SECRET_BYTES } from '../../alerts/alert-link'
import {
  type ContactEndpoint,
  openContactDetails,
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
import { countConfirmation, countEmail, countText } from '../../mail/mail-limits'
import { readLanguage } from '../../mail/reader'
import { confirmContactEmail, confirmContactText } from './confirm-contact-email'

const ENDED = { kind: 'ended' } as const

export const openAlertLink = (services: Services, link: AlertLink): Promise<LinkPage> =>
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
        return shown ? joinPage(services, { name, askedBy: shown.askedBy }) : ENDED
      }
      case 'confirm': {
        const state = await readConfirming(tx, services, link)
        if (state === 'active') return { kind: 'active', name }
        return state ? { kind: 'confirm', name } : ENDED
      }
    }
  })

type Given = { email: string; sms: string; ntfy: string; network: string }

export async function pressLink(
  services: Services,
  link: AlertLink,
  given: Given,
): Promise<LinkPage> {
  const texts: TextToSend[] = []
  const page = await press(services, link, given, text => void texts.push(text))
  // Texts are sent after the commit, and the person waits for the result.
  for (const text of texts) {
    if ((await text.send()).kind !== 'taken') return text.page('unsent')
  }
  return page
}

type TextToSend = { send: () => Promise<SendOutcome>; page: (trouble: 'unsent') => LinkPage }

const press = (
  services: Services,
  link: AlertLink,
  given: Given,
  later: (text: TextToSend) => void,
): Promise<LinkPage> =>
  inRecord(services, link, async (tx, name) => {
    const { now } = services
    const { userId, id } = link
    switch (link.kind) {
      case 'place':
        return ENDED
      case 'leave': {
        const listeners = await readListeners(tx, userId, now())
        if (listeners.some(listener => listener.id === id)) await choose(tx, userId, id, false)
        return { kind: 'stopped' }
      }
      case 'stop':
        await noteStopped(tx, userId, id, now())
        return { kind: 'stopped' }
      case 'join':
        return join(tx, services, link, { ...given, name, later })
      case 'confirm': {
        const state = await readConfirming(tx, services, link)
        if (!state) return ENDED
        await noteActive(tx, userId, id, now())
        return { kind: 'active', name }
      }
    }
  })

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

async function readAsked(tx: Tx, { keyring, now }: Services, { userId, id, secret }: AlertLink) {
  const row = await findContact(tx, userId, id)
  const hash = keyring.lookupHash('alert_contact', secret.toString('base64'))
  const isOpen = row?.state === 'asked' && row.expiresAt > now() && row.secretHash?.equals(hash)
  if (!row || !isOpen) return undefined
  const key = await keyring.userKey(tx, userId)
  const { askedBy } = openContactDetails(key, { userId, id }, row.sealed)
  return { row, key, askedBy: safeName(askedBy) }
}

async function join(
  tx: Tx,
  services: Services,
  link: AlertLink,
  given: Given & { name: string; later: (text: TextToSend) => void },
): Promise<LinkPage> {
  const { email, network, name, later } = given
  const { config, keyring, newId, outbox } = services
  const { userId, id } = link
  const shown = await readAsked(tx, services, link)
  if (!shown) return ENDED
  const { askedBy } = shown
  const typed = { email: given.email, sms: given.sms, ntfy: given.ntfy }
  const page = (trouble: JoinTrouble) => joinPage(services, { name, askedBy, trouble, typed })
  const text = readText(services, given)
  if (text === null) return page('text')
  const to = text ? '' : emailSchema.safeParse(email.trim()).data
  if (to === undefined) return page(email.trim() === '' && hasTexts(services) ? 'none' : 'email')
  const endpoint = text ? { text } : { email: to }
  // Counting comes late, because it waits for others who write to the same address.
  const address = text ? `${text.way} ${text.to}` : hashEmail(keyring, to).toString('hex')
  const waitSeconds = text
    ? await countAskingText(tx, services, { id, way: text.way, address, network })
    : await countConfirmation(tx, services, { to: address, from: network, limit: 'confirmation' })
  if (waitSeconds !== null) return page('too_many')
  // After the limits, so that a refused message does not invalidate an earlier one.
  await noteEndpoint(tx, userId, id, sealEndpoint(shown.key, { userId, id }, endpoint))
  const secret = confirmSecret(keyring, id, endpoint)
  const confirm = makeLink(keyring, config.publicOrigin, { kind: 'confirm', userId, id, secret })
  const language = await readLanguage(tx, userId)
  const adapter = text && services.texts?.[text.way]
  if (text && adapter) {
    later({
      page,
      send: () =>
        adapter.send(text.to, confirmContactText(confirm, { name, askedBy }, language), newId()),
    })
    return { kind: 'sent', name, by: 'text' }
  }
  await outbox.put(tx, {
    kind: 'email',
    name: 'alert_confirmation',
    to,
    about: [userId],
    ...confirmContactEmail(confirm, { name, askedBy }, language),
  })
  return { kind: 'sent', name }
}

type AskingText = { id: string; way: TextWay; address: string; network: string }

async function countAskingText(
  tx: Tx,
  services: Services,
  { id, way, address, network }: AskingText,
): Promise<number | null> {
  const perDay = services.texts?.[way]?.perDay
  return (
    (await countEmail(tx, services, 'text_confirmation_link', id)) ??
    (await countEmail(tx, services, 'text_confirmation_from', network)) ??
    (await countEmail(tx, services, 'text_confirmation', address)) ??
    countText(tx, services, way, { perDay, isConfirmation: true })
  )
}

type JoinPage = Extract<LinkPage, { kind: 'join' }>
type JoinTrouble = NonNullable<JoinPage['trouble']>

const joinPage = (
  { texts = {} }: Services,
  page: Pick<JoinPage, 'name' | 'askedBy' | 'trouble' | 'typed'>,
): LinkPage => ({
  kind: 'join',
  ...page,
  ways: WAYS.filter(way => texts[way] !== undefined),
})

const WAYS = ['sms', 'ntfy'] as const
const hasTexts = ({ texts = {} }: Services) => WAYS.some(way => texts[way] !== undefined)

/** Returns undefined for an e-mail. Null for an invalid number or topic. */
function readText({ texts = {} }: Services, given: Given) {
  const way =
    given.email.trim() === '' && WAYS.find(each => texts[each] && given[each].trim() !== '')
  if (!way) return undefined
  const to = texts[way]?.read(given[way])
  return to === undefined ? null : { way, to }
}

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

function confirmSecret(keyring: Keyring, id: string, endpoint: ContactEndpoint): Buffer {
  const to = 'text' in endpoint ? `${endpoint.text.way} ${endpoint.text.to}` : endpoint.email
  return keyring.lookupHash('alert_contact', `${id} ${to}`).subarray(0, SECRET_BYTES)
}
