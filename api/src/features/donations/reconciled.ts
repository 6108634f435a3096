export type Reconciled = {
  compared: number
  /** Gifts that were missing or differed from their payment. */
  mended: number
  /** Payments and charges that name an unknown gift or subscription. */
  unknown: string[]
  /** Gifts whose amount or currency differs at Stripe. */
  disputed: string[]
  receipts: number
}

export const MOST_LISTED = 100

export function listUnknown({ unknown }: Reconciled, id: string): void {
  if (unknown.length < MOST_LISTED) unknown.push(id)
}
