import {
  type Block,
  blocksOf,
  type Dictionary,
  type Fact,
  factsOf,
  grouped,
  isDisputed,
  type Locale,
  labelsOf,
  type ResponderCard,
  type Tone,
} from '../../card'
import { type Content, type Html, html } from './html'
import { isOwnPath, type Page, valuesHtml } from './value'

/** The page says how many items of a longer list are left out. */
const ITEMS_MAX = 200

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
  const blocks = blocksOf(factsOf(card, locale, { itemsMax: ITEMS_MAX, dictionary }))
  const record = blocks.pop()?.items.flat() ?? []
  return {
    blocks: blocks.map(({ block, heading, tone, items }) => {
      const content = (FORMS[block] ?? list)(items, page)
      return block === 'person' ? content : section(heading, tone, content)
    }),
    record: record.map(wordsOf).join(' · '),
  }
}

type Form = (items: readonly Fact[][], page: Page) => Content

/**
 * `alarm` is red and only for deadly risks: severe allergy and DNR. Its icon also works in a grey print.
 */
function section(heading: string, tone: Tone, content: Content): Html {
  const icon = tone === 'alarm' && html`<span class="icon" aria-hidden="true">⚠</span> `
  return html`<section${tone !== 'plain' && html` class="${tone}"`}><h2>${icon}${heading}</h2>${content}</section>`
}

const inRow = (facts: readonly Fact[], page: Page): Html =>
  html`${facts.map((fact, i) => [i > 0 && ' · ', fact.label && `${fact.label}: `, valuesHtml(fact, page)])}`

const dispute = (facts: readonly Fact[], { labels }: Page): Html | false =>
  isDisputed(facts) && html`<small class="alert">${labels.devicesDisagree}</small>`

const wordsOf = (fact: Fact): string => fact.sides.map(({ words }) => words).join()

const headline: Form = (items, page) => {
  const facts = items.flat()
  const [name, ...about] = facts.filter(({ draw }) => draw !== 'photo')
  const photo = facts.find(({ draw }) => draw === 'photo')?.sides[0]?.entry ?? ''
  return html`
    <header>
      ${page.isLive && isOwnPath(photo) && html`<img src="${photo}" alt="">`}
      <h1>${name && valuesHtml(name, page)}</h1>
      ${about.length > 0 && html`<p class="facts">${inRow(about, page)}</p>`}
      ${dispute(facts, page)}
    </header>`
}

const list: Form = (items, page) =>
  html`<ul>${items.map(item => html`<li>${line(item, page)}</li>`)}</ul>`

function line([first, ...details]: Fact[], page: Page): Content {
  if (first?.state === 'unread' || first?.state === 'withheld')
    return html`<strong class="mark">${wordsOf(first)}</strong>`
  if (first?.state !== 'said') return first && wordsOf(first)
  const { label, mark } = first
  const about = [
    label && valuesHtml(first, page),
    mark && html`<strong class="mark">${mark}</strong>`,
    ...grouped(details, fact => fact.isWithPrevious === true).map(about => inRow(about, page)),
  ]
  return [
    html`<b>${label || valuesHtml(first, page)}</b>`,
    about.map(detail => detail && html`<span class="detail">${detail}</span>`),
    dispute([first, ...details], page),
  ]
}

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

const STATED: ReadonlySet<Block> = new Set(['resuscitation', 'language'])
const FORMS: { [B in Block]?: Form } = {
  person: headline,
  resuscitation: pairs,
  language: pairs,
  notes: pairs,
  details: pairs,
  insurance: pairs,
}
