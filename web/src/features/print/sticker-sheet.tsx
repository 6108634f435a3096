import { directionOf, type Locale, labelsOf } from 'sync-protocol/responder'
import { SvgDrawing } from '../../ui/svg-drawing'
import { CutMarks } from './cut-marks'
import { FORMS, STICKER_GAP_MM, STICKERS } from './print-forms'

interface StickerSheetProps {
  form: keyof typeof STICKERS
  codeSvg: string
  /** `#rrggbb` */
  textColor: string
  locale: Locale
}

/** Stickers show nothing from the record, because strangers can read them. */
export function StickerSheet({ form, codeSvg, textColor, locale }: StickerSheetProps) {
  const { sideMm, columns, rows } = STICKERS[form]
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
            <SvgDrawing svg={codeSvg} label="QR code" />
          </div>
          <p className="sticker-caption" style={{ color: textColor }}>
            {labels.print.scan}
          </p>
        </div>
      ))}
    </div>
  )
}
