import { type ReactNode, useRef, useState } from 'react'
import type { Fact } from 'sync-protocol/card'
import type { PrintForm } from 'sync-protocol/qr'
import type { Locale } from 'sync-protocol/responder'
import { homeCountryOf } from '../../../../stores/home-country'
import { shownIn } from '../../print-editor'
import { type PaperName, usualPaper } from '../../print-forms'
import { PrintNotices } from '../../print-notices'
import type { CodeSize } from '../../printed-code'
import { SavePrint } from '../../save-print'
import type { PlaceProps } from '../place-table'
import { sheetsToPdf } from '../sheets-to-pdf'
import { usePlacedCode } from '../use-placed-code'
import { PaperChoices } from './paper-choices'

export interface PlacePrint {
  paper: PaperName
  codeSvg: string
  facts: readonly Fact[]
  locale: Locale
  country: string | undefined
  typedLink: string
  expiresAt: string
  printedAtMs: number
}

interface PaperPlaceProps extends PlaceProps {
  place: string
  form: PrintForm
  size: CodeSize
  advice: string
  draw: (print: PlacePrint) => ReactNode
}

export function PaperPlace(props: PaperPlaceProps) {
  const { code, record, place, form, size, advice, draw } = props
  const made = usePlacedCode({ code, record }, size)
  const [paper, setPaper] = useState<PaperName>(() => usualPaper(navigator.languages))
  const drawn = useRef<HTMLDivElement>(null)
  const { locale, nowMs } = made
  return (
    <>
      <PaperChoices {...{ locale, paper, setPaper }} setLocale={made.setLocale} />
      <div className="grid gap-4 print:hidden">
        <PrintNotices {...{ code, record, made }} nowMs={nowMs} />
      </div>
      <div ref={drawn} className="grid gap-4" key={`${made.wordsKey} ${paper}`}>
        {draw({
          paper,
          codeSvg: made.svg,
          facts: made.facts,
          locale,
          country: homeCountryOf(record),
          typedLink: made.typedLink,
          expiresAt: made.expiresAt,
          printedAtMs: nowMs,
        })}
      </div>
      <div className="grid gap-4 print:hidden">
        <p className="max-w-text text-soft">Print at 100%. {advice}</p>
        {made.canMake && (
          <SavePrint
            code={code}
            form={form}
            formats={['pdf']}
            fileName={`medical-${place}`}
            makeFile={() => sheetsToPdf(shownIn(drawn))}
          />
        )}
      </div>
    </>
  )
}
