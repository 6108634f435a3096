import type { Hono } from 'hono'
import { type PaymentsConfig, paymentsConfigAnswerSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { PaymentEventHandler } from '../../adapters/payments/payments'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { readBytes } from '../../http/read-bytes'
import { requirePayments } from '../../http/require-payments'
import { createRoutes } from '../../http/routes'
import { claimEvent, isEventKnown } from '../../orders/payment-events'

const MAX_EVENT_BYTES = 1024 * 1024

export function paymentsRoutes(
  services: Services,
  handlers: readonly PaymentEventHandler[],
): Hono<AppEnv> {
  const { database, payments, now } = services
  const routes = createRoutes(services, 'Giving')

  const show = {
    summary: 'What a page must know before it asks for money',
    who: 'anyone',
    answers: { 200: paymentsConfigAnswerSchema },
  } as const
  routes.get('/api/payments/config', show, ({ c }) => {
    const config: PaymentsConfig = payments
      ? {
          mode: payments.mode,
          publishableKey: payments.publishableKey,
          scriptUrl: payments.scriptUrl,
        }
      : { mode: 'disabled' }
    return c.json(config)
  })

  const webhook = {
    summary: 'What became of a payment',
    who: 'anyone',
    answers: { 200: z.object({ received: z.literal(true) }) },
    refuses: ['malformed', 'too_large', 'request_timeout', 'payments_disabled'],
    // Each event has its own id.
    idempotency: 'exempt',
    unlisted: 'Stripe alone calls it, and signs what it sends',
  } as const
  routes.post('/api/stripe/webhook', webhook, async ({ c }) => {
    const bytes = await readBytes(c, MAX_EVENT_BYTES)
    const event = await requirePayments(services).readEvent(
      // The signature covers exactly these bytes, so undecodable ones cannot have been signed.
      new TextDecoder().decode(bytes),
      c.req.header('Stripe-Signature') ?? '',
    )
    if (!event) throw new AppError('malformed', { message: 'This is no event of ours.' })
    if (await database.anonymous(tx => isEventKnown(tx, event.id)))
      return c.json({ received: true })
    for (const handle of handlers) if (await handle(event)) return c.json({ received: true })
    await database.anonymous(tx => claimEvent(tx, event, now()))
    return c.json({ received: true })
  })

  return routes.app
}
