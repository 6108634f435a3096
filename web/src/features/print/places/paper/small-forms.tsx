/** Lengths in mm. */
import type { ReactNode } from 'react'
import { directionOf, type Locale, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { CutMarks } from '../../cut-marks'
import { EmergencyLines } from '../../emergency-lines'
import { FittedWords } from '../../fitted-words'
import { PaperSheet, Sheet } from '../../paper-sheet'
import { paragraphsOf } from '../../paragraphs-of'
import { PersonWords } from '../../person-words'
import { placeTexts } from '../../texts-places'
import { typeSizes } from '../../type-sizes'
import { FittedText } from '../fitted-text'
import { type Box, placesIn } from '../labels/label-layout'
import type { PlacePrint } from '../use-placed-code'

const { drawn } = placeTexts

/** The QR version is a sticker's, with modules just wide enough. */
export const KEY_TAG_CODE = { codeSideMm: 28, version: 8 }
export const WRISTBAND_CODE = { codeSideMm: 22, version: 8 }
/** Two lines of a key tag. More would displace severe allergies. */
const KEY_TAG_NAME = 40
export const HELMET_CODE = { codeSideMm: 24, version: 8 }

const times = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => draw(at))

export function KeyTags(print: PlacePrint) {
  const tag = (
    <div className="key-tag">
      <KeyTagFront {...print} />
      <KeyTagBack {...print} />
    </div>
  )
  return (
    <PaperSheet
      paper={print.paper}
      label={drawn.keyTags}
      onPhone={
        <Sheet widthMm={70} heightMm={50} label={drawn.keyTags}>
          {tag}
        </Sheet>
      }
    >
      <div className="place-grid key-tags">
        {times(4, at => (
          <div key={at} className="card-slot">
            <CutMarks />
            {tag}
          </div>
        ))}
      </div>
    </PaperSheet>
  )
}

function KeyTagFront({ codeSvg, locale }: PlacePrint) {
  return (
    <div className="key-side">
      <i className="key-hole" />
      <div className="key-code">
        <SvgDrawing svg={codeSvg} label={drawn.code} />
      </div>
      <FittedText style={{ left: '2mm', right: '2mm', top: '40.5mm', height: '8mm' }} largestPt={8}>
        <ScanWords locale={locale} />
      </FittedText>
    </div>
  )
}

function KeyTagBack({ facts, locale, country, printedAtMs }: PlacePrint) {
  return (
    <div
      className="key-side key-back"
      style={typeSizes('keyTag')}
      lang={locale}
      dir={directionOf(locale)}
    >
      <i className="key-hole" />
      <PersonWords {...{ facts, locale, printedAtMs }} longestName={KEY_TAG_NAME} />
      <FittedWords
        paragraphs={paragraphsOf(facts, locale, ['language'])}
        largest={1.1}
        more={labelsOf(locale).print.more}
        isLastSide
      />
      <EmergencyLines country={country} locale={locale} />
    </div>
  )
}

export function Wristbands(print: PlacePrint) {
  return (
    <PaperSheet
      paper={print.paper}
      label={drawn.wristbands}
      isWide
      onPhone={
        <Sheet widthMm={98} heightMm={63} label={drawn.wristbands}>
          <div className="wristband band-in-pieces" style={typeSizes('wristband')}>
            <Wristband {...print} />
          </div>
        </Sheet>
      }
    >
      <div className="place-grid wristbands">
        {times(3, at => (
          <div key={at} className="card-slot wristband" style={typeSizes('wristband')}>
            <CutMarks />
            <Wristband {...print} />
          </div>
        ))}
      </div>
    </PaperSheet>
  )
}

function Wristband({ codeSvg, facts, locale, country, printedAtMs }: PlacePrint) {
  return (
    <>
      <div className="band-code">
        <SvgDrawing svg={codeSvg} label={drawn.code} />
      </div>
      <div className="band-person" lang={locale} dir={directionOf(locale)}>
        <p className="wallet-heading">{labelsOf(locale).title}</p>
        <PersonWords facts={facts} locale={locale} printedAtMs={printedAtMs} />
      </div>
      <div className="band-words" lang={locale} dir={directionOf(locale)}>
        <FittedWords
          paragraphs={paragraphsOf(facts, locale, ['language'])}
          largest={1.2}
          more={labelsOf(locale).print.more}
          isLastSide
        />
        {/* A band has spare length and little height, so the number is next to the words. */}
        <div className="band-emergency">
          <EmergencyLines country={country} locale={locale} />
        </div>
      </div>
      <div className="band-glue" />
    </>
  )
}

/** Helmet stickers show nothing from the record, because strangers can read them. */
export function HelmetStickers({ paper, codeSvg, locale }: PlacePrint) {
  const box: Box = { x: 1, y: 1, width: 38, height: 38 }
  const { code, words } = placesIn(box, HELMET_CODE.codeSideMm, true)
  const inMm = (each: Box) => ({
    left: `${each.x}mm`,
    top: `${each.y}mm`,
    width: `${each.width}mm`,
    height: `${each.height}mm`,
  })
  const sticker = (at = 0) => (
    <div key={at} className="card-slot helmet" lang={locale} dir={directionOf(locale)}>
      <div className="place-box" style={inMm(code)}>
        <SvgDrawing svg={codeSvg} label={drawn.code} />
      </div>
      {words.map((each, part) => (
        <FittedText key={each.y} style={inMm(each)} largestPt={8}>
          <p className="place-title">{PLACE_WORDS[locale].scan.split(' · ')[part]}</p>
        </FittedText>
      ))}
    </div>
  )
  return (
    <PaperSheet
      paper={paper}
      label={drawn.helmetStickers}
      onPhone={
        <Sheet widthMm={40} heightMm={40} label={drawn.helmetStickers}>
          {sticker()}
        </Sheet>
      }
    >
      <div className="place-grid helmets">{times(20, sticker)}</div>
    </PaperSheet>
  )
}

function ScanWords({ locale }: { locale: Locale }) {
  return (
    <p className="place-title" lang={locale} dir={directionOf(locale)}>
      {PLACE_WORDS[locale].scan}
    </p>
  )
}
