import { paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import { usePayments } from '../stores/payments'
import { request } from './client'

/** Asks the server how payments stand, now and, where it could not say, when the network is back. */
export async function loadPaymentsConfig(): Promise<void> {
  const answer = await request('/api/payments/config', {
    answer: paymentsConfigAnswerSchema,
    retries: 2,
  })
  if (answer.ok) usePayments.setState({ config: answer.value })
  else window.addEventListener('online', () => void loadPaymentsConfig(), { once: true })
}
