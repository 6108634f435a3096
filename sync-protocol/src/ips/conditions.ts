/** A condition is resolved only if no device disagrees. */

import type { Condition } from 'fhir/r4'
import { createReadingLimit, statusOf } from '../card'
import { concept, hl7, identifierOf, NONE_KNOWN, profile } from './codes'
import { codingsFor, type Making } from './making'
import { noteFor } from './noted-fields'
import {
  factEntriesOf,
  factWordsOf,
  isDayOrPart,
  isOpen,
  itemsIn,
  type ListedItem,
  statedFact,
} from './read-facts'

export function conditionItems({ facts }: Pick<Making, 'facts'>): {
  now: ListedItem[]
  past: ListedItem[]
} {
  const mayRead = createReadingLimit()
  const items = itemsIn(facts, 'conditions')
  const past = new Set(items.filter(item => isOver(item, mayRead)))
  return { now: items.filter(item => !past.has(item)), past: [...past] }
}

function isOver({ facts }: ListedItem, mayRead: ReturnType<typeof createReadingLimit>): boolean {
  const words = factEntriesOf(statedFact(facts, 'status'))
  return words.length > 0 && mayRead(...words) && words.every(word => statusOf(word) === 'resolved')
}

const base = ({ subject }: Making, status: 'active' | 'resolved') =>
  ({
    resourceType: 'Condition',
    meta: profile('Condition-uv-ips'),
    clinicalStatus: hl7('condition-clinical', status),
    category: [hl7('condition-category', 'problem-list-item')],
    subject,
  }) satisfies Partial<Condition>

export const noKnownProblem = (making: Making): Condition => ({
  ...base(making, 'active'),
  code: NONE_KNOWN.conditions,
})

export function problemOf(
  { at, facts }: ListedItem,
  clinicalStatus: 'active' | 'resolved',
  making: Making,
): Condition {
  const id = making.rowIds.conditions?.[at]
  const [since, ...others] = factEntriesOf(statedFact(facts, 'diagnosedDate'))
  const isSure = others.length === 0 && isDayOrPart(since)
  const status = factWordsOf(statedFact(facts, 'status'))
  const words = [
    isSure ? '' : factWordsOf(statedFact(facts, 'diagnosedDate')),
    factWordsOf(statedFact(facts, 'notes')),
  ]
  const notes = [
    ...(status ? [noteFor('status', 'Status', status)] : []),
    ...words.filter(Boolean).map(text => ({ text })),
  ]
  return {
    ...base(making, clinicalStatus),
    ...(id && { identifier: [identifierOf(id)] }),
    ...(facts.some(isOpen) && { verificationStatus: hl7('condition-ver-status', 'unconfirmed') }),
    code: concept(factWordsOf(statedFact(facts, 'condition')), codingsFor(id, making)),
    ...(isSure && { onsetDateTime: since }),
    ...(notes.length > 0 && { note: notes }),
  }
}
