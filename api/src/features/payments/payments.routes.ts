import { Hono } from 'hono'
import type { PaymentsConfig } from 'sync-protocol/rest'
import type { PaymentEventHandler } from '../../adapters/payments/payments'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBytes } from '../../http/read-bytes'
import { requirePayments } from '../../http/require-payments'
import { claimEvent, isEventKnown } from '../../orders/payment-events'

const MAX_EVENT_BYTES = 1024 * 1024

/** What the app must know of payments, and the webhook by which Stripe reports what became of them. */
export function paymentsRoutes(
  services: Services,
  handlers: readonly PaymentEventHandler[],
): Hono<AppEnv> {
  const { database, payments, now } = services
  const routes = new Hono<AppEnv>()

  routes.get('/api/payments/config', c => {
    const config: PaymentsConfig = payments
      ? {
          mode: payments.mode,
          publishableKey: payments.publishableKey,
          scriptUrl: payments.scriptUrl,
        }
      : { mode: 'disabled' }
    return c.json(config)
  })

  routes.post('/api/stripe/webhook', async c => {
    const bytes = await readBytes(c, MAX_EVENT_BYTES)
    const event = await requirePayments(services).readEvent(
      // The signature is over these very bytes: what does not decode cannot have been signed.
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

  return routes
}
