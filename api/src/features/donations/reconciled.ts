/** What a reconciliation found. */
export type Reconciled = {
  /** Payments of ours that were compared. */
  compared: number
  /** Gifts that stood elsewhere than their payment, or were missing. */
  mended: number
  /** Payments and charges that name a gift or a subscription we do not have. */
  unknown: string[]
  /** Gifts whose amount or currency Stripe reports otherwise. */
  disputed: string[]
  receipts: number
}

/** What is listed by name; the rest is only counted. */
export const MOST_LISTED = 100

export function listUnknown({ unknown }: Reconciled, id: string): void {
  if (unknown.length < MOST_LISTED) unknown.push(id)
}
