/** A reaction that endangers life outranks the stated severity. */
import { languageWordsOf, smallWords, tablesOf } from '../../languages/reading'
import { type Hit, makeReader, type WordReading } from './reader'

export const readReactions = makeReader(() => ({
  ...tablesOf('direct', 'airway', 'swells', 'breath', 'fails', 'mind', 'lost', 'heart', 'stops'),
  ...smallWords(),
  degree: `${languageWordsOf('severe')} ${languageWordsOf('mild')}`,
}))

const PAIRS = [
  ['airway', 'swells'],
  ['breath', 'fails'],
  ['mind', 'lost'],
  ['heart', 'stops'],
] as const

/** Distance in words at which a pair still belongs together. */
const NEAR = 6

export function readReaction(words: string): boolean {
  const reading = readReactions(words)
  const { hits, sentenceAt } = reading
  if (hits.some(({ name, isNegated }) => name === 'direct' && !isNegated)) return true
  return PAIRS.some(([noun, verb]) =>
    hits.some(
      one =>
        one.name === noun &&
        // In "cannot breathe" the word that negates the breath is the failure.
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

/** "Could not breathe" states a failure. "Does not have difficulty breathing" denies one. */
function isMereNegation({ name, from }: Hit, { hits, clauseAt }: WordReading): boolean {
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
