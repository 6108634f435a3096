import { drawItem, drawingToPdf, drawingToSvg } from 'sync-protocol/artwork'
import { productById } from 'sync-protocol/commerce'
import { isExpired, type QrCode } from 'sync-protocol/qr'
import * as z from 'zod/mini'
import { AppError } from '../core/app-error'
import type { Tx } from '../db/database'
import { sealJson, unsealJson } from '../db/seal'
import type { Services } from '../deps'
import { readRow } from '../records/rest-author'
import type { OrderRow } from './orders.sql'

const artworkSchema = z.object({ svg: z.string(), pdf: z.string() })
type Artwork = z.infer<typeof artworkSchema>

type Deps = Pick<Services, 'config' | 'database' | 'keyring' | 'records' | 'now'>
type Owned = Pick<OrderRow, 'id' | 'user_id' | 'code_id' | 'items'>

export async function readPrintableCode(
  { records, now }: Pick<Deps, 'records' | 'now'>,
  tx: Tx,
  userId: string,
  codeId: string,
): Promise<QrCode | null> {
  const row = await readRow(records, tx, userId, 'qr-codes', codeId)
  return row && isPrintable(row.values, now()) ? row.values : null
}

/** A code on metal must work as long as the metal lasts, so it may have no expiry date. */
export const isPrintable = (code: QrCode, now: Date): boolean =>
  code.expiresAt === '' && !isExpired(code, now.getTime())

/** Throws `qr_unusable` if the code can no longer be printed. */
export async function keepArtwork(deps: Deps, order: Owned): Promise<void> {
  const { database, keyring } = deps
  const userId = order.user_id
  if (userId === null) throw new AppError('qr_unusable')
  await database.transaction(userId, async tx => {
    const code = await readPrintableCode(deps, tx, userId, order.code_id)
    if (!code) throw new AppError('qr_unusable')
    const tokenHash = keyring.lookupHash('code_token', code.token)
    const [current] = await tx`
      select 1 from order_artwork
      where user_id = ${userId} and order_id = ${order.id} and token_hash = ${tokenHash} limit 1`
    if (current) return
    const key = await keyring.userKey(tx, userId)
    for (const [index, item] of order.items.entries()) {
      const artwork = drawFor(deps.config.publicOrigin, item, code)
      const sealed = sealJson(key, placeOf(order.id, index, userId), artwork)
      await tx`
        insert into order_artwork (user_id, order_id, item, token_hash, sealed)
        values (${userId}, ${order.id}, ${index}, ${tokenHash}, ${sealed})
        on conflict (user_id, order_id, item)
        do update set token_hash = excluded.token_hash, sealed = excluded.sealed`
    }
  })
}

export async function readArtwork(
  { database, keyring }: Deps,
  { id, user_id: userId }: Owned,
  index: number,
): Promise<Artwork | undefined> {
  if (userId === null) return undefined
  return database.transaction(userId, async tx => {
    const [row] = await tx<{ sealed: Buffer }[]>`
      select sealed from order_artwork
      where user_id = ${userId} and order_id = ${id} and item = ${index}`
    if (!row) return undefined
    const key = await keyring.userKey(tx, userId)
    return artworkSchema.parse(unsealJson(key, placeOf(id, index, userId), row.sealed))
  })
}

function drawFor(origin: string, item: OrderRow['items'][number], code: QrCode): Artwork {
  const product = productById(item.productId)
  if (!product) throw new Error('An order names a product that is not sold any more')
  const { token, capsule } = code
  const drawing = drawItem({ productId: product.id, colorId: item.color, origin, token, capsule })
  return { svg: drawingToSvg(drawing), pdf: drawingToPdf(drawing) }
}

const placeOf = (orderId: string, index: number, userId: string) => ({
  table: 'order_artwork',
  collection: orderId,
  id: String(index),
  userId,
})
