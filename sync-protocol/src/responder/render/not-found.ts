/**
 * The one page for a code that opens nothing: unknown, expired and revoked look the same, so that
 * it tells nobody which codes exist. It sends the reader to the telephone, not back to the code.
 */
import { type Locale, labelsOf } from '../../card'
import { documentOf, emergencyCall, imprint, languageSwitch } from './frame'
import { html } from './html'

export function renderNotFoundPage(locale: Locale, emergencyNumber: string): string {
  const labels = labelsOf(locale)
  const body = html`
    <div class="page">
      <header>
        <h1>${labels.notFoundTitle}</h1>
        <p class="facts">${labels.notFoundText}</p>
      </header>
      <section><p>${emergencyCall(emergencyNumber, labels)}</p></section>
      <footer>${languageSwitch(locale)}${imprint}</footer>
    </div>`
  return documentOf(locale, labels.notFoundTitle, body)
}
