/** A condition is resolved only if no device disagrees. */
import { createReadingLimit, statusOf } from '../card'
import { concept, hl7, identifierOf, NONE_KNOWN, profile } from './codes'
import type { Condition } from './fhir'
import { codingsFor, type Making, type Profiled } from './making'
import { noteFor } from './noted-fields'
import { entriesOf, type Item, isDay, isOpen, itemsIn, statedFact, wordsOf } from './read-facts'

type Problem = Profiled<Condition>

export function conditionItems({ facts }: Pick<Making, 'facts'>): { now: Item[]; past: Item[] } {
  const hasRoom = createReadingLimit()
  const items = itemsIn(facts, 'conditions')
  const past = new Set(items.filter(item => isOver(item, hasRoom)))
  return { now: items.filter(item => !past.has(item)), past: [...past] }
}

function isOver({ facts }: Item, hasRoom: ReturnType<typeof createReadingLimit>): boolean {
  const words = entriesOf(statedFact(facts, 'status'))
  return words.length > 0 && hasRoom(...words) && words.every(word => statusOf(word) === 'resolved')
}

const base = ({ subject }: Making, status: 'active' | 'resolved') =>
  ({
    resourceType: 'Condition',
    meta: profile('Condition-uv-ips'),
    clinicalStatus: hl7('condition-clinical', status),
    category: [hl7('condition-category', 'problem-list-item')],
    subject,
  }) as const

export const noKnownProblem = (making: Making): Problem => ({
  ...base(making, 'active'),
  code: NONE_KNOWN.conditions,
})

export function problemOf(
  { at, facts }: Item,
  clinicalStatus: 'active' | 'resolved',
  making: Making,
): Problem {
  const id = making.rowIds.conditions?.[at]
  const [since, ...others] = entriesOf(statedFact(facts, 'diagnosedDate'))
  const isSure = others.length === 0 && isDay(since)
  const status = wordsOf(statedFact(facts, 'status'))
  const words = [
    isSure ? '' : wordsOf(statedFact(facts, 'diagnosedDate')),
    wordsOf(statedFact(facts, 'notes')),
  ]
  const notes = [
    ...(status ? [noteFor('status', 'Status', status)] : []),
    ...words.filter(Boolean).map(text => ({ text })),
  ]
  return {
    ...base(making, clinicalStatus),
    ...(id && { identifier: [identifierOf(id)] }),
    ...(facts.some(isOpen) && { verificationStatus: hl7('condition-ver-status', 'unconfirmed') }),
    code: concept(wordsOf(statedFact(facts, 'condition')), codingsFor(id, making)),
    ...(isSure && { onsetDateTime: since }),
    ...(notes.length > 0 && { note: notes }),
  }
}
