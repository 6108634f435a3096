import type { Dictionary } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { type Locale, renderOfflineBody, renderResponderBody } from 'sync-protocol/responder'
import type { PrintedCode } from './read-printed-code'

export interface PageContext {
  locale: Locale
  emergencyNumber: string
  languageHref: (locale: Locale) => string
  nowMs: number
  /** Whether there is a live page to try for. */
  canRetry: boolean
  /** The server never saw the code: its print is the only copy. */
  isOnly?: boolean
  /** Until it is there, entries stand as they were typed. */
  dictionary: Dictionary | undefined
}

/** What a printed code shows without a connection; an expired one only when that is wanted. */
export function printedBody(
  code: PrintedCode,
  { isOnly = false, ...page }: PageContext,
  showExpired: boolean,
): string {
  if (code.kind !== 'copy') return renderOfflineBody(code, page)
  const { card, madeAtMs } = code
  if (code.isExpired && !showExpired) {
    return renderOfflineBody({ kind: 'expired', expiresAtMs: Date.parse(card.expiresAt) }, page)
  }
  return renderResponderBody(card, { ...page, source: { printedAtMs: madeAtMs, isOnly } })
}

/** What the server shows of the same record and code. */
export function liveBody(
  card: ResponderCard,
  { nowMs: _none, isOnly: _no, ...page }: PageContext,
): string {
  return renderResponderBody(card, { ...page, source: 'live' })
}

/** What another service has written of a person, without what only we say of our own. */
export function foreignBody(
  card: ResponderCard,
  { nowMs: _none, isOnly: _no, ...page }: PageContext,
): string {
  return renderResponderBody(card, { ...page, source: 'elsewhere' })
}
