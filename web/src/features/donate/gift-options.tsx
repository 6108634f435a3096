import { feeToCover, formatUsd } from 'sync-protocol/commerce'
import { Checkbox } from '../../ui/checkbox'

interface CoverFeeProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Null: no amount yet. */
  giftCents: number | null
}

/** Asked, never assumed. */
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
