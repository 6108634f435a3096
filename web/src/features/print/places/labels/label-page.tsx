import { directionOf, type Locale, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { PaperSheet } from '../../paper-sheet'
import { placeTexts } from '../../texts-places'
import { FittedText } from '../fitted-text'
import { type Box, codeOfSheet, placesIn, safeBoxes } from './label-layout'
import type { LabelSheet } from './label-sheets'

const { drawn } = placeTexts

interface LabelPageProps {
  sheet: LabelSheet
  codeSvg: string
  locale: Locale
  /** `from` is the index of the first unused label. */
  from: number
  count: number
}

const inMm = ({ x, y, width, height }: Box) => ({
  left: `${x}mm`,
  top: `${y}mm`,
  width: `${width}mm`,
  height: `${height}mm`,
})

/** Labels show nothing from the record, because strangers can read them. */
export function LabelPage({ sheet, codeSvg, locale, from, count }: LabelPageProps) {
  const codeSideMm = codeOfSheet(sheet)?.codeSideMm ?? 0
  const labels = labelsOf(locale)
  const [long, short] = [labels.title, PLACE_WORDS[locale].scan]
  return (
    <PaperSheet paper={sheet.paper} label={drawn.labelSheet}>
      {safeBoxes(sheet)
        .slice(from, from + count)
        .map(box => {
          const { code, words } = placesIn(box, codeSideMm, sheet.isRound)
          return (
            <div key={`${box.x} ${box.y}`} lang={locale} dir={directionOf(locale)}>
              <div className="place-box" style={inMm(code)}>
                <SvgDrawing svg={codeSvg} label={drawn.code} />
              </div>
              {words.map((each, at) => (
                <FittedText key={each.y} style={inMm(each)} largestPt={sheet.isRound ? 8 : 14}>
                  {words.length === 1 ? (
                    <>
                      <p className="place-title">{long}</p>
                      <p>{labels.print.scan}</p>
                    </>
                  ) : (
                    <p className="place-title">{short.split(' · ')[at]}</p>
                  )}
                </FittedText>
              ))}
            </div>
          )
        })}
    </PaperSheet>
  )
}

/** People hold this sheet against the labels. */
export function TestPage({ sheet, name }: { sheet: LabelSheet; name: string }) {
  return (
    <PaperSheet paper={sheet.paper} label={drawn.testPage}>
      {safeBoxes(sheet).map(box => (
        <div
          key={`${box.x} ${box.y}`}
          className="place-box place-outline"
          style={{
            ...inMm(box),
            borderRadius: sheet.isRound ? `${box.width / 2}mm` : 0,
          }}
        />
      ))}
      <div className="place-rule">
        <p>{placeTexts.labels.testText({ name })}</p>
        <div className="place-rule-line" />
      </div>
    </PaperSheet>
  )
}
