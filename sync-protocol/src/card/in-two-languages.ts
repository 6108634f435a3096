/** The reader's words come first, and the owner's follow like the original. */
import type { Side } from '../text/entry'
import type { Fact } from './fact'

/** A fact that only one language has, such as a class, is unchanged. */
export function inTwoLanguages(reader: readonly Fact[], owner: readonly Fact[]): Fact[] {
  const ownerFacts = new Map(owner.map(fact => [keyOf(fact), fact]))
  const headings = new Map(
    reader.flatMap(fact => {
      const own = ownerFacts.get(keyOf(fact))
      return own ? [[fact.heading, both(fact.heading, own.heading)] as const] : []
    }),
  )
  return reader.map(fact => {
    const own = ownerFacts.get(keyOf(fact))
    const heading = headings.get(fact.heading) ?? fact.heading
    // A reader in a hurry does not need facts about the card twice.
    if (!own || fact.block === 'record') return { ...fact, heading }
    const { mark, sides } = fact
    // Sides cannot be paired if two words are the same in one language.
    const isPaired = own.sides.length === sides.length
    return {
      ...fact,
      heading,
      label: both(fact.label, own.label),
      sides: isPaired ? sides.map((side, at) => sideInBoth(side, own.sides[at])) : sides,
      ...(mark && { mark: both(mark, own.mark ?? mark) }),
    }
  })
}

const keyOf = ({ section, field, item, state }: Fact) => [section, field, item, state].join()

const both = (one: string, other: string) =>
  one === other || other === '' ? one : `${one} / ${other}`

/** Entries of the dictionary are in both languages already. */
function sideInBoth(side: Side, own: Side | undefined): Side {
  if (!own || side.called !== undefined || own.words === side.words) return side
  return { ...side, called: side.words, words: own.words, isOurs: true }
}
