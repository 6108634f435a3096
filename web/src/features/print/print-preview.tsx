import { CutMarks } from './cut-marks'
import { PaperSheet } from './paper-sheet'
import { CARDS_ON_SHEET, type EditorForm, FORMS, type PaperName } from './print-forms'
import { StickerSheet } from './sticker-sheet'
import { WalletCard, type WalletCardProps } from './wallet-card'
import './paper.css'
import { directionOf, labelsOf } from 'sync-protocol/card'
import { FittedWords } from './fitted-words'
import { paragraphsOf } from './paragraphs-of'
import { typeSizes } from './type-sizes'
import { WallFoot, WallHead } from './wall-frame'

interface PrintPreviewProps extends WalletCardProps {
  form: EditorForm
  paper: PaperName
  /** `#rrggbb` */
  textColor: string
}

export function PrintPreview({ form, paper, textColor, ...print }: PrintPreviewProps) {
  // A single card is shown in its own size, because a whole sheet would be unreadable on a phone.
  if (form === 'card') return <WalletCard {...print} />
  if (form === 'travel') return <WalletCard {...print} isTravel />
  return (
    <PaperSheet paper={paper} label={FORMS[form].label}>
      {form === 'cards' && <CardSheet {...print} />}
      {form === 'page' && <WallPage {...print} />}
      {(form === 'small-stickers' || form === 'large-stickers') && (
        <StickerSheet
          form={form}
          codeSvg={print.codeSvg}
          textColor={textColor}
          locale={print.locale}
        />
      )}
    </PaperSheet>
  )
}

export const BlankCard = () => (
  <div className="wallet-sheet animate-breathe" aria-hidden>
    <div className="wallet-side" />
    <div className="wallet-side" />
  </div>
)

export function CardSheet(card: WalletCardProps) {
  return (
    <div className="card-sheet">
      {Array.from({ length: CARDS_ON_SHEET }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} className="card-slot" aria-hidden={at > 0}>
          <CutMarks />
          <WalletCard {...card} />
        </div>
      ))}
    </div>
  )
}

const LARGEST = 1.4

export function WallPage(props: WalletCardProps) {
  const { facts, locale } = props
  return (
    <div className="wall-page" style={typeSizes('wall')} lang={locale} dir={directionOf(locale)}>
      <WallHead {...props} />
      <FittedWords
        paragraphs={paragraphsOf(facts, locale)}
        largest={LARGEST}
        isLastSide
        more={labelsOf(locale).print.more}
      />
      <WallFoot {...props} />
    </div>
  )
}
