import postgres from 'postgres'
import type { Intent } from '../../adapters/payments/payments'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { isUuid } from './gifts.sql'
import { reconcileCharges } from './monthly/reconcile-charges'
import { MOST_TOLD, type Reconciled, tell } from './reconciled'
import { sendReceipt } from './send-receipt'
import { settleGift } from './settle-gift'

/**
 * Compares every payment since then with our books, what was charged monthly among them, and mends ours
 * by the way a webhook would. It holds one page of either side at a time, however many there are.
 */
export async function reconcile(
  ownerUrl: string,
  services: Services,
  since: Date,
): Promise<Reconciled> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  const found: Reconciled = { compared: 0, mended: 0, unknown: [], disputed: [], receipts: 0 }
  try {
    // Charges first: a month that nobody told becomes a gift here, and its payment is compared below.
    await reconcileCharges(sql, services, since, found)
    await reconcileIntents(sql, services, since, found)
    const disputed = await sql<{ id: string }[]>`
      select id from donations where problem is not null order by created_at limit ${MOST_TOLD}`
    found.disputed.push(...disputed.map(({ id }) => id))
    found.receipts = await sendDueReceipts(sql, services)
    return found
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function reconcileIntents(
  sql: postgres.Sql,
  services: Services,
  since: Date,
  found: Reconciled,
): Promise<void> {
  for await (const page of requirePayments(services).listIntents(since)) {
    const rows = await sql<Standing[]>`
      select id, status, refunded_cents, intent_id from donations
      where id = any(${page.map(nameOf).filter(isUuid)}::uuid[])
        or intent_id = any(${page.map(({ id }) => id)})`
    const byId = new Map(rows.map(row => [row.id, row]))
    const byIntent = new Map(rows.map(row => [row.intent_id, row]))
    for (const intent of page) {
      const row = byId.get(nameOf(intent)) ?? byIntent.get(intent.id)
      // An order's, or of somebody else at the same account.
      if (!row && !isUuid(nameOf(intent))) continue
      found.compared++
      if (!row) tell(found, intent.id)
      else if (!agrees(row, intent)) {
        if (row.intent_id === null) {
          await sql`update donations set intent_id = ${intent.id} where id = ${row.id}`
        }
        if (await settleGift(services, row.id, null)) found.mended++
      }
    }
  }
}

type Standing = { id: string; status: string; refunded_cents: number; intent_id: string | null }

/** Our row, as a one-time gift's payment names it; a month's charge names none. */
const nameOf = ({ metadata }: Intent): string => metadata.donation ?? ''

function agrees(row: Standing, intent: { id: string; status: string; refundedCents: number }) {
  if (intent.status === 'succeeded') {
    const isReceived = row.status === 'paid' || row.status === 'refunded'
    return isReceived && row.refunded_cents >= intent.refundedCents
  }
  if (intent.status === 'canceled') return row.status === 'cancelled'
  return intent.status === 'open' || row.status === intent.status
}

/** Letters that the mail server did not take. */
async function sendDueReceipts(sql: postgres.Sql, services: Services): Promise<number> {
  let sent = 0
  const due = sql<{ id: string }[]>`
    select id from donations where receipt_state = 'due' order by created_at`
  for await (const rows of due.cursor(100)) {
    for (const { id } of rows) {
      await sendReceipt(services, id)
      sent++
    }
  }
  return sent
}
