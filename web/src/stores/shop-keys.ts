/** What buying and giving keep in local storage, as the specification names it. */
export const SHOP_KEYS = ['cart_data', 'checkout_data', 'selected_qr_code'] as const
export const BETA_KEYS = ['beta-order-data'] as const

/** A name and an address are among it: whoever leaves the device or completes an order takes it along. */
export function forgetKept(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
