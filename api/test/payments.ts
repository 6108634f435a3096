import Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import { EMULATOR_KEYS } from '../dev/stripe-emulator/sentinel'
import { type Emulator, startEmulator } from '../dev/stripe-emulator/start-emulator'
import { seedCatalog } from '../src/adapters/payments/catalog'
import { openPayments } from '../src/adapters/payments/open-payments'
import type { AppDeps } from '../src/app'
import { listen } from '../src/listen'
import { createTestApp, type TestApp } from './app'
import { createTestDatabase, type TestDatabase } from './database'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
export const CARD = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
} as const

export type PaymentsTest = TestApp & {
  emulator: Emulator
  stripe: Stripe
  pay(clientSecret: string, card?: string): Promise<Response>
  eventsDelivered(): Promise<void>
  stop(): Promise<void>
}

/** The real app and SDK, with a local Stripe that sends its events over HTTP. */
export async function createPaymentsTest(
  test: TestDatabase,
  overrides: Partial<AppDeps> = {},
): Promise<PaymentsTest> {
  const emulator = await startEmulator({ webhookUrl: '', webhookSecret: WEBHOOK_SECRET })
  const { hostname, port } = new URL(emulator.url)
  const stripe = new Stripe(EMULATOR_KEYS.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  })
  await seedCatalog(stripe)
  const payments = openPayments({
    ...EMULATOR_KEYS,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: emulator.url,
    scriptUrl: `${emulator.url}/stripe.js`,
  })
  const app = await createTestApp(test, { payments, ...overrides })
  const server = await listen(app.app, 0)
  emulator.sendEventsTo(`http://127.0.0.1:${server.port}/api/stripe/webhook`)
  return {
    ...app,
    emulator,
    stripe,
    pay: (clientSecret, card = CARD.pays) =>
      fetch(`${emulator.url}/browser/confirm`, {
        method: 'POST',
        body: JSON.stringify({
          client_secret: clientSecret,
          card: { number: card, exp_month: 1, exp_year: 2040, cvc: '123' },
        }),
      }),
    eventsDelivered: () => emulator.control.idle(),
    async stop() {
      await emulator.close()
      await server.drain(100)
    },
  }
}

export function withPayments(
  take: (app: PaymentsTest, database: TestDatabase) => void | Promise<void>,
): void {
  let end = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase()
    end = database.drop
    const app = await createPaymentsTest(database)
    end = async () => {
      await app.stop()
      await database.drop()
    }
    await take(app, database)
  })
  afterAll(() => end())
}
