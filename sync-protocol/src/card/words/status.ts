/**
 * Whether a condition is over, read from the person's own words. Remission, "almost healed" and "not
 * resolved" are current; what is not understood is `unknown`, which callers show like a current one.
 */
import { makeReader } from './reader'
import { BUT, DOUBT, FEW, FILLER, NEG, NEG_AFTER, ONE, OR } from './small-words.table'
import { CURRENT, RESOLVED } from './status.table'

export type Status = 'resolved' | 'current' | 'unknown'

const read = makeReader({
  resolved: RESOLVED,
  current: CURRENT,
  doubt: DOUBT,
  neg: NEG,
  negAfter: NEG_AFTER,
  filler: FILLER,
  or: OR,
  lets: BUT,
  few: FEW,
  one: ONE,
})

export function statusOf(words: string): Status {
  const { hits, normal } = read(words)
  const of = (name: string, isNegated: boolean) =>
    hits.some(hit => hit.name === name && hit.isNegated === isNegated)
  if (of('current', false) || of('resolved', true)) return 'current'
  if (!of('resolved', false)) return 'unknown'
  const isDoubted = /[?？]/.test(normal) || of('doubt', false)
  return isDoubted ? 'unknown' : 'resolved'
}
