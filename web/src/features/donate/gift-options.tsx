import { feeToCover, formatUsd } from 'sync-protocol/commerce'
import { Checkbox } from '../../ui/checkbox'

interface CoverFeeProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Null if there is no amount yet. */
  giftCents: number | null
}

export function CoverFee({ checked, onChange, giftCents }: CoverFeeProps) {
  const help =
    giftCents === null
      ? 'Card companies keep a little of each gift.'
      : `Adds ${formatUsd(feeToCover(giftCents))} to ${formatUsd(giftCents)}, so that all of it arrives.`
  return (
    <Checkbox
      label="Cover the card fee as well"
      help={help}
      checked={checked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
