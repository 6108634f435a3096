/**
 * The emergency card as plain text in at most two SMS: what fits of it, the worst to miss first, and
 * nothing cut in the middle. An item goes with all that is said of it, else by its name alone and
 * marked. A list that is cut says so in its place, and the text says when something was left out.
 */
import {
  countOf,
  type Fact,
  type FactBlock,
  factsOf,
  labelsOf,
  listOf,
  partsOf,
  type ResponderCard,
} from '../card'
import { emergencyCallWords } from '../responder'
import { importanceOf, isText, itemText, withoutIdleIsolates } from './item-text'
import { asSms, type SmsText } from './sms'

const MORE = '(more left out)'
const labels = labelsOf('en')

export interface TextCard extends SmsText {
  isPartial: boolean
}

type Item = readonly Fact[]

/** `country` of the person, ISO 3166-1 alpha-2; undefined where nobody knows it. */
export function textCard(card: ResponderCard, country: string | undefined): TextCard {
  const facts = factsOf(card, 'en').filter(fact => isText(fact) && fact.block !== 'record')
  const parts = partsOf(facts)
  const [number = '', ...elsewhere] = emergencyCallWords(country, 'en')
  const write = (said: ReadonlyMap<Item, string>, ...end: string[]): SmsText =>
    asSms(withoutIdleIsolates([...parts.flatMap(part => lineOf(part, said)), ...end].join('\n')))

  const items = parts.flatMap(part => part.items)
  const all = new Map<Item, string>(items.map(item => [item, itemText(item, labels)]))
  for (const end of [[number, ...elsewhere], [number]]) {
    const whole = write(all, ...end)
    if (whole.fits) return { ...whole, isPartial: false }
  }

  const said = new Map<Item, string>()
  for (const item of [...items].sort((a, b) => importanceOf(a) - importanceOf(b))) {
    const fitting = [itemText(item, labels), shortText(item)].find(
      text => write(new Map([...said, [item, text]]), MORE, number).fits,
    )
    if (fitting !== undefined) said.set(item, fitting)
  }
  return { ...write(said, MORE, number), isPartial: true }
}

/** A dose without its frequency would be worse than none: details go together. */
const shortText = (item: Item): string =>
  item.length > 1 ? `${itemText(item.slice(0, 1), labels)} (...)` : itemText(item, labels)

/** A list of which nothing fits has no line: that something is missing is said at the end. */
function lineOf(part: FactBlock, said: ReadonlyMap<Item, string>): string[] {
  const texts = part.items.flatMap(item => said.get(item) ?? [])
  if (texts.length === 0) return []
  const missing = part.items.length - texts.length
  const list = listOf(part, labels)
  if (missing > 0 && list) texts.push(countOf(missing, labels.more[list], 'en'))
  if (part.block === 'person') return [texts.join(', ')]
  const heading = part.tone === 'alarm' ? part.heading.toUpperCase() : part.heading
  return [heading === '' ? texts.join('; ') : `${heading}: ${texts.join('; ')}`]
}
