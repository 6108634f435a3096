/** A card's facts as HTML: one block after another, each in the form that reads fastest. */
import {
  type Block,
  blocksOf,
  type Fact,
  type FactBlock,
  factsOf,
  isDisputed,
  type Labels,
  type Locale,
  labelsOf,
  type ResponderCard,
} from '../../card'
import { type Content, type Html, html } from './html'
import { isOwnPath, sides } from './value'

/** More of a list than anybody reads; how many more there are is said. */
const ITEMS_MAX = 200

/** `isLive`: photos and files can be had from the server. The last block, about the record, is apart. */
export function cardHtml(card: ResponderCard, locale: Locale, isLive: boolean): CardHtml {
  const labels = labelsOf(locale)
  const blocks = blocksOf(factsOf(card, locale, { itemsMax: ITEMS_MAX }))
  const draw = (block: FactBlock) => (FORMS[block.block] ?? listForm)(block, labels, isLive)
  const isRecord = ({ block }: FactBlock) => block === 'record'
  return {
    blocks: blocks.filter(block => !isRecord(block)).map(draw),
    record: blocks.filter(isRecord).flatMap(({ items }) => items.flat().map(wordsOf)),
  }
}

interface CardHtml {
  blocks: Html[]
  /** When it was confirmed and changed, in words. */
  record: string[]
}

type Form = (block: FactBlock, labels: Labels, isLive: boolean) => Html

const wordsOf = (fact: Fact): string => fact.sides.map(({ words }) => words).join()

/** The name, and under it what tells one person from another at a glance. */
const headline: Form = ({ items }, labels, isLive) => {
  const [name, ...about] = items.flat().filter(({ draw }) => draw !== 'photo')
  const photo = items.flat().find(({ draw }) => draw === 'photo')?.sides[0]?.entry ?? ''
  const facts = about.map((fact, i) => [i > 0 && ' · ', labelled(fact, labels, isLive)])
  return html`<header>${isLive && isOwnPath(photo) && html`<img src="${photo}" alt="">`}<h1>${
    name && sides(name, labels, isLive)
  }</h1>${facts.length > 0 && html`<p class="facts">${facts}</p>`}${disputeNote(items.flat(), labels)}</header>`
}

/** A heading and lines: the value large, what is said about it below. */
const listForm: Form = (block, labels, isLive) =>
  section(
    block,
    html`<ul>${block.items.map(item => html`<li>${line(item, labels, isLive)}</li>`)}</ul>`,
  )

function line([first, ...details]: Fact[], labels: Labels, isLive: boolean): Html {
  if (!first) return html``
  if (first.state !== 'said') return html`${wordsOf(first)}`
  const main = sides(first, labels, isLive)
  const all = [first, ...details]
  return html`<b>${first.label || main}</b>${first.label && html`<span class="detail">${main}</span>`}${
    first.mark && html`<span class="detail"><strong class="mark">${first.mark}</strong></span>`
  }${together(details).map(
    facts =>
      html`<span class="detail">${facts.map((fact, i) => [i > 0 && ' · ', labelled(fact, labels, isLive)])}</span>`,
  )}${disputeNote(all, labels)}`
}

/** A dose and its frequency are one detail. */
function together(details: readonly Fact[]): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of details) {
    if (fact.isWithPrevious) groups.at(-1)?.push(fact)
    else groups.push([fact])
  }
  return groups
}

const textForm: Form = (block, labels, isLive) => {
  const facts = block.items.flat()
  const paragraphs = facts.map((fact, i) => {
    const words = sides(fact, labels, isLive)
    const isLarge = i === 0 && block.block !== 'notes' && fact.state === 'said'
    return html`<p>${isLarge ? html`<b>${words}</b>` : words}</p>`
  })
  return section(block, [paragraphs, disputeNote(facts, labels)])
}

/** Names and values; an item's first fact is their heading. */
const pairForm: Form = (block, labels, isLive) =>
  section(
    block,
    groupsOf(block.items).map(facts => {
      const pairs = facts.filter(({ label }) => label !== '')
      const rest = facts.filter(({ label }) => label === '')
      const heads = rest.filter(({ item, draw }) => item !== undefined && draw === 'text')
      return html`${heads.map(fact => html`<h3>${sides(fact, labels, isLive)}</h3>`)}${
        pairs.length > 0 &&
        html`<dl>${pairs.map(
          fact => html`<div><dt>${fact.label}</dt><dd>${sides(fact, labels, isLive)}</dd></div>`,
        )}</dl>`
      }${rest
        .filter(fact => !heads.includes(fact))
        .map(
          fact => html`<p>${sides(fact, labels, isLive)}</p>`,
        )}${disputeNote(facts, labels)}${pairs.map(
        ({ caution }) => caution && html`<small>${caution}</small>`,
      )}`
    }),
  )

/** Facts of no item stand together. */
function groupsOf(items: readonly Fact[][]): Fact[][] {
  const groups: Fact[][] = []
  for (const item of items) {
    const isAlone = item[0]?.item === undefined
    if (isAlone && groups.at(-1)?.[0]?.item === undefined && groups.length > 0)
      groups.at(-1)?.push(...item)
    else groups.push([...item])
  }
  return groups
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

const labelled = (fact: Fact, labels: Labels, isLive: boolean): Html =>
  html`${fact.label && `${fact.label}: `}${sides(fact, labels, isLive)}`

const disputeNote = (facts: readonly Fact[], labels: Labels): Html =>
  html`${isDisputed(facts) && html`<small class="alert">${labels.devicesDisagree}</small>`}`
