import { type CartLine, PRODUCTS, priceCart } from 'sync-protocol/commerce'
import { createShopOrderAnswerSchema, orderRequest, ordersAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { TestPerson } from './app'
import { addCode } from './codes'

export const ADDRESS = {
  name: 'Ada Lovelace',
  address1: '12 St James Square',
  address2: '',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94110',
  country: 'US',
}

type OrderOptions = {
  cart?: readonly CartLine[]
  country?: string
  method?: string
  codeId: string
}

export function orderOf({
  cart = [{ productId: '1' }],
  country = 'US',
  method = 'standard',
  codeId,
}: OrderOptions) {
  const price = priceCart(cart, country, method)
  if (!price) throw new Error('The shop does not sell this')
  return orderRequest(price, { method, codeId, address: { ...ADDRESS, country } })
}

export const EVERY_LINE: CartLine[] = PRODUCTS.flatMap(({ id, colors }) =>
  colors.length === 0
    ? [{ productId: id }]
    : colors.map(color => ({ productId: id, color: color.id })),
)

export async function order(person: TestPerson, options: Partial<OrderOptions> = {}) {
  const codeId = options.codeId ?? (await addCode(person)).id
  const json = orderOf({ ...options, codeId })
  const answer = await person.send('POST', '/api/create-shop-order', { json })
  return { codeId, ...(await bodyOf(answer, createShopOrderAnswerSchema)) }
}

export const press = (checkoutUrl: string, button: 'pay' | 'decline' | 'cancel') =>
  fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ do: button }),
    redirect: 'manual',
  })

export const ordersOf = async (person: TestPerson) =>
  bodyOf(await person.send('GET', '/api/orders'), ordersAnswerSchema)

export async function paidOrder(
  { eventsDelivered }: { eventsDelivered(): Promise<void> },
  person: TestPerson,
  options: Partial<OrderOptions> = {},
) {
  const { checkoutUrl } = await order(person, options)
  await press(checkoutUrl, 'pay')
  await eventsDelivered()
  const [newest] = await ordersOf(person)
  if (newest?.status !== 'paid') throw new Error(`not paid: ${newest?.status}`)
  return newest
}
