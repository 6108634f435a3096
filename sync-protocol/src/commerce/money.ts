/**
 * Money is whole US cents, everywhere but in the two requests that the specification sends in dollars.
 * `centsOf` takes only dollars that are cents exactly: nothing is ever rounded on the way to a charge.
 * `formatUsd` is how every screen, mail and receipt writes an amount.
 */

/** The one currency, as Stripe spells it. */
export const CURRENCY = 'usd'

/** Dollars with at most two decimals, in cents; null for anything else, however little it is off. */
export function centsOf(dollars: number): number | null {
  if (!Number.isFinite(dollars)) return null
  const cents = Math.round(dollars * 100)
  // Both sides are the double nearest to the same decimal, or `dollars` has more than two decimals.
  return Number.isSafeInteger(cents) && cents / 100 === dollars ? cents : null
}

/** What was typed into a field of dollars, in cents; null where it is no amount. */
export function parseDollars(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '')
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return null
  return centsOf(Number(plain.replaceAll(',', '')))
}

/** `$5`, `$4.99`, `$1,234.50`: no cents where there are none. */
export function formatUsd(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const thousands = whole.toLocaleString('en-US')
  return `${sign}$${thousands}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
