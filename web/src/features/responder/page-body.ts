import type { Dictionary } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { type Locale, renderOfflineBody, renderResponderBody } from 'sync-protocol/responder'
import type { ReadCode } from './read-printed-code'

export interface PageContext {
  locale: Locale
  emergencyNumber: string
  languageHref: (locale: Locale) => string
  nowMs: number
  canRetry: boolean
  /** The server never saw the code, so its print is the only copy. */
  isOnly?: boolean
  /** Until it is loaded, entries appear as typed. */
  dictionary: Dictionary | undefined
}

export function printedBody(
  code: ReadCode,
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

export function liveBody(
  card: ResponderCard,
  { nowMs: _none, isOnly: _no, ...page }: PageContext,
): string {
  return renderResponderBody(card, { ...page, source: 'live' })
}

/** Leaves out statements that apply only to our own service. */
export function foreignBody(
  card: ResponderCard,
  { nowMs: _none, isOnly: _no, ...page }: PageContext,
): string {
  return renderResponderBody(card, { ...page, source: 'elsewhere' })
}
