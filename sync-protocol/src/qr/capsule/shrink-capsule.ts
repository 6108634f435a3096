/**
 * A code's capsule for a smaller print. It is made from the digits themselves, not from the record of
 * the moment: what is on a sticker is what is on the card, only less of it, and it says so.
 */
import { readCapsule } from './decode-capsule'
import { type EncodedCapsule, encodeCapsule, MIN_CAPSULE_DIGITS } from './encode-capsule'

/** Digits of at most `maxDigits` (see `capsuleRoom`), and what they leave out that the code holds. */
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
