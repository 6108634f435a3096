/**
 * A card in two languages at once, for who travels: headings, labels and the words that we choose
 * ourselves in both, as the person's own entries are. The reader's come first, the owner's stand
 * beside them as what was written.
 */
import type { Side } from './entry'
import type { Fact } from './fact'

/** Both of one card; what only one of them says, such as a class, stands as it is. */
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
    // What is said of the card as a whole stands once: it is no help to anybody in a hurry.
    if (!own || fact.block === 'record') return { ...fact, heading }
    const { mark, sides } = fact
    // Two words can be one in a language: then nobody knows which stands beside which.
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

/** Entries that the dictionary knows are in both already. */
function sideInBoth(side: Side, own: Side | undefined): Side {
  if (!own || side.called !== undefined || own.words === side.words) return side
  return { ...side, called: side.words, words: own.words, isOurs: true }
}
