import {
  lastDonationAnswerSchema,
  type MonthlyGift,
  monthlyGiftAnswerSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { useAnswer } from '../../http/use-answer'

type GiftStatus = 'asking' | 'waiting' | 'paid' | 'cancelled' | 'refunded' | 'none'

const PAUSES_MS = [1_000, 1_000, 2_000, 3_000, 5_000, 10_000]

export interface ShownGift {
  status: GiftStatus
  totalCents: number | null
  receiptNumber: string | null
}
const asking: ShownGift = { status: 'asking', totalCents: null, receiptNumber: null }
const none: ShownGift = { status: 'none', totalCents: null, receiptNumber: null }

const monthly = z.pipe(monthlyGiftAnswerSchema, z.transform(ofMonthly))
const last = z.pipe(lastDonationAnswerSchema, z.transform(ofLast))

export function useGiftStatus(isMonthly: boolean): ShownGift {
  const { answer } = useAnswer(
    isMonthly ? '/api/monthly-gift' : '/api/donations/last',
    isMonthly ? monthly : last,
    {
      retries: 0,
      askAgainMs: ({ value }, asked) =>
        value === undefined || value.status === 'waiting'
          ? (PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? null)
          : null,
    },
  )
  return answer.value ?? asking
}

function ofLast(donation: z.infer<typeof lastDonationAnswerSchema>): ShownGift {
  if (!donation) return none
  const { status, totalCents, receiptNumber } = donation
  const isWaiting = status === 'pending' || status === 'processing'
  return { status: isWaiting ? 'waiting' : status, totalCents, receiptNumber }
}

function ofMonthly(gift: MonthlyGift): ShownGift {
  if (!gift) return none
  const { status, totalCents } = gift
  const shown = status === 'active' ? 'paid' : status === 'incomplete' ? 'waiting' : 'cancelled'
  return { status: shown, totalCents, receiptNumber: null }
}
