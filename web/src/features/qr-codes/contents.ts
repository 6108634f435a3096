import { type Fact, factsOf, partsOf, type ResponderCard } from 'sync-protocol/card'
import { itemText, withoutIdleIsolates } from 'sync-protocol/share'

export const contentsOf = (card: ResponderCard) =>
  partsOf(factsOf(card, 'en'))
    .filter(({ block }) => block !== 'record')
    .map(({ block, heading, items }) => ({
      heading: block === 'person' ? 'You' : heading,
      lines: items.map(item => withoutIdleIsolates(itemText(item.map(inWords)))),
    }))

/** The photo is named, because its address on our server means nothing to the owner. */
function inWords(fact: Fact): Fact {
  if (fact.draw !== 'photo') return fact
  return { ...fact, sides: [{ words: 'Photo', entry: '', dir: 'auto' }] }
}
