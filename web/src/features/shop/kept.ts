import type { ZodMiniType } from 'zod/mini'

/** What the shop keeps on this device until an order is complete, by its key in local storage. */
export type KeptKey = 'cart_data' | 'checkout_data' | 'selected_qr_code'

export function readKept<Value>(key: KeptKey, schema: ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function writeKept(key: KeptKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the cart still lives as long as the page.
  }
}
