import {
  type Donation,
  donationsAnswerSchema,
  type MonthlyGift,
  monthlyGiftAnswerSchema,
  type SubscriptionStatusAnswer,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { type ServerAnswer, useAnswer } from '../../http/use-answer'
import { useOnline } from '../../http/use-online'

export interface GivingRecord {
  donations: readonly Donation[]
  gift: MonthlyGift
  plan: SubscriptionStatusAnswer
  /** A payment was made, and its confirmation has not arrived yet. */
  isConfirming: boolean
}

const ASK_AGAIN_MS = 5_000

/** `unreachable` until all of them are loaded. */
export function useGivingRecord() {
  const isOnline = useOnline()
  const gift = useAnswer('/api/monthly-gift', monthlyGiftAnswerSchema)
  const plan = useAnswer('/api/subscription-status', subscriptionStatusAnswerSchema)
  const donations = useAnswer('/api/donations', donationsAnswerSchema, {
    askAgainMs: ({ value = [] }, asked) => (isConfirming(value) ? asked * ASK_AGAIN_MS : null),
  })
  const asked = [donations, gift, plan]

  /** Each running gift or plan had its first payment when it began. */
  function isConfirming(given: readonly Donation[]): boolean {
    const has = (kind: Donation['kind']) => given.some(each => each.kind === kind)
    return (
      given.some(({ status }) => status === 'processing') ||
      (mayRun(gift.answer) && !has('monthly_gift')) ||
      (mayRun(plan.answer) && !has('plan'))
    )
  }

  async function load() {
    await Promise.all(asked.map(({ reload }) => reload()))
  }

  function record(): GivingRecord | 'asking' | 'unreachable' {
    const known = [donations.answer, gift.answer, plan.answer] as const
    if (known[0].status === 'known' && known[1].status === 'known' && known[2].status === 'known') {
      const [{ value: given }] = known
      return {
        donations: given,
        gift: known[1].value,
        plan: known[2].value,
        isConfirming: isConfirming(given),
      }
    }
    const hasFailed = asked.some(({ answer }) => answer.status === 'failed')
    return hasFailed || !isOnline ? 'unreachable' : 'asking'
  }

  return { record: record(), load }
}

const ENDED: readonly string[] = ['none', 'canceled', 'incomplete_expired', 'incomplete']

export const isRunning = (of: MonthlyGift | SubscriptionStatusAnswer): boolean =>
  of !== null && !ENDED.includes(of.status) && !('plan' in of && of.plan === 'free')

const mayRun = ({ status, value }: ServerAnswer<MonthlyGift | SubscriptionStatusAnswer>): boolean =>
  status === 'asking' || (value !== undefined && isRunning(value))
