/** Fills an account through the routes that the app uses, so that all of the server's rules apply. */
import { type CartLine, priceCart, TIERS } from 'sync-protocol/commerce'
import { codeLink } from 'sync-protocol/qr'
import {
  clientSecretAnswerSchema,
  codeAnswerSchema,
  createShopOrderAnswerSchema,
  orderRequest,
} from 'sync-protocol/rest'
import * as z from 'zod'
import { StartError } from '../../core/start-error'
import { ACCOUNT, ADDRESS, CODES, LISTS, PROFILE } from './record'

export type SendRequest = (
  method: string,
  path: string,
  json: unknown,
  cookie: string,
) => Promise<Response>

export interface Till {
  confirm(clientSecret: string): Promise<unknown>
  pay(checkoutUrl: string): Promise<unknown>
}

interface Filled {
  rows: number
  codes: number
  orders: number
  gifts: number
  /** The content of the first code, for tests of readers. */
  link: string
}

interface Demo {
  origin: string
  email: string
  password: string
  send: SendRequest
  till: Till | undefined
}

export async function fillAccount({ origin, email, password, send, till }: Demo): Promise<Filled> {
  const signUp = await send('POST', '/api/auth/register', { email, password, ...ACCOUNT }, '')
  if (signUp.status === 409) {
    throw new StartError(
      `${email} has an account already. Name another address, or delete that account first.`,
    )
  }
  await answered(signUp)
  const cookie = signUp.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const post = async (path: string, json: unknown) =>
    answered(await send('POST', path, json, cookie))

  const rows = await writeRecord(post)
  const codeIds: string[] = []
  for (const code of CODES) {
    codeIds.push(codeAnswerSchema.parse(await post('/api/qr-codes', code)).id)
  }
  const [codeId] = codeIds
  const orders = till && codeId ? await placeOrders(post, till, codeId) : 0
  const gifts = till ? await give(post, till) : 0
  const exported = await answered(await send('GET', '/api/account/export', undefined, cookie))
  const link = linkOf(origin, exported, codeId)
  return { rows, codes: codeIds.length, orders, gifts, link }
}

const exportSchema = z.object({
  record: z.object({
    'qr-codes': z.array(z.object({ id: z.string(), token: z.string(), capsule: z.string() })),
  }),
})

/** Only the export has a code's token outside of its picture. */
function linkOf(origin: string, exported: unknown, codeId: string | undefined): string {
  const codes = exportSchema.parse(exported).record['qr-codes']
  const { token, capsule } = codes.find(({ id }) => id === codeId) ?? {}
  if (token === undefined || capsule === undefined) throw new Error('The export has no such code')
  return codeLink(origin, token, capsule)
}

type Post = (path: string, json: unknown) => Promise<unknown>

async function writeRecord(post: Post): Promise<number> {
  const { id } = z.object({ id: z.string() }).parse(await post('/api/medical-profile', PROFILE))
  const items = Object.entries(LISTS).flatMap(([path, rows]) => rows.map(row => ({ path, row })))
  for (const { path, row } of items) await post(`/api/${path}`, { ...row, medicalProfileId: id })
  return items.length + 1
}

const CARTS: readonly (readonly CartLine[])[] = [
  [{ productId: '1' }],
  [{ productId: '1' }, { productId: '2' }],
]

async function placeOrders(post: Post, till: Till, codeId: string): Promise<number> {
  for (const cart of CARTS) {
    const price = priceCart(cart, ADDRESS.country, 'standard')
    if (!price) throw new Error('The shop does not sell this')
    const order = orderRequest(price, { method: 'standard', address: ADDRESS, codeId })
    const answer = createShopOrderAnswerSchema.parse(await post('/api/create-shop-order', order))
    await till.pay(answer.checkoutUrl)
  }
  return CARTS.length
}

async function give(post: Post, till: Till): Promise<number> {
  const gifts = TIERS.filter(({ id }) => id === 'advocate' || id === 'champion')
  for (const { id, amountCents } of gifts) {
    const gift = await post('/api/create-donation', { tierId: id, amount: amountCents })
    await till.confirm(clientSecretAnswerSchema.parse(gift).clientSecret)
  }
  return gifts.length
}

async function answered(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json()
  throw new Error(`${answer.status}: ${await answer.text()}`)
}
