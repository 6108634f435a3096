/**
 * The server's live page and the app's offline copy have the same blocks in the same order. The page needs no
 * script, no cookie and no third party. Blocks are sorted by harm: the deadliest facts come first, the blood
 * type last.
 */
import {
  type Dictionary,
  dayOf,
  fill,
  type Labels,
  type Locale,
  labelsOf,
  minuteOf,
  type ResponderCard,
} from '../../card'
import { cardHtml } from './card-html'
import { actionButton, documentOf, emergencyCall, footer, topBar, warning } from './frame'
import { type Html, html } from './html'

interface PageOptions {
  locale: Locale
  emergencyNumber: string
  languageHref?: (locale: Locale) => string
  /** The default is true only if no card is shown. */
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
  /** The same card as text. Only the server has it. */
  textHref?: string | undefined
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
  const { locale, emergencyNumber, source, languageHref, dictionary, help, textHref } = options
  const labels = labelsOf(locale)
  const { callFirst, first, rest, record } = cardHtml(card, locale, {
    isLive: source === 'live',
    dictionary,
  })
  const isOurs = source !== 'elsewhere'
  const about = html`
    ${isOurs && html`<p>${labels.selfReported}</p><p>${record}</p>`}
    <p>${emergencyCall(emergencyNumber, labels)}</p>
    ${textHref && asText(textHref, labels)}`
  return html`
    <div class="page" data-changed-at="${card.changedAtMs}">
      ${topBar(locale, emergencyNumber, languageHref)}
      ${expiry(card, options)}
      ${callFirst}
      ${first}
      ${notices(card, options)}
      ${rest}
      ${help}
      ${footer(about)}
    </div>`
}

/** The script shows the button. */
const asText = (href: string, { asText: { link, copy, copied } }: Labels): Html => html`
  <p>
    <a id="as-text" href="${href}">${link}</a>
    <button type="button" id="copy-text" data-copied="${copied}" hidden>${copy}</button>
  </p>`

function expiry({ expiresAt }: ResponderCard, { locale, nowMs }: ResponderPageOptions) {
  const expiresAtMs = Date.parse(expiresAt)
  return nowMs !== undefined && expiresAtMs <= nowMs && expired(expiresAtMs, locale)
}

/** They describe the copy, so they follow what a responder must not miss. */
function notices({ isPartial }: ResponderCard, options: ResponderPageOptions): Html {
  const { locale, source, canRetry } = options
  const labels = labelsOf(locale)
  if (source === 'elsewhere') return html``
  const isOnly = source !== 'live' && source.isOnly
  return html`
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
      ${topBar(locale, emergencyNumber, languageHref)}
      <header><h1>${labels.title}</h1></header>
      ${isExpired ? expired(trouble.expiresAtMs, locale) : warning(labels.offline[trouble.kind])}
      ${canRetry && actionButton('retry', labels.offline.retry)}
      ${isExpired && actionButton('show', labels.offline.showAnyway)}
      ${footer()}
    </div>`.toString()
}
