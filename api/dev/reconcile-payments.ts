/**
 * `npm run --prefix api payments:reconcile [days]` compares Stripe's payments of the last 30 days (or `days`)
 * with our books. It fixes what no webhook reported, puts due receipts into the outbox, from which the server
 * sends them, and lists what a person has to check. It may be repeated, also while the server runs.
 */
import { randomBytes } from 'node:crypto'
import { openPayments } from '../src/adapters/payments/open-payments'
import { readEnv } from '../src/core/env'
import type { LogEntry } from '../src/core/log-entry'
import { StartError } from '../src/core/start-error'
import { makeUuidV7 } from '../src/core/uuid'
import { openDatabase } from '../src/db/database'
import { openKeyring } from '../src/db/keyring'
import { reconcile } from '../src/features/donations/reconcile'
import { createOutbox } from '../src/outbox/outbox'
import { createAccountNames } from '../src/records/account-names'
import { createRecords } from '../src/records/records'
import { withOwnerUrl } from './with-owner-url'

const DAY_MS = 24 * 60 * 60_000

await withOwnerUrl(async (url, readDataKeys) => {
  const env = readEnv(process.env)
  if (env.payments.mode !== 'stripe') throw new StartError('Set the STRIPE_ keys first.')
  const days = Number(process.argv[2] ?? 30)
  if (!(days > 0)) throw new StartError('Say how many days back, as a number.')
  const now = () => new Date()
  const newId = () => makeUuidV7(Date.now(), randomBytes(10))
  const database = openDatabase(url)
  try {
    const keyring = await openKeyring(database, await readDataKeys(), Date.now)
    const log = (entry: LogEntry) => console.error(JSON.stringify(entry))
    const services = {
      ...{ database, keyring, log, newId, now },
      payments: openPayments({ ...env.payments, scriptUrl: null }),
      accountNames: createAccountNames(createRecords({ keyring, now })),
      outbox: createOutbox({ keyring, newId, now }),
    }
    const since = new Date(Date.now() - days * DAY_MS)
    const found = await reconcile(url, services, since)
    console.log(`${found.compared} payments compared, ${found.corrected} corrected.`)
    console.log(`${found.receipts} receipts were due.`)
    if (found.unknown.length > 0) console.log(`Not in our books: ${found.unknown.join(', ')}`)
    if (found.disputed.length > 0) console.log(`Other amounts: ${found.disputed.join(', ')}`)
  } finally {
    await database.close(2)
  }
})
