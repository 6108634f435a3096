import { feeToCover } from 'sync-protocol/commerce'
import { Checkbox } from '../../ui/checkbox'
import { usdWords } from '../../ui/date-words'
import { donateTexts } from './texts'

const texts = donateTexts.fee

interface CoverFeeProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Null if there is no amount yet. */
  giftCents: number | null
}

export function CoverFee({ checked, onChange, giftCents }: CoverFeeProps) {
  const help =
    giftCents === null
      ? texts.help
      : texts.helpAmount({ fee: usdWords(feeToCover(giftCents)), gift: usdWords(giftCents) })
  return (
    <Checkbox
      label={texts.label}
      help={help}
      checked={checked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
