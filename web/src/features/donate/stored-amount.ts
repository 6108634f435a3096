import { readText, removeStored, writeText } from '../../stores/browser-storage'

/** The amount that was typed, stored on the phone until it is given: no reload and no lost signal takes it. */
const AMOUNT = 'donation_amount'
/** What was typed at the checkout. It is cleared after a donation as well. */
const CHECKOUT = 'checkout_data'

export const readAmount = (): string => readText('local', AMOUNT) ?? ''

export function storeAmount(typed: string): void {
  if (typed === '') removeStored('local', [AMOUNT])
  else writeText('local', AMOUNT, typed)
}

export const forgetAmount = (): void => removeStored('local', [AMOUNT, CHECKOUT])
