/**
 * The answer to a scanned code that opens nothing. It sends the reader to the telephone first, and discloses
 * nothing about the code.
 *
 * If the server never had the code, only its offline copy exists. A script opens it; otherwise the page says
 * to read the card.
 */

import { fill, type Locale, labelsOf } from '../../card'
import { FAILURE_WORDS } from '../../languages/lists/failure-words.data'
import type { FailureKind } from '../../languages/page-words'
import { documentOf, footer, topBar } from './frame'
import { type Html, html } from './html'

export type { FailureKind }

interface FailurePageOptions {
  locale: Locale
  emergencyNumber: string
  kind: FailureKind
}

/** The app reads the offline copy in the link. */
export const COPY_PARAM = 'copy'
/** Any other value means that the server may know the code. */
export const ONLY_COPY = 'unknown'

/** The code itself may be valid, so its offline copy may be read. */
const OFFERS_COPY: readonly FailureKind[] = ['slow', 'tooMany', 'broken', 'busy']
const OFFERS_RETRY: readonly FailureKind[] = ['refused', 'slow', 'tooMany', 'broken', 'busy']

const SCRIPT = '/responder.js'

/** The same words for software, which has no page to show. */
export function failureText({ locale, emergencyNumber, kind }: FailurePageOptions): string {
  const { title, text } = FAILURE_WORDS[locale].failures[kind]
  return inOneText([title, text], { locale, emergencyNumber })
}

/** A `healthcare` code asks for role and reason, which only its page does. */
export function askText(reader: Omit<FailurePageOptions, 'kind'>): string {
  const { title, text } = labelsOf(reader.locale).ask
  return inOneText([title, text], reader)
}

const inOneText = (
  said: readonly string[],
  { locale, emergencyNumber: number }: Omit<FailurePageOptions, 'kind'>,
): string => [...said, fill(labelsOf(locale).emergencyCall, { number })].join('\n')

export function renderFailurePage({ locale, emergencyNumber, kind }: FailurePageOptions): string {
  const { title, text } = FAILURE_WORDS[locale].failures[kind]
  const offersCopy = OFFERS_COPY.includes(kind)
  const isNew = kind === 'unknown'
  const body = html`
    <div class="page"${isNew && html` data-copy="${ONLY_COPY}"`}>
      ${topBar(locale, emergencyNumber)}
      <header>
        <h1>${title}</h1>
        <p class="facts">${text}</p>
      </header>
      ${OFFERS_RETRY.includes(kind) && retryForm(locale)}
      ${offersCopy && copyForm(locale)}
      ${footer()}
    </div>`
  return documentOf(locale, title, body, offersCopy || isNew ? { script: SCRIPT } : {})
}

/** A form without an address goes to the page's own address and keeps the part after the "#". */
const retryForm = (locale: Locale): Html => html`
  <form>
    <input type="hidden" name="lang" value="${locale}">
    <p><button>${FAILURE_WORDS[locale].tryAgain}</button></p>
  </form>`

const copyForm = (locale: Locale): Html => html`
  <form id="offline-copy">
    <input type="hidden" name="lang" value="${locale}">
    <p>${FAILURE_WORDS[locale].copyText}</p>
    <p><button name="${COPY_PARAM}" value="1">${FAILURE_WORDS[locale].readCopy}</button></p>
  </form>`
