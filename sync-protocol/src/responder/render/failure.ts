/**
 * What is answered where a scanned code opens nothing. Each says in a sentence what happened and what
 * to do, and sends the reader to the telephone first. None of them discloses anything of the code.
 * Where nobody ever had the code, its offline copy is all there is: a script opens it at once, and
 * without one the page says to read the card.
 */

import { type Locale, labelsOf } from '../../card'
import { type FailureKind, failureWordsOf } from '../failure-words'
import { documentOf, emergencyCall, footer } from './frame'
import { type Html, html } from './html'

export type { FailureKind }

export interface FailurePageOptions {
  locale: Locale
  emergencyNumber: string
  kind: FailureKind
}

/** Asks the server for the app in place of the page: it reads the offline copy in the link. */
export const COPY_PARAM = 'copy'
/** Its value for a code that the server never saw; any other is of one that it may know. */
export const ONLY_COPY = 'unknown'

/** Where the code itself may be right, what it carries offline may be read. */
const OFFERS_COPY: readonly FailureKind[] = ['slow', 'tooMany', 'broken', 'busy']
const OFFERS_RETRY: readonly FailureKind[] = ['refused', 'slow', 'tooMany', 'broken', 'busy']

/** Opens the offline copy, or hides the way to it where the link carries none. */
const SCRIPT = '/responder.js'

export function renderFailurePage({ locale, emergencyNumber, kind }: FailurePageOptions): string {
  const labels = labelsOf(locale)
  const { title, text } = failureWordsOf(locale).failures[kind]
  const offersCopy = OFFERS_COPY.includes(kind)
  const isNew = kind === 'unknown'
  const body = html`
    <div class="page"${isNew && html` data-copy="${ONLY_COPY}"`}>
      <header>
        <h1>${title}</h1>
        <p class="facts">${text}</p>
      </header>
      <section><p>${emergencyCall(emergencyNumber, labels)}</p></section>
      ${OFFERS_RETRY.includes(kind) && retryForm(locale)}
      ${offersCopy && copyForm(locale)}
      ${footer(locale)}
    </div>`
  return documentOf(locale, title, body, offersCopy || isNew ? { script: SCRIPT } : {})
}

/** A form without an address goes where the page came from, and keeps what stands behind its "#". */
const retryForm = (locale: Locale): Html => html`
  <form>
    <input type="hidden" name="lang" value="${locale}">
    <p><button>${failureWordsOf(locale).tryAgain}</button></p>
  </form>`

const copyForm = (locale: Locale): Html => html`
  <form id="offline-copy">
    <input type="hidden" name="lang" value="${locale}">
    <p>${failureWordsOf(locale).copyText}</p>
    <p><button name="${COPY_PARAM}" value="1">${failureWordsOf(locale).readCopy}</button></p>
  </form>`
