import {
  AMOUNT_TOASTS,
  CUSTOM_MAX_CENTS,
  isCustomAmount,
  parseDollars,
} from 'sync-protocol/commerce'

export type CustomAmount =
  | { isGood: true; cents: number }
  | { isGood: false; toast: { title: string; text: string } }

/** What was typed as a custom gift, in cents, or what to say about it. */
export function readCustomAmount(typed: string): CustomAmount {
  const cents = parseDollars(typed)
  if (cents !== null && isCustomAmount(cents)) return { isGood: true, cents }
  const isTooLarge = cents !== null && cents > CUSTOM_MAX_CENTS
  return { isGood: false, toast: isTooLarge ? AMOUNT_TOASTS.tooLarge : AMOUNT_TOASTS.tooSmall }
}
