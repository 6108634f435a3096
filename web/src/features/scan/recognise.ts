import { parseCodeLink, withoutMarks } from 'sync-protocol/qr'

export interface CodeLink {
  token: string
  /** Empty if the code has no offline copy. */
  capsule: string
}

/** Only `ours` is opened without asking the person. */
export type Recognised =
  | ({ kind: 'ours' } & CodeLink)
  /** A link to our codes with a missing or changed part. */
  | { kind: 'damaged' }
  | ({ kind: 'elsewhere'; host: string } & CodeLink)
  /** Health data from another system. `health-code.tsx` names the kinds. */
  | { kind: 'health'; text: string }
  | ({ kind: 'other' } & OtherFound)

export type OtherCode =
  | 'webLink'
  | 'text'
  | 'wifi'
  | 'signInSecret'
  | 'contact'
  | 'calendar'
  | 'email'
  | 'phoneNumber'
  | 'textMessage'
  | 'place'
  | 'payment'
  | 'product'
  | 'health'

export interface OtherFound {
  what: OtherCode
  /** Present for a web link. */
  host?: string
  /** Absent if the text is a secret. */
  text?: string
}

export function recognise(text: string, hosts: readonly string[]): Recognised {
  const bare = withoutMarks(text.trim(), 'padded')
  if (HEALTH.test(bare)) return { kind: 'health', text: text.trim() }
  const host = hostOf(bare)
  const link = host !== undefined && parseCodeLink(bare)
  if (link && hosts.includes(host)) return { kind: 'ours', ...link }
  if (link) return { kind: 'elsewhere', host, ...link }
  if (host !== undefined && hosts.includes(host) && /^https?:\/\/[^/]+\/e(\/|$)/i.test(bare)) {
    return { kind: 'damaged' }
  }
  if (host !== undefined) return { kind: 'other', what: 'webLink', host, text }
  const known = KINDS.find(({ begins }) => begins.test(text))
  if (!known) return { kind: 'other', what: 'text', text }
  return { kind: 'other', what: known.what, ...(!known.isSecret && { text }) }
}

/** Matches SMART Health Links, bare or after the address of a viewer, Health Cards and EU certificates. */
const HEALTH = /^(shc:\/|HC1:|(https?:\/\/[^\s#]+#)?shlink:\/[\w=-]+$)/i

function hostOf(text: string): string | undefined {
  try {
    const { protocol, host } = new URL(text)
    return protocol === 'https:' || protocol === 'http:' ? host : undefined
  } catch {
    return undefined
  }
}

const KINDS: readonly { begins: RegExp; what: OtherCode; isSecret?: true }[] = [
  { begins: /^WIFI:/i, what: 'wifi', isSecret: true },
  { begins: /^otpauth/i, what: 'signInSecret', isSecret: true },
  { begins: /^(BEGIN:VCARD|MECARD:)/i, what: 'contact' },
  { begins: /^BEGIN:V(EVENT|CALENDAR)/i, what: 'calendar' },
  { begins: /^(mailto:|MATMSG:)/i, what: 'email' },
  { begins: /^tel:/i, what: 'phoneNumber' },
  { begins: /^sms(to)?:/i, what: 'textMessage' },
  { begins: /^geo:/i, what: 'place' },
  { begins: /^(BCD\n|BCD\r|bitcoin:|upi:)/i, what: 'payment' },
  { begins: /^[0-9]{8,14}$/, what: 'product' },
]

export function recogniseAll(texts: readonly string[], hosts: readonly string[]): Recognised[] {
  const all = texts.map(text => recognise(text, hosts))
  return all.filter(
    (found, at) =>
      found.kind !== 'ours' ||
      all.findIndex(other => other.kind === 'ours' && other.token === found.token) === at,
  )
}
