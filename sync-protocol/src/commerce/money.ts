/**
 * Money is whole US cents everywhere, except in the two requests that the specification sends in dollars.
 * `centsOf` accepts only dollars that are exact cents, so that no charge is ever rounded.
 */

export const CURRENCY = 'usd'

/** Returns null for more than two decimals. */
export function centsOf(dollars: number): number | null {
  if (!Number.isFinite(dollars)) return null
  const cents = Math.round(dollars * 100)
  // Both sides are the double nearest to the same decimal, or `dollars` has more than two decimals.
  return Number.isSafeInteger(cents) && cents / 100 === dollars ? cents : null
}

export function parseDollars(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '')
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return null
  return centsOf(Number(plain.replaceAll(',', '')))
}

/** `$5`, `$4.99`, `$1,234.50`: whole dollars have no decimals. */
export function formatUsd(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const thousands = whole.toLocaleString('en-US')
  return `${sign}$${thousands}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
