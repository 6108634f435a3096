import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../harness'

export const CARD = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
} as const

/** Fills in a card and presses the button that pays. */
export async function payByCard(page: Page, card: string = CARD.pays) {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^(Donate|Subscribe for) \$/ }).click()
}

/** Controls the local Stripe, and reads what it received. */
export async function openStripeControl(request: APIRequestContext) {
  const config = await (await request.get('/api/payments/config')).json()
  const { origin } = new URL(config.scriptUrl)
  const control = async (name: string, body: object = {}) => {
    const answer = await request.post(`${origin}/_control/${name}`, { data: body })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  return {
    origin,
    control,
    /** A repeated call with the same idempotency key makes no new payment. */
    async countIntents() {
      const requests: { method: string; path: string; key: string | null }[] =
        await control('requests')
      const opened = requests.filter(
        ({ path, method }) => method === 'POST' && path === '/v1/payment_intents',
      )
      return new Set(opened.map(({ key }, nth) => key ?? nth)).size
    },
  }
}

/** A new address for each person, because rate limits count by address. */
let visitors = 0
export const newAddress = () => {
  visitors += 1
  return `198.51.100.${visitors}`
}
