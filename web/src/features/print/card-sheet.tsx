import { CutMarks } from './cut-marks'
import { CARDS_ON_SHEET } from './print-forms'
import { WalletCard, type WalletCardProps } from './wallet-card'

/** Several of the same card, for every place one may be found in. */
export function CardSheet(card: WalletCardProps) {
  return (
    <div className="card-sheet">
      {Array.from({ length: CARDS_ON_SHEET }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} className="card-slot">
          <CutMarks />
          <WalletCard {...card} />
        </div>
      ))}
    </div>
  )
}
