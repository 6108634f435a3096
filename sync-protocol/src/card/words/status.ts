/**
 * Whether a condition is over, read from the person's own words. Remission, "almost healed" and "not
 * resolved" are current; what is not understood is `unknown`, which callers show like a current one.
 */
import { smallWords, tablesOf, wordsOf } from './languages'
import { makeReader } from './reader'

export type Status = 'resolved' | 'current' | 'unknown'

export const readStatuses = makeReader(() => ({
  ...tablesOf('resolved', 'current', 'doubt'),
  ...smallWords(),
  // "Ruled out" is a status itself here.
  negAfter: wordsOf('negAfter'),
}))

export function statusOf(words: string): Status {
  const { hits, normal } = readStatuses(words)
  const of = (name: string, isNegated: boolean) =>
    hits.some(hit => hit.name === name && hit.isNegated === isNegated)
  if (of('current', false) || of('resolved', true)) return 'current'
  if (!of('resolved', false)) return 'unknown'
  const isDoubted = /[?？]/.test(normal) || of('doubt', false)
  return isDoubted ? 'unknown' : 'resolved'
}
