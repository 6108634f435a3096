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

const whose = (name: string): string => (name === '' ? 'somebody’s' : `${name}’s`)

function titleOf(page: LinkPage): string {
  switch (page.kind) {
    case 'join':
      return `Be told when ${whose(page.name)} card is opened?`
    case 'sent':
      return page.by ? 'Look at your messages' : 'Look into your mailbox'
    case 'confirm':
      return `Be told about ${whose(page.name)} card?`
    case 'active':
      return 'You will be told'
    case 'stop':
      return 'Get no more of these messages?'
    case 'stopped':
      return 'You get no more of these messages'
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
      return html`<p>We sent you ${page.by ? 'a message' : 'an e-mail'}. Press the link in it: only then are you told.</p>`
    case 'confirm':
      return form(html`<p><button>Yes, tell me</button></p>`)
    case 'active':
      return html`
        <p>You get a message when ${whose(page.name)} card is opened, and when a helper asks for the family. Each has a link that ends them.</p>`
    case 'stop':
      return [
        html`<p>You are told when ${whose(page.name)} card is opened, or a helper asks for the family.</p>`,
        form(html`<p><button>Stop these messages</button></p>`),
      ]
    case 'stopped':
      return html`<p>To be told again, ask the person to invite you again, or turn it on in the app.</p>`
    case 'place':
      return placeOf(page)
    case 'ended':
      return html`<p>It was used, taken back, or is too old. Ask the person for a new one.</p>`
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
  const asks = askedBy === '' ? 'Somebody' : askedBy
  const isEmailOnly = ways.length === 0
  return html`
    <p>${asks} asks whether you want to be told when the code on ${whose(name)} LifeTag card is scanned, and when a helper presses “Tell the family”.</p>
    <ul>
      <li>You get ${isEmailOnly ? 'an e-mail' : 'a message'} with the time, and a number to call if the helper left one.</li>
      <li>It never says anything about health. It may be a test.</li>
      <li>Each ${isEmailOnly ? 'e-mail' : 'message'} has a link that ends them. Nobody is shown your address.</li>
    </ul>
    ${trouble === 'none' && warning('Fill in one of them.')}
    ${trouble === 'email' && warning('Enter an email address, such as ben@example.org.')}
    ${trouble === 'text' && warning(`Enter ${ways.map(way => AS_TYPED[way]).join(', or ')}.`)}
    ${trouble === 'unsent' && warning('The message could not be sent. Try again, or take another way.')}
    ${trouble === 'too_many' && warning('There were many messages today. Try again tomorrow.')}
    ${!isEmailOnly && html`<p>One of these is enough. Where you give an address, messages come by e-mail.</p>`}
    ${form(html`
      <p>
        <label for="email">Your email address</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254"${isEmailOnly && html` required`}${prefilled(typed.email)}>
      </p>
      ${ways.includes('sms') && smsField(typed.sms)}
      ${ways.includes('ntfy') && ntfyField(typed.ntfy)}
      <p><button>Tell me</button></p>`)}`
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
        <label for="ntfy">Or a topic of ntfy that nobody can guess: 16 letters and digits or more</label>
        <input id="ntfy" name="ntfy" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="64"${prefilled(typed)}>
      </p>`

function placeOf({ name, place }: Extract<LinkPage, { kind: 'place' }>): Html {
  if (place === null) {
    return html`
      <p>They have not said it yet, or it was more than 24 hours ago. If they do, you can see it here.</p>`
  }
  const point = pointIn(place)
  return html`
    <p class="facts">${point ? digitsHtml(place) : html`<bdi>${place}</bdi>`}</p>
    ${point && html`<p><a href="geo:${point}">Open it in a map on this device</a></p>`}
    <p>The person who has ${whose(name)} card at hand sent this themselves. It is kept for 24 hours.</p>`
}

/** Latitude and longitude at the beginning of a message; undefined for words. */
export function pointIn(place: string): string | undefined {
  const found = /^(-?\d{1,2}\.\d{1,6}), ?(-?\d{1,3}\.\d{1,6})(?= |$)/.exec(place)
  return found ? `${found[1]},${found[2]}` : undefined
}
