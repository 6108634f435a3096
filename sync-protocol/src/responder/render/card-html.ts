import {
  type Block,
  blocksOf,
  type Dictionary,
  type Fact,
  type FactBlock,
  factsOf,
  firstOf,
  grouped,
  instructionSentencesOf,
  isDisputed,
  type Locale,
  labelsOf,
  RESPONDER_ITEMS_MAX,
  type ResponderCard,
  type Side,
  type Tone,
} from '../../card'
import { phoneNumbersIn } from '../../medical/phone-number'
import { type Content, type Html, html } from './html'
import { callLinks, isOwnPath, type Page, valuesHtml } from './value'

interface CardHtmlOptions {
  isLive: boolean
  dictionary?: Dictionary | undefined
}

export function cardHtml(
  card: ResponderCard,
  locale: Locale,
  { isLive, dictionary }: CardHtmlOptions,
) {
  const page = { labels: labelsOf(locale), isLive }
  const all = blocksOf(factsOf(card, locale, { itemsMax: RESPONDER_ITEMS_MAX, dictionary }))
  const record = all.pop()?.items.flat() ?? []
  const language = all.find(({ block }) => block === 'language')
  const blocks = all.filter(of => of !== language)
  const draw = ({ block, heading, tone, items }: FactBlock) => {
    if (block === 'person') return headline(items, page, language)
    const isBrief = block === 'resuscitation' && tone === 'plain'
    return section(heading, isBrief ? 'brief' : tone, (FORMS[block] ?? list)(items, page))
  }
  const contacts = all.find(({ block }) => block === 'contacts')
  return {
    callFirst: contacts && callFirst(contacts.items, page),
    first: blocks.filter(({ block }) => FIRST.has(block)).map(draw),
    rest: blocks.filter(({ block }) => !FIRST.has(block)).map(draw),
    record: record.map(wordsOf).join(' · '),
  }
}

/** These blocks follow each other without a notice between them. */
const FIRST: ReadonlySet<Block> = new Set([
  'person',
  'resuscitation',
  'instructions',
  'severeAllergies',
  'unclearAllergies',
])

/** Each number of a dispute has a button. */
function callFirst(contacts: readonly Fact[][], page: Page): Html | undefined {
  const isCallable = ({ entry }: Side) => phoneNumbersIn(entry).length > 0
  const isPhone = ({ draw, sides }: Fact) => draw === 'phone' && sides.some(isCallable)
  const contact = contacts.find(facts => facts.some(isPhone)) ?? []
  const at = contact.findIndex(isPhone)
  const numbers = contact[at]?.sides.filter(isCallable)
  const who = inRow(contact.slice(0, at), page)
  return numbers && html`<p class="first">${callLinks(numbers, page.labels, who)}</p>`
}

type Form = (items: readonly Fact[][], page: Page) => Content

/**
 * `alarm` is red and only for deadly risks: severe allergy and DNR. Its icon also works in a grey print.
 * `brief` has its answer next to its heading, so that the first instruction is on the first screen.
 */
function section(heading: string, tone: Tone | 'brief', content: Content): Html {
  const icon = tone === 'alarm' && html`<span class="icon" aria-hidden="true">⚠</span> `
  return html`<section${tone !== 'plain' && html` class="${tone}"`}><h2>${icon}${heading}</h2>${content}</section>`
}

const inRow = (facts: readonly Fact[], page: Page): Html =>
  html`${facts.map((fact, i) => [i > 0 && ' · ', fact.label && `${fact.label}: `, valuesHtml(fact, page)])}`

const dispute = (facts: readonly Fact[], { labels }: Page): Html | false =>
  isDisputed(facts) && html`<small class="alert">${labels.devicesDisagree}</small>`

const wordsOf = (fact: Fact): string => fact.sides.map(({ words }) => words).join()

function headline(items: FactBlock['items'], page: Page, language: FactBlock | undefined): Html {
  const facts = items.flat()
  const [name, ...about] = facts.filter(({ draw }) => draw !== 'photo')
  const photo = facts.find(({ draw }) => draw === 'photo')?.sides[0]?.entry ?? ''
  return html`
    <header>
      ${page.isLive && isOwnPath(photo) && html`<img src="${photo}" alt="">`}
      <h1>${name && valuesHtml(name, page)}</h1>
      ${about.length > 0 && html`<p class="facts">${inRow(about, page)}</p>`}
      ${dispute(facts, page)}
      ${
        language &&
        html`
          <p>${language.heading}: <b>${inRow(language.items.flat(), page)}</b></p>
          ${dispute(language.items.flat(), page)}`
      }
    </header>`
}

const list: Form = (items, page) =>
  html`<ul>${items.map(item => html`<li>${line(item, page)}</li>`)}</ul>`

/** More instructions do not fit on a first screen. */
const WHOLE_INSTRUCTIONS_MAX = 3

const instructions: Form = (items, page) => {
  const isLong = items.length > WHOLE_INSTRUCTIONS_MAX
  return html`<ul>${items.map(
    item =>
      html`<li class="plan ${item[0]?.plan ?? 'other'}">${instruction(item, page, isLong)}</li>`,
  )}</ul>`
}

/** In a long list each instruction shows its first sentence, and a press opens the rest. */
function instruction([text, ...details]: Fact[], page: Page, isLong: boolean): Content {
  if (text?.state !== 'said') return text && wordsOf(text)
  const kind = html`<strong class="mark">${text.label}</strong>`
  const [first = text, rest] = isLong ? splitAfterFirstSentence(text) : [text]
  const head = html`${kind} <b>${valuesHtml(first, page)}</b>`
  const more = [
    rest && html`<b>${valuesHtml(rest, page)}</b>`,
    detailsHtml(details, page),
    dispute([text, ...details], page),
  ]
  const isFolded = isLong && (rest !== undefined || details.length > 0)
  return isFolded ? html`<details><summary>${head}</summary>${more}</details>` : [head, more]
}

/** A disputed text stays whole. */
function splitAfterFirstSentence(text: Fact): [Fact, Fact?] {
  const [side, ...others] = text.sides
  const sentences = instructionSentencesOf(side?.words ?? '')
  if (!side || others.length > 0 || sentences.length < 2) return [text]
  const first = firstOf(sentences, 1)
  const withWords = (words: string): Fact => ({ ...text, sides: [{ ...side, words }] })
  return [withWords(first), withWords(side.words.slice(first.length).trim())]
}

function line([first, ...details]: Fact[], page: Page): Content {
  if (first?.state === 'unread' || first?.state === 'withheld')
    return html`<strong class="mark">${wordsOf(first)}</strong>`
  if (first?.state !== 'said') return first && wordsOf(first)
  const { label, mark } = first
  const about = [
    label && valuesHtml(first, page),
    mark && html`<strong class="mark">${mark}</strong>`,
  ]
  return [
    html`<b>${label || valuesHtml(first, page)}</b>`,
    about.map(detail => detail && html`<span class="detail">${detail}</span>`),
    detailsHtml(details, page),
    dispute([first, ...details], page),
  ]
}

const detailsHtml = (details: readonly Fact[], page: Page): Html[] =>
  grouped(details, fact => fact.isWithPrevious === true).map(
    about => html`<span class="detail">${inRow(about, page)}</span>`,
  )

/**
 * Facts without a name surround the pairs: the first fact of an item is its heading, and the statement of a
 * block is large. Facts that belong to no item form one group.
 */
const pairs: Form = (items, page) => {
  const isAlone = ([first]: Fact[]) => first?.item === undefined
  return grouped(items, (item, before) => isAlone(item) && isAlone(before)).map(group => {
    const facts = group.flat()
    const named = facts.filter(({ label }) => label !== '')
    const rest = facts.filter(({ label }) => label === '')
    const pair = (fact: Fact) =>
      html`<div><dt>${fact.label}</dt><dd>${valuesHtml(fact, page)}</dd></div>`
    return [
      rest.filter(isHead).map(fact => {
        const head = valuesHtml(fact, page)
        return fact.item === undefined ? html`<p><b>${head}</b></p>` : html`<h3>${head}</h3>`
      }),
      named.length > 0 && html`<dl>${named.map(pair)}</dl>`,
      rest
        .filter((fact, at) => !isHead(fact, at))
        .map(fact => html`<p>${valuesHtml(fact, page)}</p>`),
      dispute(facts, page),
      named.map(({ caution }) => caution && html`<small>${caution}</small>`),
    ]
  })
}

const isHead = ({ block, item, draw, state }: Fact, at: number): boolean =>
  item === undefined ? STATED.has(block) && state === 'said' && at === 0 : draw === 'text'

const STATED: ReadonlySet<Block> = new Set(['resuscitation'])
const FORMS: { [B in Block]?: Form } = {
  resuscitation: pairs,
  instructions,
  notes: pairs,
  details: pairs,
  insurance: pairs,
}
