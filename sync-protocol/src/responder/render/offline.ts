/**
 * The app's answer to a printed code that it cannot, or should not yet, show without a connection.
 * An expired copy says so here before anything of it is seen.
 */
import { fill, type Locale, labelsOf, minuteOf } from '../../card'
import { actionButton, emergencyLine, footer, warning } from './frame'
import { html } from './html'

export type OfflineTrouble =
  | { kind: 'damaged' | 'newerVersion' | 'noCopy' }
  | { kind: 'expired'; expiresAtMs: number }

export interface OfflinePageOptions {
  locale: Locale
  emergencyNumber: string
  languageHref?: (locale: Locale) => string
  /** Offer to try for the live page (default); not where the page is only shown. */
  canRetry?: boolean
}

/** What stands inside the document; its buttons say `data-action` to whoever shows it. */
export function renderOfflineBody(trouble: OfflineTrouble, options: OfflinePageOptions): string {
  const { locale, emergencyNumber, languageHref, canRetry = true } = options
  const labels = labelsOf(locale)
  const isExpired = trouble.kind === 'expired'
  const words = isExpired
    ? fill(labels.expiredOn, { date: minuteOf(trouble.expiresAtMs, locale) })
    : labels.offline[trouble.kind]
  return html`
    <div class="page">
      ${emergencyLine(emergencyNumber, labels)}
      <header><h1>${labels.title}</h1></header>
      ${warning(words)}
      ${canRetry && actionButton('retry', labels.offline.retry)}
      ${isExpired && actionButton('show', labels.offline.showAnyway)}
      ${footer(locale, languageHref)}
    </div>`.toString()
}
