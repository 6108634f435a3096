import { BETA_FEEDBACK_DAYS, type FulfilStatus, nextSteps } from 'sync-protocol/commerce'
import { AppError } from '../../core/app-error'
import type { Admin } from '../../core/signed-in'
import type { Services } from '../../deps'
import { keepArtwork } from '../../orders/order-artwork'
import { sealTracking } from '../../orders/order-details'
import { lockOrder, moveOrder, type OrderMove, readOrder } from '../../orders/orders.sql'
import { followUp } from '../../orders/settle-order'
import { writeAudit } from './audit'

const DAY_MS = 24 * 60 * 60_000

type Step = { id: string; status: FulfilStatus; trackingNumber: string | undefined }

/**
 * Production and shipping need the current code: artwork with a replaced link is redrawn. Throws
 * `illegal_step`, or `qr_unusable` if the code no longer opens.
 */
export async function fulfilOrder(services: Services, admin: Admin, step: Step): Promise<void> {
  const { database } = services
  const { id, status, trackingNumber } = step
  const order = await database.lookup('payment', id, tx => readOrder(tx, id))
  if (!order) throw new AppError('not_found')
  if (!nextSteps(order.status).includes(status)) throw new AppError('illegal_step')
  if (status === 'shipped' && !trackingNumber) {
    throw new AppError('invalid', { fields: { trackingNumber: 'Enter the tracking number' } })
  }
  if (status !== 'delivered') await keepArtwork(services, order)
  const tracking = await sealNumber(services, order.user_id, step)
  await database.lookup('payment', id, async tx => {
    const row = await lockOrder(tx, id)
    // Another admin was first.
    if (!row || !nextSteps(row.status).includes(status)) throw new AppError('illegal_step')
    await moveOrder(tx, row, { ...moveTo(services, step, row.kind), ...tracking })
    await writeAudit(services, tx, admin, {
      action: 'order.fulfil',
      subjectId: id,
      details: { status },
    })
  })
  await followUp(services, id).catch(() => {})
}

function moveTo({ now }: Services, { status }: Step, kind: 'shop' | 'beta'): OrderMove {
  if (status !== 'shipped') return { status }
  const shippedAt = now()
  const dueAt = new Date(shippedAt.getTime() + BETA_FEEDBACK_DAYS * DAY_MS)
  return {
    status,
    shipped_at: shippedAt,
    emails: ['tracking'],
    ...(kind === 'beta' && { feedback_due_at: dueAt }),
  }
}

/** A tracking number can reveal a person's home, so it is sealed like the address. */
async function sealNumber(
  { database, keyring }: Services,
  userId: string | null,
  { id, trackingNumber }: Step,
): Promise<Pick<OrderMove, 'sealed_tracking'>> {
  if (userId === null || !trackingNumber) return {}
  return database.transaction(userId, async tx => ({
    sealed_tracking: await sealTracking(keyring, tx, { id, userId, number: trackingNumber }),
  }))
}
