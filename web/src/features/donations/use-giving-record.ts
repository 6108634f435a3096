import { useCallback, useEffect, useState } from 'react'
import {
  type Donation,
  donationsAnswerSchema,
  type MonthlyGift,
  monthlyGiftAnswerSchema,
  type SubscriptionStatusAnswer,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { request } from '../../http/client'
import { isSignedOut } from '../../http/failure'
import { useOnline } from '../../http/use-online'
import { expireSession } from '../../stores/session'

export interface GivingRecord {
  donations: readonly Donation[]
  gift: MonthlyGift
  plan: SubscriptionStatusAnswer
}

/** What one has given and what runs; `unreachable` until it could be read. */
export function useGivingRecord() {
  const isOnline = useOnline()
  const [record, setRecord] = useState<GivingRecord | 'asking' | 'unreachable'>('asking')

  const load = useCallback(async () => {
    const [donations, gift, plan] = await Promise.all([
      request('/api/donations', { answer: donationsAnswerSchema, retries: 1 }),
      request('/api/monthly-gift', { answer: monthlyGiftAnswerSchema, retries: 1 }),
      request('/api/subscription-status', { answer: subscriptionStatusAnswerSchema, retries: 1 }),
    ])
    if (donations.ok && gift.ok && plan.ok) {
      setRecord({ donations: donations.value, gift: gift.value, plan: plan.value })
      return
    }
    if (!donations.ok && isSignedOut(donations.failure)) expireSession()
    // What was read before stays in sight.
    setRecord(before => (typeof before === 'object' ? before : 'unreachable'))
  }, [])

  useEffect(() => {
    if (isOnline) void load()
    else setRecord(before => (typeof before === 'object' ? before : 'unreachable'))
  }, [isOnline, load])

  return { record, load }
}
