/**
 * `pnpm --filter api payments:seed`: puts the plans' prices into the Stripe account of STRIPE_SECRET_KEY.
 * Run it once for each account, and after a price of ours has changed.
 */
import { seedCatalog } from '../src/adapters/payments/catalog'
import { connect } from '../src/adapters/payments/open-payments'
import { readEnv } from '../src/env'

const { payments } = readEnv(process.env)
if (payments.mode === 'stripe') {
  const { made, kept } = await seedCatalog(connect(payments))
  console.log(
    `Made: ${made.join(', ') || 'nothing'}. Already there: ${kept.join(', ') || 'nothing'}.`,
  )
} else {
  console.error('Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.')
  process.exitCode = 1
}
