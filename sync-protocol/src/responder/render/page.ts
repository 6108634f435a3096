/**
 * The server's live page and the app's offline copy have the same blocks in the same order. The page needs no
 * script, no cookie and no third party. Blocks are sorted by harm: the deadliest facts come first, the blood
 * type last.
 */
import {
  type Dictionary,
  dayOf,
  fill,
  type Locale,
  labelsOf,
  minuteOf,
  type ResponderCard,
} from '../../card'
import { cardHtml } from './card-html'
import { actionButton, documentOf, emergencyCall, emergencyLine, footer, warning } from './frame'
import { type Html, html } from './html'

interface PageOptions {
  locale: Locale
  emergencyNumber: string
  languageHref?: (locale: Locale) => string
  /** By default, only if no card is shown. */
  canRetry?: boolean
}

export interface ResponderPageOptions extends PageOptions {
  /**
   * `elsewhere` is a card from another service. `isOnly` marks a copy of a record that the server never had.
   */
  source: 'live' | 'elsewhere' | { printedAtMs: number; isOnly?: boolean }
  /** Without a dictionary, entries appear as they were typed. */
  dictionary?: Dictionary | undefined
  /** Absent if there is no one to notify. Only the server has a `helpForm`. */
  help?: Html | undefined
  /** An offline copy expires by this clock of the reader. Absent for the live page. */
  nowMs?: number
}

type OfflineTrouble =
  | { kind: 'damaged' | 'newerVersion' | 'noCopy' }
  | { kind: 'expired'; expiresAtMs: number }

const PRINT_AGE_SCRIPT = '/responder.js'

export function renderResponderPage(card: ResponderCard, options: ResponderPageOptions): string {
  const { title } = labelsOf(options.locale)
  const script = options.source === 'live' ? PRINT_AGE_SCRIPT : undefined
  return documentOf(options.locale, title, responderBody(card, options), { script })
}

export const renderResponderBody = (card: ResponderCard, options: ResponderPageOptions): string =>
  responderBody(card, options).toString()

function responderBody(card: ResponderCard, options: ResponderPageOptions): Html {
  const { locale, emergencyNumber, source, languageHref, dictionary, help } = options
  const labels = labelsOf(locale)
  const { blocks, record } = cardHtml(card, locale, { isLive: source === 'live', dictionary })
  const isOurs = source !== 'elsewhere'
  const about = html`
    ${isOurs && html`<p>${labels.selfReported}</p><p>${record}</p>`}
    <p>${emergencyCall(emergencyNumber, labels)}</p>`
  return html`
    <div class="page" data-changed-at="${card.changedAtMs}">
      ${emergencyLine(emergencyNumber, labels)}
      ${notices(card, options)}
      ${blocks}
      ${help}
      ${footer(locale, languageHref, about)}
    </div>`
}

function notices({ expiresAt, isPartial }: ResponderCard, options: ResponderPageOptions): Html {
  const { locale, source, nowMs, canRetry } = options
  const labels = labelsOf(locale)
  const expiresAtMs = Date.parse(expiresAt)
  if (source === 'elsewhere') return html``
  const isOnly = source !== 'live' && source.isOnly
  return html`
    ${nowMs !== undefined && expiresAtMs <= nowMs && expired(expiresAtMs, locale)}
    ${
      source === 'live'
        ? html`<div id="older-print" hidden>${warning(labels.olderPrint)}</div>`
        : warning(
            fill(isOnly ? labels.onlyCopy : labels.offlineCopy, {
              date: dayOf(source.printedAtMs, locale),
            }),
          )
    }
    ${isPartial && warning(isOnly ? labels.partialOnly : labels.partialCopy)}
    ${canRetry && actionButton('retry', labels.offline.retry)}`
}

const expired = (atMs: number, locale: Locale): Html =>
  warning(fill(labelsOf(locale).expiredOn, { date: minuteOf(atMs, locale) }))

/** An expired copy says so before any of it is visible. The app acts on the `data-action` of a button. */
export function renderOfflineBody(trouble: OfflineTrouble, options: PageOptions): string {
  const { locale, emergencyNumber, languageHref, canRetry = true } = options
  const labels = labelsOf(locale)
  const isExpired = trouble.kind === 'expired'
  return html`
    <div class="page">
      ${emergencyLine(emergencyNumber, labels)}
      <header><h1>${labels.title}</h1></header>
      ${isExpired ? expired(trouble.expiresAtMs, locale) : warning(labels.offline[trouble.kind])}
      ${canRetry && actionButton('retry', labels.offline.retry)}
      ${isExpired && actionButton('show', labels.offline.showAnyway)}
      ${footer(locale, languageHref)}
    </div>`.toString()
}
