/** The amount that was typed, kept on the phone until it is given: no reload and no lost signal takes it. */
const AMOUNT = 'donation_amount'
/** Named by the specification; older versions of the app wrote it. */
const CHECKOUT = 'checkout_data'

export function readAmount(): string {
  try {
    return localStorage.getItem(AMOUNT) ?? ''
  } catch {
    return ''
  }
}

export function keepAmount(typed: string): void {
  try {
    if (typed === '') localStorage.removeItem(AMOUNT)
    else localStorage.setItem(AMOUNT, typed)
  } catch {
    // Nothing may be kept here: it lives as long as the page.
  }
}

export function clearKept(): void {
  try {
    localStorage.removeItem(AMOUNT)
    localStorage.removeItem(CHECKOUT)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
