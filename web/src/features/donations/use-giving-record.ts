import {
  type Donation,
  donationsAnswerSchema,
  type MonthlyGift,
  monthlyGiftAnswerSchema,
  type SubscriptionStatusAnswer,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useOnline } from '../../http/use-online'

export interface GivingRecord {
  donations: readonly Donation[]
  gift: MonthlyGift
  plan: SubscriptionStatusAnswer
}

/** `unreachable` until all of them are loaded. */
export function useGivingRecord() {
  const isOnline = useOnline()
  const donations = useAnswer('/api/donations', donationsAnswerSchema)
  const gift = useAnswer('/api/monthly-gift', monthlyGiftAnswerSchema)
  const plan = useAnswer('/api/subscription-status', subscriptionStatusAnswerSchema)
  const asked = [donations, gift, plan]

  async function load() {
    await Promise.all(asked.map(({ reload }) => reload()))
  }

  function record(): GivingRecord | 'asking' | 'unreachable' {
    const known = [donations.answer, gift.answer, plan.answer] as const
    if (known[0].status === 'known' && known[1].status === 'known' && known[2].status === 'known') {
      return { donations: known[0].value, gift: known[1].value, plan: known[2].value }
    }
    const hasFailed = asked.some(({ answer }) => answer.status === 'failed')
    return hasFailed || !isOnline ? 'unreachable' : 'asking'
  }

  return { record: record(), load }
}
