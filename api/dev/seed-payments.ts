/**
 * `npm run --prefix api payments:seed` puts the plans' prices into the Stripe account of STRIPE_SECRET_KEY.
 * Run it once for each account and after a change of our prices.
 */
import { seedCatalog } from '../src/adapters/payments/catalog'
import { connect } from '../src/adapters/payments/open-payments'
import { readEnv } from '../src/core/env'
import { StartError } from '../src/core/start-error'
import { runCommand } from './run-command'

await runCommand(async () => {
  const { payments } = readEnv(process.env)
  if (payments.mode !== 'stripe') {
    throw new StartError(
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.',
    )
  }
  const { made, kept } = await seedCatalog(connect(payments))
  console.log(
    `Made: ${made.join(', ') || 'nothing'}. Already there: ${kept.join(', ') || 'nothing'}.`,
  )
})
