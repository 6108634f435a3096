import { type PaymentsConfig, paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import { create } from 'zustand'
import { request } from '../http/client'

/** Null until the server has answered. */
export const usePayments = create<{ config: PaymentsConfig | null }>(() => ({ config: null }))

/** Reads the server's payment settings now, and again when the network is back if that failed. */
export async function loadPaymentsConfig(): Promise<void> {
  const answer = await request('/api/payments/config', {
    answer: paymentsConfigAnswerSchema,
    retries: 2,
  })
  if (answer.ok) usePayments.setState({ config: answer.value })
  else window.addEventListener('online', () => void loadPaymentsConfig(), { once: true })
}
