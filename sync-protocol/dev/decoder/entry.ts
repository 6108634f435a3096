/** The source of lifetag-decode.mjs, which other programs import. */
import { decodeCapsule, readCapsule } from '../../src/capsule/decode-capsule'
import type { Locale, ResponderCard } from '../../src/card'
import { type IpsBundle, makeIps } from '../../src/ips'
import { isDay } from '../../src/medical/entered-dates'
import { isExpired } from '../../src/medical/usable-codes'

type Decoded =
  | { ok: true; card: ResponderCard; madeAtMs: number }
  | { ok: false; code: 'damaged' | 'newer_version' | 'expired' }

const MOMENT = /^(\d{4}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$/

/** `today` is `YYYY-MM-DD`, or a time such as `2026-11-27T14:05Z`. A day begins at 00:00 UTC. */
export function decode(digits: string, today: string): Decoded {
  const [, day = ''] = MOMENT.exec(today) ?? []
  const nowMs = Date.parse(today)
  if (!isDay(day) || Number.isNaN(nowMs)) throw new RangeError(`No day or time in UTC: ${today}`)
  const decoded = decodeCapsule(withoutLineBreaks(digits), day)
  return decoded.ok && isExpired(decoded.card, nowMs) ? { ok: false, code: 'expired' } : decoded
}

/** Some scanners break a long code into lines. */
const withoutLineBreaks = (digits: string): string => digits.replace(/[\r\n]/g, '')

interface IpsChoices {
  /** The language of all words that the person did not type, by default English. */
  locale?: Locale
  nowMs?: number
  /** A UUID for each resource. */
  newId?: () => string
}

/** An International Patient Summary (FHIR R4) of a decoded card. */
export function toIps(card: ResponderCard, choices: IpsChoices = {}): IpsBundle {
  const { locale = 'en', nowMs = Date.now(), newId = randomId } = choices
  return makeIps(card, { locale, nowMs, newId, rowIds: {} })
}

/** Not every JavaScript engine has `crypto`, and these ids are no secret. */
const randomId = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(Math.random() * 16).toString(16),
  )

/** The content without values that depend on the day, to test a reader step by step. */
export const readFacts = (digits: string) => readCapsule(withoutLineBreaks(digits))
