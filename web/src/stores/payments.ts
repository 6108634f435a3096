import { type PaymentsConfig, paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import { create } from 'zustand'
import { request } from '../http/client'

export const usePayments = create<{ config: PaymentsConfig | null }>(() => ({ config: null }))

export async function loadPaymentsConfig(): Promise<void> {
  const answer = await request('/api/payments/config', {
    answer: paymentsConfigAnswerSchema,
    retries: 2,
  })
  if (answer.ok) usePayments.setState({ config: answer.value })
  else window.addEventListener('online', () => void loadPaymentsConfig(), { once: true })
}
