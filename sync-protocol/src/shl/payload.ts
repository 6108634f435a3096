/**
 * The link itself is `shlink:/` and base64url of `{url, key, exp?, flag?, label?, v?}`, alone or after a
 * viewer's address (SMART Health Links 1.0.0, "Construct a SMART Health Link Payload").
 *
 * Links from others have to obey every rule that our links obey. As the guide requires, unknown properties
 * and flags are ignored.
 */
import { withoutMarks } from '../qr/link'
import { fromBase64url, toBase64url } from './base64url'
import { type Refused, refuse } from './refusals'

const URL_MAX = 128
export const LABEL_MAX = 80
export const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/
const TEXT_MAX = 8192
/** The guide's own example has milliseconds instead of seconds, and so do other makers. */
const MILLISECONDS_FROM = 1e11

/** `L` is long-term, with changing content. `P` needs a passcode. `U` leads directly to the only file. */
export const OUR_FLAGS = ['', 'L', 'LP', 'LU', 'P', 'U'] as const
type ShlFlags = (typeof OUR_FLAGS)[number]

export interface ShlPayload {
  url: string
  key: string
  /** This is only a hint, because the server decides. */
  expiresAtMs?: number
  flags: ShlFlags
  label?: string
}

export interface ShlLink extends Omit<ShlPayload, 'flags'> {
  isLongTerm: boolean
  needsPasscode: boolean
  /** If true, the address is that of the file (GET), otherwise that of a manifest (POST). */
  isDirect: boolean
}

/** `viewer` is the address of a page that opens links, without `#`. Throws if a rule is broken. */
export function makeShlink(payload: ShlPayload, viewer?: string): string {
  const { url, key, expiresAtMs, flags, label } = payload
  const content = {
    url,
    key,
    ...(expiresAtMs !== undefined && { exp: Math.floor(expiresAtMs / 1000) }),
    ...(flags && { flag: flags }),
    ...(label && { label }),
  }
  const read = readPayload(content)
  if (!read.ok) throw new RangeError(`No link: ${read.code}`)
  if (!url.split('/').some(part => SECRET.test(part))) {
    throw new RangeError('The address of a link needs 256 bits of its own')
  }
  const link = `shlink:/${toBase64url(new TextEncoder().encode(JSON.stringify(content)))}`
  return viewer === undefined ? link : `${viewer}#${link}`
}

/** Accepts a link that was scanned, pasted or opened, and never throws. */
export function parseShlink(text: string): { ok: true; link: ShlLink } | Refused {
  const trimmed = text.trim()
  if (trimmed.length > TEXT_MAX) return refuse('not_a_link')
  const [, glued] = /^[^0-9a-z]{0,8}(?:https?:\/\/[^\s#]+#)?shlink:\/(.*)$/is.exec(trimmed) ?? []
  if (glued === undefined) return refuse('not_a_link')
  const encoded = withoutMarks(glued, 'padded')
  const bytes = fromBase64url(encoded)
  if (!bytes || bytes.length === 0) return refuse('damaged_link')
  try {
    return readPayload(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refuse('damaged_link')
  }
}

function readPayload(content: unknown): { ok: true; link: ShlLink } | Refused {
  if (typeof content !== 'object' || content === null) return refuse('damaged_link')
  const { url, key, exp, flag = '', label, v = 1 } = content as Record<string, unknown>
  if (v !== 1) return refuse('newer_link')
  if (typeof url !== 'string' || url.length > URL_MAX || !isSafeAddress(url))
    return refuse('bad_address')
  if (typeof key !== 'string' || !SECRET.test(key)) return refuse('bad_key')
  if (exp !== undefined && !isTime(exp)) return refuse('bad_expiry')
  if (typeof flag !== 'string' || !areFlags(flag)) return refuse('bad_flags')
  if (label !== undefined && !isLabel(label)) return refuse('bad_label')
  return {
    ok: true,
    link: {
      url,
      key,
      ...(exp !== undefined && { expiresAtMs: exp < MILLISECONDS_FROM ? exp * 1000 : exp }),
      ...(label && { label }),
      isLongTerm: flag.includes('L'),
      needsPasscode: flag.includes('P'),
      isDirect: flag.includes('U'),
    },
  }
}

/** Plain http is safe to the same machine, because no data crosses a network. */
export const isSafeAddress = (url: string): boolean =>
  /^(https:\/\/[^\s/?#@\\]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s#\\]*)?$/i.test(
    url,
  )

const LAST_TIME_MS = 8.64e15
const isTime = (exp: unknown): exp is number =>
  typeof exp === 'number' && exp > 0 && exp <= LAST_TIME_MS

/** Flags are in alphabetical order without repetition. */
const areFlags = (flags: string): boolean =>
  [...flags].every(
    (flag, at) => /[A-Z]/i.test(flag) && (at === 0 || flag > (flags[at - 1] ?? '')),
  ) && !(flags.includes('P') && flags.includes('U'))

/**
 * The guide limits the characters but does not say how to count them, so either count may meet the limit.
 */
const isLabel = (label: unknown): label is string =>
  typeof label === 'string' && (label.length <= LABEL_MAX || [...label].length <= LABEL_MAX)
