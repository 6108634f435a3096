import { directionOf, type Locale, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { PaperSheet, Sheet } from '../../paper-sheet'
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
  const boxes = safeBoxes(sheet)
  const [{ width = 0, height = 0 } = {}] = boxes
  const label = { sheet, codeSvg, locale }
  return (
    <PaperSheet
      paper={sheet.paper}
      label={drawn.labelSheet}
      keepsSheet
      onPhone={
        <Sheet widthMm={width} heightMm={height}>
          <Label {...label} box={{ x: 0, y: 0, width, height }} />
        </Sheet>
      }
    >
      {boxes.slice(from, from + count).map(box => (
        <Label key={`${box.x} ${box.y}`} {...label} box={box} />
      ))}
    </PaperSheet>
  )
}

function Label({
  sheet,
  codeSvg,
  locale,
  box,
}: Pick<LabelPageProps, 'sheet' | 'codeSvg' | 'locale'> & { box: Box }) {
  const { code, words } = placesIn(box, codeOfSheet(sheet)?.codeSideMm ?? 0, sheet.isRound)
  const labels = labelsOf(locale)
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <div className="place-box" style={inMm(code)}>
        <SvgDrawing svg={codeSvg} label={drawn.code} />
      </div>
      {words.map((each, at) => (
        <FittedText key={each.y} style={inMm(each)} largestPt={sheet.isRound ? 8 : 14}>
          {words.length === 1 ? (
            <>
              <p className="place-title">{labels.title}</p>
              <p>{labels.print.scan}</p>
            </>
          ) : (
            <p className="place-title">{PLACE_WORDS[locale].scan.split(' · ')[at]}</p>
          )}
        </FittedText>
      ))}
    </div>
  )
}

/** People hold this sheet against the labels. */
export function TestPage({ sheet, name }: { sheet: LabelSheet; name: string }) {
  const rule = (
    <div className="place-rule">
      <p>{placeTexts.labels.testText({ name })}</p>
      <div className="place-rule-line" />
    </div>
  )
  return (
    <PaperSheet
      paper={sheet.paper}
      label={drawn.testPage}
      keepsSheet
      onPhone={
        <Sheet widthMm={104} heightMm={26}>
          {rule}
        </Sheet>
      }
    >
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
      {rule}
    </PaperSheet>
  )
}
