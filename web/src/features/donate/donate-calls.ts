import type { TierId } from 'sync-protocol/commerce'
import { clientSecretAnswerSchema, createIntentAnswerSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { request } from '../../http/client'

interface Gift {
  tierId: TierId
  amount: number
  coverFee: boolean
}

export const createDonation = (body: Gift) =>
  request('/api/create-donation', { method: 'POST', body, answer: clientSecretAnswerSchema })

export const createMonthlyGift = (body: Gift) =>
  request('/api/create-monthly-gift', { method: 'POST', body, answer: clientSecretAnswerSchema })

interface GuestGift {
  giftCents: number
  donationType: string
  coverFee: boolean
  receiptEmail: string
}

export const createGuestGift = ({ giftCents, donationType, coverFee, receiptEmail }: GuestGift) =>
  request('/api/create-payment-intent', {
    method: 'POST',
    body: {
      amount: giftCents / 100,
      metadata: { payment_type: 'donation', donationType },
      coverFee,
      ...(receiptEmail !== '' && { receiptEmail }),
    },
    answer: createIntentAnswerSchema,
  })

export const activateFreeAccess = () =>
  request('/api/activate-free-access', {
    method: 'POST',
    answer: z.object({ plan: z.literal('free') }),
  })
