/**
 * Shows a person's own code, and below it what a responder must not miss. The page needs no script and no
 * network. All words come from the card, so the page never shows more than the code opens. It has two parts,
 * so that a slow phone draws the code while it still reads the record.
 */
import { type Locale, labelsOf, type ResponderCard } from '../../card'
import { cardHtml } from './card-html'
import { RESPONDER_CSS } from './css'
import { documentOf, emergencyCall } from './frame'
import { type Html, html, NOTHING } from './html'

interface CodePageOptions {
  locale: Locale
  title: string
  emergencyNumber: string
  /** Undefined if the code has expired. */
  drawing: { side: number; path: string; name: string } | undefined
  remarks: readonly string[]
  links: readonly { href: string; words: string }[]
  script: string
}

/** The server's policy contains its hash. The plate is also white in dark mode. */
export const CODE_PAGE_CSS = `${RESPONDER_CSS}
.code{display:block;width:min(100%,56vh);min-width:min(12rem,100%);margin:0 auto .5rem;background:#fff}
.own nav{border-top:2px solid var(--fg);padding-top:.75rem}
.own nav a{display:inline-flex;align-items:center;min-height:3rem}
.own .remark{color:var(--soft)}
.who{display:flex;min-height:5rem}`

export interface CodePageParts {
  code: string
  rest: (card: ResponderCard | undefined) => string
}

export function codePageParts(options: CodePageOptions): CodePageParts {
  const { locale, title, emergencyNumber, drawing, remarks, links, script } = options
  const plate =
    drawing &&
    html`
      <svg class="code" viewBox="0 0 ${drawing.side} ${drawing.side}" role="img" shape-rendering="crispEdges" aria-label="${drawing.name}">
      <path d="${drawing.path}"/></svg>`
  const body = html`<div class="page own">${plate}${SEAM}</div>`
  const page = documentOf(locale, title, body, { script, css: CODE_PAGE_CSS })
  const [code = '', end = ''] = page.split(SEAM.toString())
  const foot = html`
    <p>${emergencyCall(emergencyNumber, labelsOf(locale))}</p>
    <nav aria-label="${title}">
      ${remarks.map(remark => html`<p class="remark">${remark}</p>`)}
      ${links.map(({ href, words }) => [html`<a href="${href}">${words}</a>`, ' '])}
    </nav>`
  return { code, rest: card => `${card ? wordsOf(card, locale) : NOTHING}${foot}${end}` }
}

/** This cannot occur in a value, because the `<` of a value is escaped. */
const SEAM = html`<!--words-->`

function wordsOf(card: ResponderCard, locale: Locale): Html {
  const { first, rest, record } = cardHtml(card, locale, { isLive: false })
  return html`${first}${rest}<p>${record}</p>`
}

/** Like the code pages, this page needs no script and no network. */
export function renderCodeChoice(
  locale: Locale,
  title: string,
  people: readonly { href: string; name: string }[],
): string {
  const body = html`
    <div class="page own">
      <h1>${title}</h1>
      ${people.map(({ href, name }) => html`<p><a class="call who" href="${href}"><bdi>${name}</bdi></a></p>`)}
    </div>`
  return documentOf(locale, title, body, { css: CODE_PAGE_CSS })
}
