import { directionOf, type Labels, LOCALES, type Locale, labelsOf, nameInItself } from '../../card'
import { RESPONDER_CSS } from './css'
import { type Html, html } from './html'
import { digitsHtml } from './value'

const PRODUCT_NAME = 'LifeTag'

/** The number is isolated, because bidi would move a number at the end of an Arabic line. */
export function emergencyCall(number: string, labels: Labels): Html {
  const [before = '', after = ''] = labels.emergencyCall.split('{number}')
  return html`<a class="sos" href="tel:${number}">${before}<b>${digitsHtml(number)}</b>${after}</a>`
}

type HrefOf = (locale: Locale) => string

/** In the first screen of every page: the number to call, and the language of the page. */
export const topBar = (locale: Locale, emergencyNumber: string, hrefOf?: HrefOf): Html =>
  html`<div class="top">${emergencyCall(emergencyNumber, labelsOf(locale))}${languageSwitch(locale, hrefOf)}</div>`

export const footer = (words?: Html): Html =>
  html`<footer>${words}<p><small>${PRODUCT_NAME}</small></p></footer>`

/** The globe is for readers who cannot read the current language. */
function languageSwitch(locale: Locale, hrefOf: HrefOf = other => `?lang=${other}`): Html {
  const links = LOCALES.map(other =>
    other === locale
      ? html`<b lang="${other}">${nameInItself(other)}</b>`
      : html`<a href="${hrefOf(other)}" lang="${other}" hreflang="${other}">${nameInItself(other)}</a>`,
  )
  const label = labelsOf(locale).pageLanguage
  return html`
    <details>
      <summary title="${label}">${GLOBE} ${nameInItself(locale)}</summary>
      <nav aria-label="${label}">${links.map(link => [link, ' '])}</nav>
    </details>`
}

const GLOBE = html`
  <svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22c-6 6-6 16 0 22 6-6 6-16 0-22M1 12h22"/></svg>`

export const warning = (text: string): Html =>
  html`<p class="warn" role="note"><span aria-hidden="true">⚠</span> ${text}</p>`

export const actionButton = (action: PageAction, label: string): Html =>
  html`<p><button type="button" data-action="${action}">${label}</button></p>`

export type PageAction = 'retry' | 'show'

/** The policy of the server has to contain the hash of `css`. */
export function documentOf(
  locale: Locale,
  title: string,
  body: Html,
  { script, css = RESPONDER_CSS }: { script?: string | undefined; css?: string } = {},
): string {
  const head = html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex,nofollow,noarchive">
    <meta name="referrer" content="no-referrer">
    <meta name="format-detection" content="telephone=no">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>`
  // The style is inserted unescaped: it is ours, and the policy has the hash of exactly these bytes.
  const style = `<style>${css}</style>`
  const tail = script ? html`<script src="${script}" defer></script>` : ''
  const opening = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}">`
  return `${opening}<head>${head}${style}</head><body><main>${body}</main>${tail}</body></html>`
}
