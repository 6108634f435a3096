import { useState } from 'react'
import { directionOf, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { FittedWords, type Placed } from '../../fitted-words'
import { PaperSheet } from '../../paper-sheet'
import { type Paragraph, paragraphsOf, tonesOf } from '../../paragraphs-of'
import { placeTexts } from '../../texts-places'
import { largestBackSize, typeSizes } from '../../type-sizes'
import { WallFoot, WallHead } from '../../wall-frame'
import { FittedText } from '../fitted-text'
import type { PlacePrint } from '../use-placed-code'

const { drawn } = placeTexts

const LARGEST = 1.4

/**
 * Follows the Vial of Life, where rescuers see the mark on the door and find two pages on the fridge. Entries
 * that fit on neither page are named.
 */
export function Fridge(print: PlacePrint) {
  const [{ leftOver, grownTo }, setFirst] = useState<Placed>({ leftOver: [], grownTo: 1 })
  const { paper, facts, locale } = print
  const contacts = facts.filter(({ block }) => block === 'contacts' || block === 'language')
  const second = [...paragraphsOf(contacts, locale), ...leftOver]
  const largest = largestBackSize('wall', {
    grownTo,
    front: tonesOf(firstParagraphs(print)),
    back: tonesOf(second),
  })
  return (
    <>
      <PaperSheet paper={paper} label={drawn.firstPage}>
        <FirstPage {...print} onPlaced={setFirst} />
      </PaperSheet>
      <PaperSheet paper={paper} label={drawn.secondPage}>
        <SecondPage
          key={`${leftOver.flatMap(({ entries }) => entries).length} ${grownTo}`}
          {...print}
          paragraphs={second}
          largest={Math.min(LARGEST, largest)}
        />
      </PaperSheet>
      <PaperSheet paper={paper} label={drawn.doorMark}>
        <DoorMark {...print} />
      </PaperSheet>
    </>
  )
}

const firstParagraphs = ({ facts, locale }: PlacePrint): Paragraph[] =>
  paragraphsOf(facts, locale, ['contacts', 'language'])

function FirstPage(print: PlacePrint & { onPlaced: (placed: Placed) => void }) {
  const { locale, onPlaced } = print
  return (
    <div className="wall-page" style={typeSizes('wall')} lang={locale} dir={directionOf(locale)}>
      <WallHead {...print} />
      <FittedWords
        paragraphs={firstParagraphs(print)}
        largest={LARGEST}
        more={labelsOf(locale).print.turn}
        isLastSide={false}
        onPlaced={onPlaced}
      />
      <WallFoot {...print} />
    </div>
  )
}

function SecondPage(print: PlacePrint & { paragraphs: readonly Paragraph[]; largest: number }) {
  const { locale, paragraphs, largest } = print
  return (
    <div className="wall-page" style={typeSizes('wall')} lang={locale} dir={directionOf(locale)}>
      <WallHead {...print} hasCode={false} />
      <FittedWords
        paragraphs={paragraphs}
        largest={largest}
        more={labelsOf(locale).print.more}
        isLastSide
        isHeaded
      />
      <WallFoot {...print} />
    </div>
  )
}

/** The mark is for the front door or the bell, and shows nothing from the record. */
function DoorMark({ locale }: PlacePrint) {
  const languages = locale === 'en' ? [locale] : [locale, 'en' as const]
  return (
    <div className="door-mark">
      <div className="door-cross" aria-hidden>
        <i className="door-bar" />
        <i className="door-bar door-bar-across" />
      </div>
      <FittedText
        style={{ left: '6mm', top: '54mm', width: '98mm', height: '48mm' }}
        largestPt={26}
      >
        {languages.map(each => (
          <p key={each} className="place-title" lang={each} dir={directionOf(each)}>
            {PLACE_WORDS[each].onFridge}
          </p>
        ))}
      </FittedText>
    </div>
  )
}
