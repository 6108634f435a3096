import type { Context } from 'hono'
import type { QrCode } from 'sync-protocol/qr'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { readPrintableCode } from '../../orders/order-artwork'

/**
 * For an admin, the code of a paid order in black, as it is pressed into a product. Null for everyone
 * else. Throws `qr_unusable` if the code no longer opens.
 */
export async function findOrderedCode(
  c: Context<AppEnv>,
  services: Services,
  codeId: string,
): Promise<QrCode | null> {
  const { adminReads, database, sessions } = services
  const admin = await sessions.findAdmin(c)
  if (!admin) return null
  const [order] = await adminReads.read(
    admin,
    tx => tx<{ user_id: string | null }[]>`
      select user_id from orders
      where code_id = ${codeId} and status not in ('pending', 'cancelled')
      order by user_id nulls last limit 1`,
  )
  if (!order) return null
  const owner = order.user_id
  if (owner === null) throw new AppError('qr_unusable')
  const code = await database.snapshot(owner, tx => readPrintableCode(services, tx, owner, codeId))
  if (!code) throw new AppError('qr_unusable')
  return { ...code, qrColor: '#000000' }
}
