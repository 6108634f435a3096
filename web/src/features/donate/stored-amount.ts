import { readText, removeStored, writeText } from '../../stores/browser-storage'
import { DONATION_KEYS } from '../../stores/shop-keys'

/** The typed amount, which stays on the phone through reloads and lost signal until it is given. */
const [AMOUNT] = DONATION_KEYS
const CHECKOUT = 'checkout_data'

export const readAmount = (): string => readText('local', AMOUNT) ?? ''

export function storeAmount(typed: string): void {
  if (typed === '') removeStored('local', [AMOUNT])
  else writeText('local', AMOUNT, typed)
}

export const forgetAmount = (): void => removeStored('local', [AMOUNT, CHECKOUT])
