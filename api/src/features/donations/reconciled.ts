/** What a reconciliation found. */
export type Reconciled = {
  /** Payments of ours that were compared. */
  compared: number
  /** Gifts that stood elsewhere than their payment, or were missing. */
  mended: number
  /** Payments and charges that name a gift or a subscription we do not have. */
  unknown: string[]
  /** Gifts whose amount or currency Stripe tells otherwise. */
  disputed: string[]
  receipts: number
}

/** What is told by name; the rest is only counted. */
export const MOST_TOLD = 100

export function tell({ unknown }: Reconciled, id: string): void {
  if (unknown.length < MOST_TOLD) unknown.push(id)
}
