import { type Fact, factsOf, headedPartsOf } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { itemText, withoutIdleIsolates } from 'sync-protocol/share'
import { language } from '../../i18n/define-texts'
import { qrCodesTexts } from './texts'

export function CardContents({ card }: { card: ResponderCard }) {
  const contents = contentsOf(card)
  if (contents.length === 0) {
    return <p className="pb-2 text-soft">{qrCodesTexts.contents.nothing}</p>
  }
  return (
    <dl className="grid gap-2 pb-2">
      {contents.map(({ heading, lines }) => (
        <div key={heading}>
          <dt className="text-soft">{heading}</dt>
          {lines.map((line, at) => (
            // Two rows can have the same text.
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and keep no state
            <dd key={at} className="wrap-anywhere">
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const texts = qrCodesTexts.contents

export const contentsOf = (card: ResponderCard) =>
  headedPartsOf(factsOf(card, language.get()))
    .filter(({ block }) => block !== 'record')
    .map(({ block, heading, items }) => ({
      heading: block === 'person' ? texts.you : heading,
      lines: items.map(item => withoutIdleIsolates(itemText(item.map(inWords)))),
    }))

/** The photo is named, because its address on our server means nothing to the owner. */
function inWords(fact: Fact): Fact {
  if (fact.draw !== 'photo') return fact
  return { ...fact, sides: [{ words: texts.photo, entry: '', dir: 'auto' }] }
}
