import { useEffect, useState } from 'react'
import { lastDonationAnswerSchema, monthlyGiftAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import { useOnline } from '../../http/use-online'

export type GiftStatus = 'asking' | 'waiting' | 'paid' | 'cancelled' | 'refunded' | 'none'

const PAUSES_MS = [1_000, 1_000, 2_000, 3_000, 5_000, 10_000]

export interface ShownGift {
  status: GiftStatus
  totalCents: number | null
  receiptNumber: string | null
}
const asking: ShownGift = { status: 'asking', totalCents: null, receiptNumber: null }
const none: ShownGift = { status: 'none', totalCents: null, receiptNumber: null }

/** Asks the server until it knows whether the gift is paid; by itself, ever less often. */
export function useGiftStatus(isMonthly: boolean): ShownGift {
  const [gift, setGift] = useState(asking)
  const isOnline = useOnline()
  const isOpen = gift.status === 'asking' || gift.status === 'waiting'

  useEffect(() => {
    if (!isOnline || !isOpen) return
    let timer: number | undefined
    let isCurrent = true
    const ask = async (tries: number) => {
      const next = await (isMonthly ? readMonthly() : readLast())
      if (!isCurrent) return
      if (next) setGift(next)
      const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]
      timer = window.setTimeout(() => void ask(tries + 1), pauseMs)
    }
    void ask(0)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [isOnline, isOpen, isMonthly])

  return gift
}

/** Undefined where the server could not be asked. */
async function readLast(): Promise<ShownGift | undefined> {
  const answer = await request('/api/donations/last', { answer: lastDonationAnswerSchema })
  if (!answer.ok) return undefined
  if (!answer.value) return none
  const { status, totalCents, receiptNumber } = answer.value
  const isWaiting = status === 'pending' || status === 'processing'
  return { status: isWaiting ? 'waiting' : status, totalCents, receiptNumber }
}

async function readMonthly(): Promise<ShownGift | undefined> {
  const answer = await request('/api/monthly-gift', { answer: monthlyGiftAnswerSchema })
  if (!answer.ok) return undefined
  if (!answer.value) return none
  const { status, totalCents } = answer.value
  const shown = status === 'active' ? 'paid' : status === 'incomplete' ? 'waiting' : 'cancelled'
  return { status: shown, totalCents, receiptNumber: null }
}
