/** Whether a reaction, in the person's own words, endangers life: it outranks what the severity says. */

import { AIRWAY, BREATH, DIRECT, FAILS, HEART, LOST, MIND, STOPS, SWELLS } from './reaction.table'
import { makeReader } from './reader'
import { MILD, SEVERE } from './severity.table'
import { BUT, FILLER, NEG, NEG_AFTER, OR } from './small-words.table'

const read = makeReader({
  direct: DIRECT,
  airway: AIRWAY,
  swells: SWELLS,
  breath: BREATH,
  fails: FAILS,
  mind: MIND,
  lost: LOST,
  heart: HEART,
  stops: STOPS,
  degree: `${SEVERE}${MILD}`,
  neg: NEG,
  negAfter: NEG_AFTER,
  filler: FILLER,
  or: OR,
  lets: BUT,
})

/** Two words that say it together; whether what fails is itself a negation ("cannot breathe"). */
const PAIRS = [
  { noun: 'airway', verb: 'swells', isFailure: false },
  { noun: 'breath', verb: 'fails', isFailure: true },
  { noun: 'mind', verb: 'lost', isFailure: false },
  { noun: 'heart', verb: 'stops', isFailure: false },
] as const

/** Further apart, two words no longer belong together. */
const NEAR = 6

export function isSevereReaction(words: string): boolean {
  const { hits, sentenceAt } = read(words)
  if (hits.some(({ name, isNegated }) => name === 'direct' && !isNegated)) return true
  return PAIRS.some(({ noun, verb, isFailure }) =>
    hits.some(
      one =>
        one.name === noun &&
        (isFailure || !one.isNegated) &&
        hits.some(
          other =>
            other.name === verb &&
            !other.isNegated &&
            Math.abs(one.from - other.from) <= NEAR &&
            sentenceAt(one.from) === sentenceAt(other.from),
        ),
    ),
  )
}
