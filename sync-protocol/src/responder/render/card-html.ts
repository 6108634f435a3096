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
  const draw = (block: FactBlock) => (FORMS[block.block] ?? listForm)(block, sayIn(labels, isLive))
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

/** How a fact is said on this page: its sides, with what stands before them, and what is disputed. */
interface Say {
  bare: (fact: Fact) => Html
  labelled: (facts: readonly Fact[]) => Html
  photo: (url: string) => Html
  disputes: (facts: readonly Fact[]) => Html
}
type Form = (block: FactBlock, say: Say) => Html

function sayIn(labels: Labels, isLive: boolean): Say {
  const bare = (fact: Fact) => sides(fact, labels, isLive)
  return {
    bare,
    labelled: facts =>
      html`${facts.map((fact, i) => [i > 0 && ' · ', fact.label && `${fact.label}: `, bare(fact)])}`,
    photo: url => html`${isLive && isOwnPath(url) && html`<img src="${url}" alt="">`}`,
    disputes: facts =>
      html`${isDisputed(facts) && html`<small class="alert">${labels.devicesDisagree}</small>`}`,
  }
}

const wordsOf = (fact: Fact): string => fact.sides.map(({ words }) => words).join()

/** The name, and under it what tells one person from another at a glance. */
const headline: Form = ({ items }, say) => {
  const facts = items.flat()
  const [name, ...about] = facts.filter(({ draw }) => draw !== 'photo')
  const photo = facts.find(({ draw }) => draw === 'photo')?.sides[0]?.entry ?? ''
  return html`<header>${say.photo(photo)}<h1>${name && say.bare(name)}</h1>${
    about.length > 0 && html`<p class="facts">${say.labelled(about)}</p>`
  }${say.disputes(facts)}</header>`
}

/** A heading and lines: the value large, what is said about it below. */
const listForm: Form = (block, say) =>
  section(block, html`<ul>${block.items.map(item => html`<li>${line(item, say)}</li>`)}</ul>`)

function line([first, ...details]: Fact[], say: Say): Html {
  if (!first) return html``
  if (first.state !== 'said') return html`${wordsOf(first)}`
  const { label, mark } = first
  const about = [
    label && say.bare(first),
    mark && html`<strong class="mark">${mark}</strong>`,
    // A dose and its frequency are one detail.
    ...grouped(details, fact => fact.isWithPrevious === true).map(say.labelled),
  ]
  return html`<b>${label || say.bare(first)}</b>${about.map(
    detail => detail && html`<span class="detail">${detail}</span>`,
  )}${say.disputes([first, ...details])}`
}

const textForm: Form = (block, say) => {
  const facts = block.items.flat()
  const paragraphs = facts.map((fact, i) => {
    const isLarge = i === 0 && block.block !== 'notes' && fact.state === 'said'
    return html`<p>${isLarge ? html`<b>${say.bare(fact)}</b>` : say.bare(fact)}</p>`
  })
  return section(block, [paragraphs, say.disputes(facts)])
}

/** Names and values; an item's first fact is their heading. Facts of no item stand together. */
const pairForm: Form = (block, say) => {
  const isAlone = (item: Fact[] | undefined) => item?.[0]?.item === undefined
  const groups = grouped(block.items, (item, before) => isAlone(item) && isAlone(before))
  return section(
    block,
    groups.map(group => pairs(group.flat(), say)),
  )
}

function pairs(facts: readonly Fact[], say: Say): Html {
  const named = facts.filter(({ label }) => label !== '')
  const rest = facts.filter(({ label }) => label === '')
  const isHead = ({ item, draw }: Fact) => item !== undefined && draw === 'text'
  const pair = (fact: Fact) => html`<div><dt>${fact.label}</dt><dd>${say.bare(fact)}</dd></div>`
  return html`${[
    rest.filter(isHead).map(fact => html`<h3>${say.bare(fact)}</h3>`),
    named.length > 0 && html`<dl>${named.map(pair)}</dl>`,
    rest.filter(fact => !isHead(fact)).map(fact => html`<p>${say.bare(fact)}</p>`),
    say.disputes(facts),
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

/** Neighbours in one list where `isNext` says so of one and the one before it. */
function grouped<T>(all: readonly T[], isNext: (one: T, before: T | undefined) => boolean): T[][] {
  const groups: T[][] = []
  for (const [i, one] of all.entries()) {
    const last = groups.at(-1)
    if (last && isNext(one, all[i - 1])) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** `alarm` is the red one, for what kills: severe allergy and DNR only. An icon says it in grey. */
function section({ heading, tone }: FactBlock, content: Content): Html {
  const icon = tone === 'alarm' && html`<span class="icon" aria-hidden="true">⚠</span> `
  return html`<section${tone !== 'plain' && html` class="${tone}"`}><h2>${icon}${heading}</h2>${content}</section>`
}
