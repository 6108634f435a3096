import { ApiError } from './api-error'

type Decline = { code: string; decline_code?: string; message: string }

const declined = (decline_code: string, message: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** Stripe's test mode declines these numbers with these messages. */
const DECLINES: Readonly<Record<string, Decline>> = {
  '4000000000000002': declined('generic_decline', 'Your card has been declined.'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card', 'Your card has been declined.'),
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

export function findDecline(number: string): Decline | null {
  return Object.hasOwn(DECLINES, number) ? (DECLINES[number] ?? null) : null
}

export const declineError = (decline: Decline, intent: unknown): ApiError =>
  new ApiError(402, decline.message, { type: 'card_error', ...decline, payment_intent: intent })
