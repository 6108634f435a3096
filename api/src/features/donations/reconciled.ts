/** The result of a reconciliation. */
export type Reconciled = {
  /** The number of our payments that were compared. */
  compared: number
  /** The number of gifts that were missing or in another state than their payment. */
  mended: number
  /** Payments and charges that name an unknown gift or subscription. */
  unknown: string[]
  /** Gifts whose amount or currency differs at Stripe. */
  disputed: string[]
  receipts: number
}

/** The most ids in each list. */
export const MOST_LISTED = 100

export function listUnknown({ unknown }: Reconciled, id: string): void {
  if (unknown.length < MOST_LISTED) unknown.push(id)
}
