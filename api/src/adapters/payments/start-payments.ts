import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '../../core/env'
import { seedCatalog } from './catalog'
import { startLocalStripe } from './local-stripe'
import { connect, openPayments } from './open-payments'
import type { Payments } from './payments'

type Started = { payments: Payments | null; stop(): Promise<void> }

export async function startPayments(env: Env): Promise<Started> {
  const { payments, dataDir, port } = env
  const nothingToStop = async () => {}
  if (payments.mode === 'disabled') return { payments: null, stop: nothingToStop }
  if (payments.mode === 'stripe') {
    return { payments: openPayments({ ...payments, scriptUrl: null }), stop: nothingToStop }
  }
  const webhookSecret = `whsec_local_${randomBytes(24).toString('hex')}`
  const local = await startLocalStripe({
    stateFile: join(dataDir, 'local-stripe.json'),
    webhookUrl: `http://localhost:${port}/api/stripe/webhook`,
    webhookSecret,
  })
  if (!local) return { payments: null, stop: nothingToStop }
  const keys = { ...local.keys, webhookSecret, apiBase: local.url }
  await seedCatalog(connect(keys))
  return {
    payments: openPayments({ ...keys, scriptUrl: `${local.url}/stripe.js` }),
    stop: local.stop,
  }
}
