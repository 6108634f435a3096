import { type ReactNode, useRef } from 'react'
import type { PrintForm, PrintLook } from 'sync-protocol/qr'
import { sentences } from '../../../../i18n/sentences'
import { shownIn } from '../../print-editor'
import { printFile, printFileName } from '../../print-file'
import { PrintNotices } from '../../print-notices'
import { type CodeSize, nameInRecord } from '../../printed-code'
import { SavePrint } from '../../save-print'
import { printTexts } from '../../texts'
import type { PlaceName, PlaceProps } from '../place-table'
import { type PlacePrint, usePlacedCode } from '../use-placed-code'
import { PaperChoices } from './paper-choices'

interface PaperPlaceProps extends PlaceProps {
  place: PlaceName
  form: PrintForm
  size: CodeSize
  draw: (print: PlacePrint) => ReactNode
  /** More choices of this print, which are recorded with it. */
  choices?: (print: PlacePrint) => ReactNode
  look?: PrintLook
}

export function PaperPlace(props: PaperPlaceProps) {
  const { code, record, place, form, size, draw, choices, look } = props
  const { print, drawn, canMake, layoutKey, setLocale, setPaper } = usePlacedCode(
    { code, record },
    size,
  )
  const shown = useRef<HTMLDivElement>(null)
  const { file, advice } = printTexts.prints[place]
  const fileName = printFileName({ what: file, whose: nameInRecord(record) })
  const { locale, paper, country = '' } = print
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2 print:block">
      {/* On a phone, pages after the first are small, so that Print is not three pages below. */}
      <div
        ref={shown}
        className="grid gap-4 max-sm:grid-cols-2 max-sm:*:first:col-span-2 print:grid-cols-1"
        key={`${layoutKey} ${JSON.stringify(look)}`}
      >
        {draw(print)}
      </div>
      <div className="grid max-w-text gap-4 print:hidden">
        <PrintNotices {...{ code, record }} made={drawn} nowMs={print.printedAtMs} />
        {choices?.(print)}
        <p className="max-w-text text-soft">{sentences(printTexts.screen.full, advice)}</p>
        {canMake && (
          <SavePrint
            code={code}
            record={record}
            made={[{ form, look: { ...look, locale, paper, country } }]}
            formats={['pdf']}
            fileName={fileName}
            makeFile={format => printFile(shownIn(shown), format, { title: fileName, paper })}
          />
        )}
        <PaperChoices {...{ locale, paper, setLocale, setPaper }} />
      </div>
    </div>
  )
}
