import { useState } from 'react'
import { directionOf, labelsOf } from 'sync-protocol/card'
import { FittedWords } from '../../fitted-words'
import { PaperSheet } from '../../paper-sheet'
import { type Paragraph, paragraphsOf } from '../../paragraphs-of'
import { WallFoot, WallHead } from '../../wall-frame'
import { FittedText } from '../fitted-text'
import { PLACE_WORDS } from '../place-words'
import type { PlacePrint } from './paper-place'

const LARGEST = { first: 1.4, second: 1.4 }

/**
 * After the Vial of Life: who comes in sees the mark on the door, and finds two pages on the fridge.
 * What has no room on the first page goes on on the second; what has none there either is named.
 */
export function Fridge(print: PlacePrint) {
  const [leftOver, setLeftOver] = useState<Paragraph[]>([])
  const { paper, facts, locale } = print
  const contacts = facts.filter(({ block }) => block === 'contacts' || block === 'language')
  return (
    <>
      <PaperSheet paper={paper} label="First page">
        <FirstPage {...print} onLeftOver={setLeftOver} />
      </PaperSheet>
      <PaperSheet paper={paper} label="Second page">
        <SecondPage
          key={leftOver.flatMap(({ entries }) => entries).length}
          {...print}
          paragraphs={[...paragraphsOf(contacts, locale), ...leftOver]}
        />
      </PaperSheet>
      <PaperSheet paper={paper} label="Mark for the door">
        <DoorMark {...print} />
      </PaperSheet>
    </>
  )
}

function FirstPage(print: PlacePrint & { onLeftOver: (paragraphs: Paragraph[]) => void }) {
  const { facts, locale, onLeftOver } = print
  return (
    <div className="wall-page" lang={locale} dir={directionOf(locale)}>
      <WallHead {...print} />
      <FittedWords
        paragraphs={paragraphsOf(facts, locale, ['contacts', 'language'])}
        largest={LARGEST.first}
        more={labelsOf(locale).print.turn}
        isLastSide={false}
        onLeftOver={onLeftOver}
      />
      <WallFoot {...print} />
    </div>
  )
}

function SecondPage(print: PlacePrint & { paragraphs: readonly Paragraph[] }) {
  const { locale, paragraphs } = print
  return (
    <div className="wall-page" lang={locale} dir={directionOf(locale)}>
      <WallHead {...print} hasCode={false} />
      <FittedWords
        paragraphs={paragraphs}
        largest={LARGEST.second}
        more={labelsOf(locale).print.more}
        isLastSide
        isHeaded
      />
      <WallFoot {...print} />
    </div>
  )
}

/** For the inside of the front door's window, or beside the bell: it says nothing of the record. */
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
