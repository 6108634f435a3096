/** Whether a reaction, in the person's own words, endangers life: it outranks what the severity says. */
import { smallWords, tablesOf, wordsOf } from './languages'
import { type Hit, makeReader, type Reading } from './reader'

export const readReactions = makeReader(() => ({
  ...tablesOf('direct', 'airway', 'swells', 'breath', 'fails', 'mind', 'lost', 'heart', 'stops'),
  ...smallWords(),
  degree: `${wordsOf('severe')} ${wordsOf('mild')}`,
}))

/** Two words that say it together. */
const PAIRS = [
  ['airway', 'swells'],
  ['breath', 'fails'],
  ['mind', 'lost'],
  ['heart', 'stops'],
] as const

/** Further apart, two words no longer belong together. */
const NEAR = 6

export function isSevereReaction(words: string): boolean {
  const reading = readReactions(words)
  const { hits, sentenceAt } = reading
  if (hits.some(({ name, isNegated }) => name === 'direct' && !isNegated)) return true
  return PAIRS.some(([noun, verb]) =>
    hits.some(
      one =>
        one.name === noun &&
        // "Cannot breathe": what negates the breath is the failure.
        (noun === 'breath' || !one.isNegated) &&
        hits.some(
          other =>
            other.name === verb &&
            !other.isNegated &&
            !isMereNegation(other, reading) &&
            Math.abs(one.from - other.from) <= NEAR &&
            sentenceAt(one.from) === sentenceAt(other.from),
        ),
    ),
  )
}

/** "Not" fails in "could not breathe", and only denies in "does not have difficulty breathing". */
function isMereNegation({ name, from }: Hit, { hits, clauseAt }: Reading): boolean {
  return (
    hits.some(other => other.name === 'neg' && other.from === from) &&
    hits.some(
      other =>
        other.isNegated &&
        (other.name === name || other.name === 'direct') &&
        clauseAt(other.from) === clauseAt(from),
    )
  )
}
