/** Remission, "almost healed" and "not resolved" are current. Callers show `unknown` like current. */
import { languageWordsOf, smallWords, tablesOf } from '../../languages/reading'
import { makeReader } from './reader'

type Status = 'resolved' | 'current' | 'unknown'

export const readStatuses = makeReader(() => ({
  ...tablesOf('resolved', 'current', 'doubt'),
  ...smallWords(),
  // "Ruled out" is a status of its own here.
  negAfter: languageWordsOf('negAfter'),
}))

export function readStatus(words: string): Status {
  const { hits, normal } = readStatuses(words)
  const of = (name: string, isNegated: boolean) =>
    hits.some(hit => hit.name === name && hit.isNegated === isNegated)
  if (of('current', false) || of('resolved', true)) return 'current'
  if (!of('resolved', false)) return 'unknown'
  const isDoubted = /[?？]/.test(normal) || of('doubt', false)
  return isDoubted ? 'unknown' : 'resolved'
}
