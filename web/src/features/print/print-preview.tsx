import { directionOf, type Locale, labelsOf } from 'sync-protocol/responder'
import { SvgDrawing } from '../../ui/svg-drawing'
import { CutMarks } from './cut-marks'
import { PaperSheet, Sheet } from './paper-sheet'
import {
  CARDS_ON_SHEET,
  type EditorForm,
  FORMS,
  type PaperName,
  STICKER_GAP_MM,
  STICKERS,
} from './print-forms'
import { printTexts } from './texts'
import { placeTexts } from './texts-places'
import { WalletCard, type WalletCardProps } from './wallet-card'
import './paper.css'

interface PrintPreviewProps extends WalletCardProps {
  form: EditorForm
  paper: PaperName
  /** `#rrggbb` */
  textColor: string
}

export function PrintPreview({ form, paper, textColor, ...print }: PrintPreviewProps) {
  // A single card is shown in its own size, because a whole sheet would be unreadable on a phone.
  if (form === 'card' || form === 'travel') {
    return (
      <div className={`wallet-on-${paper}`}>
        <WalletCard {...print} isTravel={form === 'travel'} />
      </div>
    )
  }
  const { title } = printTexts.prints[form]
  if (form === 'cards') return <CardSheet {...print} paper={paper} label={title} />
  const { codeSvg, locale } = print
  const sticker = { form, codeSvg, textColor, locale }
  const { sideMm, columns, rows } = STICKERS[form]
  return (
    <PaperSheet
      paper={paper}
      label={title}
      onPhone={
        <Sheet widthMm={sideMm} heightMm={sideMm} label={title}>
          <Stickers {...sticker} columns={1} rows={1} />
        </Sheet>
      }
    >
      <Stickers {...sticker} columns={columns} rows={rows} />
    </PaperSheet>
  )
}

export const BlankCard = () => (
  <div className="wallet-sheet animate-breathe" aria-hidden>
    <div className="wallet-side" />
    <div className="wallet-side" />
  </div>
)

interface CardSheetProps extends WalletCardProps {
  paper: PaperName
  label: string
}

export function CardSheet({ paper, label, ...card }: CardSheetProps) {
  return (
    <PaperSheet paper={paper} label={label} onPhone={<WalletCard {...card} />}>
      <div className="card-sheet">
        {Array.from({ length: CARDS_ON_SHEET }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={at} className="card-slot" aria-hidden={at > 0}>
            <CutMarks />
            <WalletCard {...card} />
          </div>
        ))}
      </div>
    </PaperSheet>
  )
}

interface StickersProps {
  form: keyof typeof STICKERS
  columns: number
  rows: number
  codeSvg: string
  /** `#rrggbb` */
  textColor: string
  locale: Locale
}

/** Stickers show nothing from the record, because strangers can read them. */
function Stickers({ form, columns, rows, codeSvg, textColor, locale }: StickersProps) {
  const { sideMm } = STICKERS[form]
  const labels = labelsOf(locale)
  return (
    <div
      className={`sticker-grid ${form}`}
      style={{
        gridTemplateColumns: `repeat(${columns}, ${sideMm}mm)`,
        gridAutoRows: `${sideMm}mm`,
        gap: `${STICKER_GAP_MM}mm`,
      }}
    >
      {Array.from({ length: columns * rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} className="sticker" lang={locale} dir={directionOf(locale)}>
          <CutMarks />
          <p className="sticker-heading">{labels.title}</p>
          <div style={{ width: `${FORMS[form].codeSideMm}mm` }}>
            <SvgDrawing svg={codeSvg} label={placeTexts.drawn.code} />
          </div>
          <p className="sticker-caption" style={{ color: textColor }}>
            {labels.print.scan}
          </p>
        </div>
      ))}
    </div>
  )
}
