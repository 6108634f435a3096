import { shippingAddressSchema } from 'sync-protocol/commerce'
import * as z from 'zod/mini'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { seal, sealJson, unseal, unsealJson } from '../db/seal'
import type { OrderRow } from './orders.sql'

const detailsSchema = z.object({
  address: shippingAddressSchema,
  /** Only beta applications have it. */
  email: z.optional(z.string()),
  notes: z.optional(z.string()),
})
export type OrderDetails = z.infer<typeof detailsSchema>

const placeOf = (collection: 'details' | 'tracking', id: string, userId: string) => ({
  table: 'orders',
  collection,
  id,
  userId,
})

export async function sealOrderDetails(
  keyring: Keyring,
  tx: Tx,
  { id, userId, details }: { id: string; userId: string; details: OrderDetails },
): Promise<Buffer> {
  return sealJson(await keyring.userKey(tx, userId), placeOf('details', id, userId), details)
}

/** Returns null if the account and its key were deleted. */
export async function openOrderDetails(
  keyring: Keyring,
  tx: Tx,
  { id, user_id: userId, sealed_details: sealed }: Opened,
): Promise<OrderDetails | null> {
  if (userId === null) return null
  const opened = unsealJson(
    await keyring.userKey(tx, userId),
    placeOf('details', id, userId),
    sealed,
  )
  return detailsSchema.parse(opened)
}
type Opened = Pick<OrderRow, 'id' | 'user_id' | 'sealed_details'>

export async function sealTracking(
  keyring: Keyring,
  tx: Tx,
  { id, userId, number }: { id: string; userId: string; number: string },
): Promise<Buffer> {
  const key = await keyring.userKey(tx, userId)
  return seal(key, placeOf('tracking', id, userId), Buffer.from(number))
}

export async function openTracking(
  keyring: Keyring,
  tx: Tx,
  { id, user_id: userId, sealed_tracking: sealed }: OrderRow,
): Promise<string | null> {
  if (userId === null || sealed === null) return null
  const key = await keyring.userKey(tx, userId)
  return unseal(key, placeOf('tracking', id, userId), sealed).toString('utf8')
}
