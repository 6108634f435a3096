import type { Hono } from 'hono'
import { BETA_LINES, priceLines } from 'sync-protocol/commerce'
import {
  type BetaApplication,
  type BetaStatus,
  betaAnswerSchema,
  betaApplicationSchema,
  betaFeedbackSchema,
  betaStatusSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { isUuid } from '../../core/uuid'
import { isDuplicate } from '../../db/database-error'
import { sealJson } from '../../db/seal'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { feedbackPlace } from '../../orders/beta-feedback'
import { isPrintable } from '../../orders/order-artwork'
import { openTracking, sealOrderDetails } from '../../orders/order-details'
import { findBetaOrder, insertOrder } from '../../orders/orders.sql'
import { followUp } from '../../orders/settle-order'
import { readRow } from '../../records/rest-author'
import { betaTexts } from './texts'

export function betaRoutes(services: Services): Hono<AppEnv> {
  const { database, keyring, now } = services
  const routes = createRoutes(services, 'Shop')

  const apply = {
    summary: 'Apply for the free beta package',
    who: 'user',
    body: betaApplicationSchema,
    answers: { 200: betaAnswerSchema },
    refuses: ['not_found', 'already_applied', 'qr_unusable'],
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/create-beta-test-order', apply, async ({ c, signedIn: { user }, body }) => {
    const id = await applyForBeta(services, user.id, body)
    await followUp(services, id).catch(() => {})
    return c.json({ success: true, message: betaTexts.ordered })
  })

  const status = {
    summary: 'Where one’s beta package is',
    who: 'user',
    answers: { 200: betaStatusSchema },
  } as const
  routes.get('/api/beta-order', status, async ({ c, signedIn: { user } }) => {
    const answer = await database.transaction(user.id, async (tx): Promise<BetaStatus> => {
      const order = await findBetaOrder(tx, user.id)
      if (!order) return null
      const [feedback] = await tx<{ given_at: Date }[]>`
        select given_at from beta_feedback where user_id = ${user.id}`
      return {
        orderId: order.id,
        status: order.status,
        createdAt: order.created_at.toISOString(),
        trackingNumber: await openTracking(keyring, tx, order),
        feedbackDueAt: order.feedback_due_at?.toISOString() ?? null,
        feedbackAt: feedback?.given_at.toISOString() ?? null,
      }
    })
    return c.json(answer)
  })

  const feedback = {
    summary: 'Say how the beta package was',
    who: 'user',
    body: betaFeedbackSchema,
    answers: { 204: null },
    refuses: ['not_found'],
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/beta-feedback', feedback, async ({ c, signedIn: { user }, body }) => {
    await database.transaction(user.id, async tx => {
      const order = await findBetaOrder(tx, user.id)
      if (!order) throw new AppError('not_found')
      const key = await keyring.userKey(tx, user.id)
      const sealed = sealJson(key, feedbackPlace(user.id), body)
      await tx`
        insert into beta_feedback (user_id, order_id, given_at, sealed)
        values (${user.id}, ${order.id}, ${now()}, ${sealed})
        on conflict (user_id) do update set given_at = excluded.given_at, sealed = excluded.sealed`
    })
    return c.body(null, 204)
  })

  return routes.app
}

/** The server reads no items from the request. */
async function applyForBeta(
  { database, keyring, records, newId, now }: Services,
  userId: string,
  application: BetaApplication,
): Promise<string> {
  const id = newId()
  const codeId = application.selectedQrCode.toLowerCase()
  await database.transaction(userId, async tx => {
    // The lock makes two applications run in turn. On a cluster it is released a moment before the first
    // order is visible, and then the unique index of the orders refuses the second.
    await records.lock(tx, userId)
    if (await findBetaOrder(tx, userId)) throw alreadyApplied()
    const code = isUuid(codeId) ? await readRow(records, tx, userId, 'qr-codes', codeId) : undefined
    if (!code) throw new AppError('not_found', { message: betaTexts.failures.noCode })
    if (!isPrintable(code.values, now())) throw new AppError('qr_unusable')
    await insertOrder(tx, {
      id,
      userId,
      kind: 'beta',
      status: 'paid',
      items: freeItems(),
      shippingMethod: 'standard',
      subtotalCents: 0,
      shippingCents: 0,
      codeId,
      sealedDetails: await sealOrderDetails(keyring, tx, {
        id,
        userId,
        details: detailsOf(application),
      }),
      emails: ['confirmation'],
      at: now(),
    }).catch(error => {
      throw isDuplicate(error) ? alreadyApplied() : error
    })
  })
  return id
}

const alreadyApplied = () => new AppError('already_applied')

const freeItems = () =>
  (priceLines(BETA_LINES) ?? []).map(({ product, colorId, name }) => ({
    productId: product.id,
    color: colorId,
    name,
    priceCents: 0,
  }))

/** The programme ships within the United States only. */
const detailsOf = ({ email, feedbackNotes, ...from }: BetaApplication) => ({
  email,
  notes: feedbackNotes,
  address: {
    name: from.fullName,
    address1: from.address,
    address2: '',
    city: from.city,
    state: from.state,
    postalCode: from.zipCode,
    country: 'US',
  },
})
