import { randomBytes } from 'node:crypto'
import { seedCatalog } from '../adapters/payments/catalog'
import { connect, openPayments } from '../adapters/payments/open-payments'
import { countWords } from '../core/count-words'
import { type Env, readEnv } from '../core/env'
import type { LogEntry } from '../core/log-entry'
import { StartError } from '../core/start-error'
import { makeUuidV7 } from '../core/uuid'
import { reconcile } from '../features/donations/reconcile'
import { createOutbox } from '../outbox/outbox'
import { createAccountNames } from '../records/account-names'
import { createRecords } from '../records/records'
import { type Command, UsageError } from './command'
import { withKeyring } from './with-database'

const DAY_MS = 24 * 60 * 60_000

export const paymentsCommands: readonly Command[] = [
  {
    name: 'payments seed',
    help: 'puts the plans’ prices into the Stripe account: once, and after a price changed',
    run: async () => {
      const { made, kept } = await seedCatalog(connect(requireStripe(readEnv(process.env))))
      const list = (names: readonly string[]) => names.join(', ') || 'nothing'
      return { text: `Made: ${list(made)}. Already there: ${list(kept)}.`, json: { made, kept } }
    },
  },
  {
    name: 'payments reconcile',
    args: ['[DAYS]'],
    help: 'compares the payments of the last 30 days with Stripe and corrects the books',
    run: async ({ args: [days = '30'] }) => {
      if (!(Number(days) > 0)) throw new UsageError('Say how many days back, as a number.')
      return reconcileSince(new Date(Date.now() - Number(days) * DAY_MS))
    },
  },
]

/** Puts due receipts into the outbox, from which the server sends them. */
async function reconcileSince(since: Date) {
  const payments = openPayments({ ...requireStripe(readEnv(process.env)), scriptUrl: null })
  const now = () => new Date()
  const newId = () => makeUuidV7(Date.now(), randomBytes(10))
  const log = (entry: LogEntry) => console.error(JSON.stringify(entry))
  return withKeyring(async ({ ownerUrl, database, keyring }) => {
    const services = {
      ...{ database, keyring, log, newId, now, payments },
      accountNames: createAccountNames(createRecords({ keyring, now })),
      outbox: createOutbox({ keyring, newId, now }),
    }
    const found = await reconcile(ownerUrl, services, since)
    const { compared, corrected, receipts, unknown, disputed } = found
    const lines = [
      `${countWords(compared, 'payment')} compared, ${corrected} corrected.`,
      receipts === 1 ? '1 receipt was due.' : `${receipts} receipts were due.`,
      ...(unknown.length > 0 ? [`Not in our books: ${unknown.join(', ')}`] : []),
      ...(disputed.length > 0 ? [`Other amounts: ${disputed.join(', ')}`] : []),
    ]
    return { text: lines.join('\n'), json: found }
  })
}

function requireStripe({ payments }: Env) {
  if (payments.mode === 'stripe') return payments
  throw new StartError(
    'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.',
  )
}
