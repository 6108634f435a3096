/**
 * The one reading of a card: `factsOf(card, locale)` is everything it says, in the order of harm and
 * in the reader's words. No outlet reads a medical field by its name. How an outlet uses it:
 * - It formats facts one by one, or block by block (`blocksOf`): heading, items, their details.
 * - A fact's sides are all the values there are for it, more than one where devices disagree. All
 *   are shown, joined by `labels.or`, each isolated: `<bdi>` in HTML, `plainWords` in plain text.
 * - `tone` is for the eye. `importance` (0 is the worst to miss, see harm.ts) is for room: what finds
 *   none goes from the highest number on, details before their item, and is named as missing.
 * - In a `state` other than `said` the words stand for a value: "None known", "3 more … online".
 * - A dose and its frequency stand together or not at all: they are one detail (`isWithPrevious`).
 * - `entry` keeps what was typed beside `words`, for whoever shows both.
 * Nothing else knows disputes, severities, marks, ages or what an empty list means.
 */
import type { ResponderCard } from './card'
import { type Fact, factOf, instead, sayAll } from './fact'
import { BLOCKS, type Block, LISTED } from './fields'
import { dayOf, fill } from './format'
import type { Labels, Locale } from './labels'
import { DISCLOSURE } from './levels'
import { emptyOrCut, type FactOptions, isOldCopy, listFacts } from './list-facts'
import { type Reader, readerOf } from './sides'

export function factsOf(card: ResponderCard, locale: Locale, options: FactOptions = {}): Fact[] {
  const reader = readerOf(locale)
  const facts = [
    ...identity(card, reader),
    ...dnr(card, reader),
    ...LISTED.flatMap(section => listFacts(card, section, reader, options)),
    ...(card.body ? sayAll('body', card.body, reader) : []),
    ...notes(card, reader),
    ...insurance(card, reader, options),
    ...record(card, reader),
  ]
  const present = new Set(facts.map(({ block }) => block))
  for (const fact of facts) fact.heading = headingOf(fact.block, present, reader.labels)
  return BLOCKS.flatMap(block => facts.filter(fact => fact.block === block))
}

/** Whom a card names, if anybody: for the name of a file, or of one card among others. */
export const whoseCard = ({ identity }: ResponderCard): string | undefined =>
  identity.fullName ?? identity.firstName

function headingOf(block: Block, present: ReadonlySet<Block>, labels: Labels): string {
  if (block === 'person' || block === 'record') return ''
  const isRest = present.has('severeAllergies') || present.has('unclearAllergies')
  if (block === 'allergies' && isRest) return labels.otherAllergies
  if (block === 'medications')
    return present.has('criticalMedicines') ? labels.otherMedicines : labels.medicines
  return labels[block]
}

/** The first name stands only where the whole one does not. */
function identity(card: ResponderCard, reader: Reader): Fact[] {
  const all = sayAll('identity', card.identity, reader)
  const isNamed = all.some(({ field }) => field === 'fullName')
  const facts = isNamed ? all.filter(({ field }) => field !== 'firstName') : all
  if (isNamed || all.some(({ field }) => field === 'firstName')) return facts
  return [...instead('identity', 'notRecorded', reader.labels.nameNotRecorded), ...facts]
}

function dnr(card: ResponderCard, reader: Reader): Fact[] {
  const { moreOnline, notRecorded } = reader.labels
  if (card.dnr) {
    const facts = sayAll('dnr', card.dnr, reader)
    const limits = facts.some(({ sides }) => sides.some(side => LIMITING.has(side.entry)))
    return limits ? facts.map(fact => ({ ...fact, tone: 'alarm' })) : facts
  }
  if (!DISCLOSURE[card.type][card.level].dnr) return []
  if (isOldCopy(card)) return instead('dnr', 'more', moreOnline)
  return instead('dnr', 'notRecorded', notRecorded)
}

const LIMITING: ReadonlySet<string> = new Set(['DNR', 'POLST'])

function notes(card: ResponderCard, reader: Reader): Fact[] {
  if (!card.notes) return []
  const rest = card.notes.isCut ? instead('notes', 'more', reader.labels.restOnline) : []
  return [...sayAll('notes', card.notes, reader), ...rest]
}

function insurance(card: ResponderCard, reader: Reader, { itemsMax }: FactOptions): Fact[] {
  if (!card.insurance) return []
  const { policies, ...legacy } = card.insurance
  const shown = policies.slice(0, itemsMax)
  const list = { state: 'listed', items: policies } as const
  return [
    ...shown.flatMap((policy, item) => sayAll('insurance', policy, reader, { item })),
    ...emptyOrCut('insurance', list, policies.length - shown.length, false, reader),
    ...sayAll('insurance', legacy, reader),
  ]
}

/** When the record was last confirmed and changed, and of which revision of a code this is. */
function record(card: ResponderCard, { labels, locale }: Reader): Fact[] {
  const { confirmedAtMs, changedAtMs, revision } = card
  const dated = (template: string, ms: number) => fill(template, { date: dayOf(ms, locale) })
  const said = {
    confirmedAtMs: confirmedAtMs !== undefined && dated(labels.lastConfirmed, confirmedAtMs),
    changedAtMs: changedAtMs > 0 && dated(labels.lastChanged, changedAtMs),
    revision: fill(labels.revision, { n: revision }),
  }
  return Object.entries(said).flatMap(([field, words]) =>
    words ? [factOf({ ...RECORD, field }, [{ words, entry: words, dir: 'auto' }])] : [],
  )
}

const RECORD = { section: 'record', block: 'record', draw: 'text', harm: 'onlineOnly' } as const
