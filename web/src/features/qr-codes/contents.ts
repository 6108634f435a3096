/** What a card says, line by line, in the responder's order: a code's owner sees all of it. */
import { type Fact, factsOf, partsOf, type ResponderCard } from 'sync-protocol/card'
import { itemText, withoutIdleIsolates } from 'sync-protocol/share'

export const contentsOf = (card: ResponderCard) =>
  partsOf(factsOf(card, 'en'))
    .filter(({ block }) => block !== 'record')
    .map(({ block, heading, items }) => ({
      heading: block === 'person' ? 'You' : heading,
      lines: items.map(item => withoutIdleIsolates(itemText(item.map(inWords)))),
    }))

/** An address of our own server says nothing to its owner: the picture is named. */
function inWords(fact: Fact): Fact {
  if (fact.draw !== 'photo') return fact
  return { ...fact, sides: [{ words: 'Photo', entry: '', dir: 'auto' }] }
}
