/**
 * Everything works without a script. The script only fills in the position, and the helper sees it before
 * sending. These pages contain nothing from the card.
 */
import type { Locale } from '../../card'
import { FAILURE_WORDS } from '../../languages/lists/failure-words.data'
import { HELP_WORDS } from '../../languages/lists/help-words.data'
import { documentOf, footer, topBar, warning } from './frame'
import { type Html, html } from './html'

export const CALLBACK_MAX = 30
export const PLACE_MAX = 200

/** `pass` proves to the server that the form is ours, because some browsers do not send the origin. */
interface HelpForm {
  action: string
  pass: string
}

export type HelpPage =
  | { kind: 'ask'; form: HelpForm; trouble: 'stale' | 'number' }
  | { kind: 'asked'; form: HelpForm; about: string; isStale?: boolean }
  | { kind: 'nobody' | 'tooMany' | 'placeSent' }

interface HelpPageOptions {
  locale: Locale
  emergencyNumber: string
  cardHref: string
  page: HelpPage
}

const SCRIPT = '/help-place.js'

export function helpForm(locale: Locale, { action, pass }: HelpForm): Html {
  const words = HELP_WORDS[locale]
  return html`
    <form method="post" action="${action}">
      <h2>${words.tell}</h2>
      <p>${words.about}</p>
      <input type="hidden" name="pass" value="${pass}">
      <p>
        <label for="callback">${words.number}</label>
        <input id="callback" name="callback" type="tel" autocomplete="tel" maxlength="${CALLBACK_MAX}">
      </p>
      <p><button>${words.tell}</button></p>
    </form>`
}

export function renderHelpPage({
  locale,
  emergencyNumber,
  cardHref,
  page,
}: HelpPageOptions): string {
  const words = HELP_WORDS[locale]
  const title = titleOf(page, locale)
  const body = html`
    <div class="page">
      ${topBar(locale, emergencyNumber, other => `${cardHref}?lang=${other}`)}
      <header><h1>${title}</h1></header>
      ${contentOf(page, locale)}
      <p><a href="${cardHref}?lang=${locale}">${words.back}</a></p>
      ${footer()}
    </div>`
  return documentOf(locale, title, body, page.kind === 'asked' ? { script: SCRIPT } : {})
}

function titleOf({ kind }: HelpPage, locale: Locale): string {
  const words = HELP_WORDS[locale]
  if (kind === 'ask') return words.tell
  return words[kind]
}

function contentOf(page: HelpPage, locale: Locale): Html {
  const words = HELP_WORDS[locale]
  switch (page.kind) {
    case 'ask':
      return html`
        ${warning(page.trouble === 'number' ? words.badNumber : FAILURE_WORDS[locale].sendAgain)}
        ${helpForm(locale, page.form)}`
    case 'asked':
      return html`
        ${page.isStale && warning(FAILURE_WORDS[locale].sendAgain)}
        <p>${words.askedText}</p>
        <section>${placeForm(locale, page)}</section>`
    case 'placeSent':
      return html`<p>${words.placeSentText}</p>`
    default:
      return html`<p class="facts">${words.callThem}</p>`
  }
}

type Asked = Extract<HelpPage, { kind: 'asked' }>

const placeForm = (locale: Locale, { form: { action, pass }, about }: Asked): Html => {
  const words = HELP_WORDS[locale]
  return html`
    <form method="post" action="${action}">
      <p>${words.placeText}</p>
      <input type="hidden" name="pass" value="${pass}">
      <input type="hidden" name="about" value="${about}">
      <p id="locate" hidden><button type="button">${words.locate}</button></p>
      <p>
        <label for="place">${words.place}</label>
        <input id="place" name="place" maxlength="${PLACE_MAX}" required>
      </p>
      <p><button>${words.send}</button></p>
    </form>`
}
