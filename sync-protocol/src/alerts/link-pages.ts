/**
 * Alert messages, and the question to a contact, have links to these pages. The server sends the pages
 * without script, account or cookie. Only a button changes anything, because mail programs open links
 * automatically. The pages contain nothing of the record except first names.
 */
import type { Locale } from '../responder'
import { documentOf, warning } from '../responder/render/frame'
import { type Content, type Html, html } from '../responder/render/html'
import { digitsHtml } from '../responder/render/value'

export type LinkPage =
  | {
      kind: 'join'
      name: string
      askedBy: string
      ways?: readonly ('sms' | 'ntfy')[]
      trouble?: 'none' | 'email' | 'text' | 'too_many' | 'unsent'
      typed?: Readonly<Partial<Record<'email' | 'sms' | 'ntfy', string>>>
    }
  | { kind: 'sent'; name: string; by?: 'text' }
  /** The page of the e-mail's link, which needs one more press. */
  | { kind: 'confirm'; name: string }
  | { kind: 'active'; name: string }
  | { kind: 'stop'; name: string }
  | { kind: 'stopped' }
  /** A helper's location; null if they have not shared it, or if it is more than a day old. */
  | { kind: 'place'; name: string; place: string | null }
  | { kind: 'ended' }
  | { kind: 'busy' }

type OfName = (values: { name: string }) => string
/** A text about the card of a person. `unnamed` is for a record without a first name. */
interface OfCard {
  named: OfName
  unnamed: string
}
type OfAsking = (values: { inviter: string; name: string }) => string

/** The server has them in each language (`api/src/features/alerts/texts.ts`). */
interface LinkWords {
  someone: string
  joinTitle: OfCard
  asks: { named: OfAsking; unnamed: OfAsking }
  emailHas: string
  messageHas: string
  nothing: string
  emailStop: string
  messageStop: string
  fillOne: string
  wrongEmail: string
  wrongSms: string
  wrongNtfy: string
  wrongEither: string
  unsent: string
  tooMany: string
  oneEnough: string
  email: string
  sms: string
  ntfy: string
  join: string
  sentTitle: string
  sent: string
  sentTextTitle: string
  sentText: string
  confirmTitle: OfCard
  confirm: string
  activeTitle: string
  active: OfCard
  stopTitle: string
  stop: OfCard
  stopButton: string
  stoppedTitle: string
  stopped: string
  placeTitle: string
  noPlace: string
  toMap: string
  shared: OfCard
  endedTitle: string
  ended: string
  busyTitle: string
  busy: string
}

export function renderLinkPage(page: LinkPage, locale: Locale, words: LinkWords): string {
  const title = titleOf(page, words)
  const body = html`
    <div class="page">
      <header><h1>${title}</h1></header>
      ${contentOf(page, words)}
      <footer><p><small>LifeTag</small></p></footer>
    </div>`
  return documentOf(locale, title, body)
}

const cardOf = ({ named, unnamed }: OfCard, name: string): string =>
  name === '' ? unnamed : named({ name })

function titleOf(page: LinkPage, words: LinkWords): string {
  switch (page.kind) {
    case 'join':
      return cardOf(words.joinTitle, page.name)
    case 'sent':
      return page.by ? words.sentTextTitle : words.sentTitle
    case 'confirm':
      return cardOf(words.confirmTitle, page.name)
    case 'active':
      return words.activeTitle
    case 'stop':
      return words.stopTitle
    case 'stopped':
      return words.stoppedTitle
    case 'place':
      return words.placeTitle
    case 'ended':
      return words.endedTitle
    case 'busy':
      return words.busyTitle
  }
}

function contentOf(page: LinkPage, words: LinkWords): Content {
  switch (page.kind) {
    case 'join':
      return joinForm(page, words)
    case 'sent':
      return html`<p>${page.by ? words.sentText : words.sent}</p>`
    case 'confirm':
      return form(html`<p><button>${words.confirm}</button></p>`)
    case 'active':
      return html`
        <p>${cardOf(words.active, page.name)}</p>`
    case 'stop':
      return [
        html`<p>${cardOf(words.stop, page.name)}</p>`,
        form(html`<p><button>${words.stopButton}</button></p>`),
      ]
    case 'stopped':
      return html`<p>${words.stopped}</p>`
    case 'place':
      return placeOf(page, words)
    case 'ended':
      return html`<p>${words.ended}</p>`
    case 'busy':
      return html`<p>${words.busy}</p>`
  }
}

const form = (content: Html): Html => html`<form method="post">${content}</form>`

type JoinPage = Extract<LinkPage, { kind: 'join' }>

function joinForm(page: JoinPage, words: LinkWords): Html {
  const { name, askedBy, ways = [], typed = {} } = page
  const asking = { inviter: askedBy === '' ? words.someone : askedBy, name }
  const isEmailOnly = ways.length === 0
  const trouble = troubleOf(page, words)
  return html`
    <p>${name === '' ? words.asks.unnamed(asking) : words.asks.named(asking)}</p>
    <ul>
      <li>${isEmailOnly ? words.emailHas : words.messageHas}</li>
      <li>${words.nothing}</li>
      <li>${isEmailOnly ? words.emailStop : words.messageStop}</li>
    </ul>
    ${trouble !== undefined && warning(trouble)}
    ${!isEmailOnly && html`<p>${words.oneEnough}</p>`}
    ${form(html`
      <p>
        <label for="email">${words.email}</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254"${isEmailOnly && html` required`}${prefilled(typed.email)}>
      </p>
      ${ways.includes('sms') && smsField(words.sms, typed.sms)}
      ${ways.includes('ntfy') && ntfyField(words.ntfy, typed.ntfy)}
      <p><button>${words.join}</button></p>`)}`
}

function troubleOf({ ways = [], trouble }: JoinPage, words: LinkWords): string | undefined {
  if (trouble === undefined) return undefined
  const noAddress = ways.includes('sms') ? words.wrongSms : words.wrongNtfy
  const warnings = {
    none: words.fillOne,
    email: words.wrongEmail,
    text: ways.length > 1 ? words.wrongEither : noAddress,
    unsent: words.unsent,
    too_many: words.tooMany,
  }
  return warnings[trouble]
}

const prefilled = (typed = '') => typed !== '' && html` value="${typed}"`

const smsField = (label: string, typed?: string) => html`
      <p>
        <label for="sms">${label}</label>
        <input id="sms" name="sms" type="tel" autocomplete="tel" maxlength="30"${prefilled(typed)}>
      </p>`
const ntfyField = (label: string, typed?: string) => html`
      <p>
        <label for="ntfy">${label}</label>
        <input id="ntfy" name="ntfy" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64"${prefilled(typed)}>
      </p>`

type PlacePage = Extract<LinkPage, { kind: 'place' }>

function placeOf({ name, place }: PlacePage, words: LinkWords): Html {
  if (place === null) {
    return html`
      <p>${words.noPlace}</p>`
  }
  const point = pointIn(place)
  return html`
    <p class="facts">${point ? digitsHtml(place) : html`<bdi>${place}</bdi>`}</p>
    ${point && html`<p><a href="geo:${point}">${words.toMap}</a></p>`}
    <p>${cardOf(words.shared, name)}</p>`
}

/** Latitude and longitude at the beginning of a message; undefined for words. */
export function pointIn(place: string): string | undefined {
  const found = /^(-?\d{1,2}\.\d{1,6}), ?(-?\d{1,3}\.\d{1,6})(?= |$)/.exec(place)
  return found ? `${found[1]},${found[2]}` : undefined
}
