/**
 * Alert messages, and the question to a contact, have links to these pages. The server sends the pages
 * without script, account or cookie. Only a button changes anything, because mail programs open links
 * automatically. The pages contain nothing of the record except first names.
 */
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

export function renderLinkPage(page: LinkPage): string {
  const title = titleOf(page)
  const body = html`
    <div class="page">
      <header><h1>${title}</h1></header>
      ${contentOf(page)}
      <footer><p><small>LifeTag</small></p></footer>
    </div>`
  return documentOf('en', title, body)
}

const cardOf = (name: string): string => (name === '' ? 'this card' : `${name}’s card`)

function titleOf(page: LinkPage): string {
  switch (page.kind) {
    case 'join':
      return `Get alerts when ${cardOf(page.name)} is opened?`
    case 'sent':
      return page.by ? 'Check your messages' : 'Check your email'
    case 'confirm':
      return `Get alerts about ${cardOf(page.name)}?`
    case 'active':
      return 'You get alerts from now on'
    case 'stop':
      return 'Stop these messages?'
    case 'stopped':
      return 'These messages have stopped'
    case 'place':
      return 'Where the helper is'
    case 'ended':
      return 'This link has ended'
    case 'busy':
      return 'This does not work right now'
  }
}

function contentOf(page: LinkPage): Content {
  switch (page.kind) {
    case 'join':
      return joinForm(page)
    case 'sent':
      return html`<p>We sent you ${page.by ? 'a message' : 'an email'}. Open its link to finish.</p>`
    case 'confirm':
      return form(html`<p><button>Yes, send me alerts</button></p>`)
    case 'active':
      return html`
        <p>You get a message when ${cardOf(page.name)} is opened, or a helper asks for the family. Each message has a link to stop them.</p>`
    case 'stop':
      return [
        html`<p>You now get one when ${cardOf(page.name)} is opened, or a helper asks for the family.</p>`,
        form(html`<p><button>Stop these messages</button></p>`),
      ]
    case 'stopped':
      return html`<p>To get alerts again, ask for a new link, or turn them on in the app.</p>`
    case 'place':
      return placeOf(page)
    case 'ended':
      return html`<p>The link was used, withdrawn or is too old. Ask for a new one.</p>`
    case 'busy':
      return html`<p>Try again in a few minutes.</p>`
  }
}

const form = (content: Html): Html => html`<form method="post">${content}</form>`

function joinForm({
  name,
  askedBy,
  ways = [],
  trouble,
  typed = {},
}: Extract<LinkPage, { kind: 'join' }>): Html {
  const inviter = askedBy === '' ? 'Someone' : askedBy
  const isEmailOnly = ways.length === 0
  return html`
    <p>${inviter} asks if you want alerts. You get one when ${cardOf(name)} is opened, or a helper presses “Tell the family”.</p>
    <ul>
      <li>Each ${isEmailOnly ? 'email' : 'message'} has the time, and a number to call if the helper left one.</li>
      <li>It says nothing about health. It may be a test.</li>
      <li>You can stop any time, with the link in each ${isEmailOnly ? 'email' : 'message'}. Your address stays private.</li>
    </ul>
    ${trouble === 'none' && warning('Fill in one of them.')}
    ${trouble === 'email' && warning('Enter an email address, such as ben@example.org.')}
    ${trouble === 'text' && warning(`Enter ${ways.map(way => AS_TYPED[way]).join(', or ')}.`)}
    ${trouble === 'unsent' && warning('The message could not be sent. Try again, or choose another way.')}
    ${trouble === 'too_many' && warning('There were many messages today. Try again tomorrow.')}
    ${!isEmailOnly && html`<p>One of these is enough. If you enter an email address, we use that.</p>`}
    ${form(html`
      <p>
        <label for="email">Your email address</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254"${isEmailOnly && html` required`}${prefilled(typed.email)}>
      </p>
      ${ways.includes('sms') && smsField(typed.sms)}
      ${ways.includes('ntfy') && ntfyField(typed.ntfy)}
      <p><button>Send me alerts</button></p>`)}`
}

const AS_TYPED = {
  sms: 'a number with its country, such as +49 151 12345678',
  ntfy: 'a topic of 16 letters and digits or more',
}

const prefilled = (typed = '') => typed !== '' && html` value="${typed}"`

const smsField = (typed?: string) => html`
      <p>
        <label for="sms">Or a phone number for text messages, with its country (+49 …)</label>
        <input id="sms" name="sms" type="tel" autocomplete="tel" maxlength="30"${prefilled(typed)}>
      </p>`
const ntfyField = (typed?: string) => html`
      <p>
        <label for="ntfy">Or a topic of ntfy that no one can guess, with 16 characters or more</label>
        <input id="ntfy" name="ntfy" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64"${prefilled(typed)}>
      </p>`

function placeOf({ name, place }: Extract<LinkPage, { kind: 'place' }>): Html {
  if (place === null) {
    return html`
      <p>The helper has not shared a location, or it was more than 24 hours ago. If they share one, you see it here.</p>`
  }
  const point = pointIn(place)
  return html`
    <p class="facts">${point ? digitsHtml(place) : html`<bdi>${place}</bdi>`}</p>
    ${point && html`<p><a href="geo:${point}">Open it in a map on this device</a></p>`}
    <p>The person with ${cardOf(name)} shared this. You can see it for 24 hours.</p>`
}

/** Latitude and longitude at the beginning of a message; undefined for words. */
export function pointIn(place: string): string | undefined {
  const found = /^(-?\d{1,2}\.\d{1,6}), ?(-?\d{1,3}\.\d{1,6})(?= |$)/.exec(place)
  return found ? `${found[1]},${found[2]}` : undefined
}
