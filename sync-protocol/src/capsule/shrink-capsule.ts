/**
 * A smaller print is made from the digits and not from the current record, so a sticker has the same content
 * as the card, only less, and says so.
 */
import { readCapsule } from './decode-capsule'
import { type EncodedCapsule, encodeCapsule, MIN_CAPSULE_DIGITS } from './encode-capsule'

/** `maxDigits` comes from `capsuleRoom`. */
export function shrinkCapsule(
  digits: string,
  maxDigits: number,
): Pick<EncodedCapsule, 'digits' | 'omitted'> {
  const isTooLong = digits.length > maxDigits && maxDigits >= MIN_CAPSULE_DIGITS
  const content = isTooLong ? readCapsule(digits) : undefined
  if (!content?.ok) return { digits, omitted: [] }
  const { card, madeAtMs } = content
  const { digits: fewer, omitted } = encodeCapsule(card, { maxDigits, madeAtMs })
  return { digits: fewer, omitted }
}
