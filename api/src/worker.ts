import { deleteExpiredPlaces } from './alerts/places'
import type { createServices } from './app'
import { runEach } from './core/run-each'
import type { JobReads } from './db/maintenance'
import { tidyDatabase } from './db/tidy'
import { completeHandOvers } from './features/auth/claim/complete-hand-over'
import { sendDueReceipts } from './features/donations/send-receipt'
import { runOrderJobs } from './features/shop/order-jobs'
import { sweepFiles } from './features/uploads/sweep-files'
import { endDueSubscriptions } from './orders/end-subscriptions'
import { GIVE_UP_MS } from './outbox/retry-policy'
import { onceForAll, repeat } from './repeat'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** A third of a lease (outbox.sql.ts). */
const RENEW_MS = 20 * SECOND_MS
const END_MS = SECOND_MS

type WorkerDeps = {
  services: ReturnType<typeof createServices>
  ownerUrl: string
  jobReads: JobReads
  pollMs: number
  /** Null without BACKUP_TO. */
  backUp: (() => Promise<unknown>) | null
}

type Worker = { stop(): Promise<void> }

export function startWorker(deps: WorkerDeps): Worker {
  const { services, ownerUrl, jobReads, pollMs, backUp } = deps
  const { limits, log, now, outboxWorker } = services
  const every = (everyMs: number, name: string, run: () => Promise<unknown>) =>
    repeat({ name, everyMs, log, now }, run)
  const runPaymentJobs = () =>
    runEach([() => runOrderJobs(services, jobReads), () => sendDueReceipts(services, jobReads)])
  const jobs = [
    every(pollMs, 'outbox', outboxWorker.wake),
    every(RENEW_MS, 'outbox leases', outboxWorker.renewLeases),
    every(30 * SECOND_MS, 'locations', () => deleteExpiredPlaces(services)),
    every(30 * SECOND_MS, 'end subscriptions', () => endDueSubscriptions(services)),
    every(30 * SECOND_MS, 'hand-overs', () => completeHandOvers(services, jobReads)),
    every(15 * MINUTE_MS, 'orders and receipts', () => onceForAll(limits, 'jobs', runPaymentJobs)),
    every(DAY_MS, 'tidying', () => onceForAll(limits, 'tidying', () => tidy(services, ownerUrl))),
    every(30 * MINUTE_MS, 'backup', async () => backUp && onceForAll(limits, 'backup', backUp)),
    // Each process has its own e-mail files.
    every(DAY_MS, 'old e-mail files', () => deleteOldEmails(services)),
  ]
  return {
    async stop() {
      for (const job of jobs) job.stop()
      const late = new Promise(resolve => setTimeout(resolve, END_MS).unref())
      await Promise.race([outboxWorker.settled(), late])
    },
  }
}

type Services = WorkerDeps['services']

const tidy = ({ files, now }: Services, ownerUrl: string) =>
  runEach([
    () => tidyDatabase(ownerUrl, now()),
    async () => files && sweepFiles(ownerUrl, files.store, now()),
  ])

export async function deleteOldEmails({ mail, now }: Pick<Services, 'mail' | 'now'>) {
  await mail.deleteKept?.({ before: new Date(now().getTime() - GIVE_UP_MS) })
}
