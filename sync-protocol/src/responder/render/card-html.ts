/** A card's facts as HTML: one block after another, each in the form that reads fastest. */
import {
  type Block,
  blocksOf,
  type Fact,
  type FactBlock,
  factsOf,
  grouped,
  isDisputed,
  type Locale,
  labelsOf,
  type ResponderCard,
} from '../../card'
import { type Content, type Html, html } from './html'
import { isOwnPath, type Page, sides } from './value'

/** More of a list than anybody reads; how many more there are is said. */
const ITEMS_MAX = 200

/** `isLive`: photos and files can be had from the server. `record`: its dates, which stand apart. */
export function cardHtml(card: ResponderCard, locale: Locale, isLive: boolean) {
  const page = { labels: labelsOf(locale), isLive }
  const blocks = blocksOf(factsOf(card, locale, { itemsMax: ITEMS_MAX }))
  const isRecord = ({ block }: FactBlock) => block === 'record'
  return {
    blocks: blocks
      .filter(block => !isRecord(block))
      .map(block => (FORMS[block.block] ?? listForm)(block, page)),
    record: blocks.filter(isRecord).flatMap(({ items }) => items.flat().map(wordsOf)),
  }
}

type Form = (block: FactBlock, page: Page) => Html

/** Facts in a row, each with what stands before it. */
const inRow = (facts: readonly Fact[], page: Page): Html =>
  html`${facts.map((fact, i) => [i > 0 && ' · ', fact.label && `${fact.label}: `, sides(fact, page)])}`

const dispute = (facts: readonly Fact[], { labels }: Page): Html | false =>
  isDisputed(facts) && html`<small class="alert">${labels.devicesDisagree}</small>`

const wordsOf = (fact: Fact): string => fact.sides.map(({ words }) => words).join()

/** The name, and under it what tells one person from another at a glance. */
const headline: Form = ({ items }, page) => {
  const facts = items.flat()
  const [name, ...about] = facts.filter(({ draw }) => draw !== 'photo')
  const photo = facts.find(({ draw }) => draw === 'photo')?.sides[0]?.entry ?? ''
  return html`
    <header>
      ${page.isLive && isOwnPath(photo) && html`<img src="${photo}" alt="">`}
      <h1>${name && sides(name, page)}</h1>
      ${about.length > 0 && html`<p class="facts">${inRow(about, page)}</p>`}
      ${dispute(facts, page)}
    </header>`
}

/** A heading and lines: the value large, what is said about it below. */
const listForm: Form = (block, page) =>
  section(block, html`<ul>${block.items.map(item => html`<li>${line(item, page)}</li>`)}</ul>`)

function line([first, ...details]: Fact[], page: Page): Html {
  if (!first) return html``
  if (first.state !== 'said') return html`${wordsOf(first)}`
  const { label, mark } = first
  const about = [
    label && sides(first, page),
    mark && html`<strong class="mark">${mark}</strong>`,
    // A dose and its frequency are one detail.
    ...grouped(details, fact => fact.isWithPrevious === true).map(about => inRow(about, page)),
  ]
  return html`<b>${label || sides(first, page)}</b>${about.map(
    detail => detail && html`<span class="detail">${detail}</span>`,
  )}${dispute([first, ...details], page)}`
}

const textForm: Form = (block, page) => {
  const facts = block.items.flat()
  const paragraphs = facts.map((fact, i) => {
    const isLarge = i === 0 && block.block !== 'notes' && fact.state === 'said'
    return html`<p>${isLarge ? html`<b>${sides(fact, page)}</b>` : sides(fact, page)}</p>`
  })
  return section(block, [paragraphs, dispute(facts, page)])
}

/** Names and values; an item's first fact is their heading. Facts of no item stand together. */
const pairForm: Form = (block, page) => {
  const isAlone = ([first]: Fact[]) => first?.item === undefined
  const groups = grouped(block.items, (item, before) => isAlone(item) && isAlone(before))
  const content = groups.map(group => pairs(group.flat(), page))
  return section(block, content)
}

function pairs(facts: readonly Fact[], page: Page): Html {
  const named = facts.filter(({ label }) => label !== '')
  const rest = facts.filter(({ label }) => label === '')
  const isHead = ({ item, draw }: Fact) => item !== undefined && draw === 'text'
  const pair = (fact: Fact) => html`<div><dt>${fact.label}</dt><dd>${sides(fact, page)}</dd></div>`
  return html`${[
    rest.filter(isHead).map(fact => html`<h3>${sides(fact, page)}</h3>`),
    named.length > 0 && html`<dl>${named.map(pair)}</dl>`,
    rest.filter(fact => !isHead(fact)).map(fact => html`<p>${sides(fact, page)}</p>`),
    dispute(facts, page),
    named.map(({ caution }) => caution && html`<small>${caution}</small>`),
  ]}`
}

const FORMS: { [B in Block]?: Form } = {
  person: headline,
  resuscitation: textForm,
  language: textForm,
  notes: textForm,
  details: pairForm,
  insurance: pairForm,
}

/** `alarm` is the red one, for what kills: severe allergy and DNR only. An icon says it in grey. */
function section({ heading, tone }: FactBlock, content: Content): Html {
  const icon = tone === 'alarm' && html`<span class="icon" aria-hidden="true">⚠</span> `
  return html`<section${tone !== 'plain' && html` class="${tone}"`}><h2>${icon}${heading}</h2>${content}</section>`
}
