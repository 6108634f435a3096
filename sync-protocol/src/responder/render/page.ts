/**
 * The responder's page: one card in, one document out; the same blocks in the same order for the
 * server's live page and the app's offline copy. It needs no script, no cookie, no third party.
 * The order is by harm: what kills soonest if missed comes first, the blood type last.
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
  /** Offer to try for the live page: by default only where no card is shown. */
  canRetry?: boolean
}

export interface ResponderPageOptions extends PageOptions {
  /**
   * The record as it is now; what another service wrote; or a copy made at a moment, `isOnly`: of a
   * record that the server never had.
   */
  source: 'live' | 'elsewhere' | { printedAtMs: number; isOnly?: boolean }
  /** To read entries in the reader's words: without one they stand as they were typed. */
  dictionary?: Dictionary | undefined
  /** "Tell the family" (`helpForm`), which the server alone has; left out where there is nobody to tell. */
  help?: Html | undefined
  /** The reader's clock, ms: what makes an offline copy expired. Leave out for the live page. */
  nowMs?: number
}

/** Why the app cannot, or should not yet, show a printed code without a connection. */
export type OfflineTrouble =
  | { kind: 'damaged' | 'newerVersion' | 'noCopy' }
  | { kind: 'expired'; expiresAtMs: number }

/** Says when a printed copy is older than the record; the page says everything else without it. */
const PRINT_AGE_SCRIPT = '/responder.js'

/** The whole document. */
export function renderResponderPage(card: ResponderCard, options: ResponderPageOptions): string {
  const { title } = labelsOf(options.locale)
  const script = options.source === 'live' ? PRINT_AGE_SCRIPT : undefined
  return documentOf(options.locale, title, responderBody(card, options), { script })
}

/** What stands inside the document, for the app to show within its own. */
export const renderResponderBody = (card: ResponderCard, options: ResponderPageOptions): string =>
  responderBody(card, options).toString()

function responderBody(card: ResponderCard, options: ResponderPageOptions): Html {
  const { locale, emergencyNumber, source, languageHref, dictionary, help } = options
  const labels = labelsOf(locale)
  const { blocks, record } = cardHtml(card, locale, { isLive: source === 'live', dictionary })
  // Of what is not ours nothing is known beyond what it says.
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

/** What the reader must know before believing the rest. */
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

/**
 * What the app shows in the place of a card: an expired copy says so before anything of it is seen.
 * Its buttons say `data-action` to the app that shows it.
 */
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
