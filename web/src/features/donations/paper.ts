import { keptCents, type ReceiptedGift } from 'sync-protocol/commerce'
import type { Donation } from 'sync-protocol/rest'

/** What a receipt can be written of; null while it is not paid. */
export function toReceipted(donation: Donation): ReceiptedGift | null {
  const { receiptNumber, paidAt, totalCents, refundedCents, kind } = donation
  if (!receiptNumber || !paidAt) return null
  return { number: receiptNumber, paidAt, totalCents, refundedCents, kind }
}

/** The years in which something was given and kept, newest first. */
export function yearsOf(gifts: readonly ReceiptedGift[]): number[] {
  const years = gifts.filter(gift => keptCents(gift) > 0).map(({ paidAt }) => paidAt.slice(0, 4))
  return [...new Set(years)].map(Number).sort((a, b) => b - a)
}
