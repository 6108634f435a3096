import type Stripe from 'stripe'
import { PLANS } from 'sync-protocol/commerce'

/** We choose the id, so that repeated seeding creates one product. */
export const GIFT_PRODUCT = { id: 'lifetag_monthly_gift', name: 'Monthly gift' } as const
const PLAN_PRODUCT = { id: 'lifetag_plan', name: 'Support plan' } as const

/** Correct entries stay, and a price that differs passes its lookup key on to a new one. */
export async function seedCatalog(stripe: Stripe): Promise<{ made: string[]; kept: string[] }> {
  const made: string[] = []
  const kept: string[] = []
  for (const product of [GIFT_PRODUCT, PLAN_PRODUCT]) {
    const isThere = await stripe.products.retrieve(product.id).then(
      () => true,
      () => false,
    )
    if (!isThere) await stripe.products.create(product)
    const list = isThere ? kept : made
    list.push(product.id)
  }
  for (const { lookupKey, amountCents, name } of PLANS) {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true })
    if (data[0]?.unit_amount === amountCents && data[0].currency === 'usd') {
      kept.push(lookupKey)
      continue
    }
    await stripe.prices.create({
      product: PLAN_PRODUCT.id,
      nickname: name,
      currency: 'usd',
      unit_amount: amountCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    })
    made.push(lookupKey)
  }
  return { made, kept }
}
