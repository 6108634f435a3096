import postgres from 'postgres'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { isUuid } from './gifts.sql'
import { sendReceipt } from './send-receipt'
import { settleGift } from './settle-gift'

export type Reconciled = {
  /** Payments of ours that were compared. */
  compared: number
  /** Gifts that stood elsewhere than their payment. */
  mended: number
  /** Payments that name a gift we do not have. */
  unknown: string[]
  /** Gifts whose amount or currency Stripe tells otherwise. */
  disputed: string[]
  receipts: number
}

/** What is told by name; the rest is only counted. */
const TOLD = 100

type Standing = { id: string; status: string; refunded_cents: number; intent_id: string | null }

/**
 * Compares every payment since then with our books and mends ours by the way a webhook would. It holds
 * one page of either side at a time, however many there are.
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
    for await (const page of requirePayments(services).listIntents(since)) {
      const ours = page.filter(({ metadata }) => isUuid(metadata.donation ?? ''))
      const ids = ours.map(({ metadata }) => metadata.donation ?? '')
      const rows = await sql<Standing[]>`
        select id, status, refunded_cents, intent_id from donations where id = any(${ids}::uuid[])`
      const byId = new Map(rows.map(row => [row.id, row]))
      for (const intent of ours) {
        found.compared++
        const id = intent.metadata.donation ?? ''
        const row = byId.get(id)
        if (!row) {
          if (found.unknown.length < TOLD) found.unknown.push(intent.id)
        } else if (!agrees(row, intent)) {
          if (row.intent_id === null) {
            await sql`update donations set intent_id = ${intent.id} where id = ${id}`
          }
          if (await settleGift(services, id, null)) found.mended++
        }
      }
    }
    const disputed = await sql<{ id: string }[]>`
      select id from donations where problem is not null order by created_at limit ${TOLD}`
    found.disputed.push(...disputed.map(({ id }) => id))
    found.receipts = await sendDueReceipts(sql, services)
    return found
  } finally {
    await sql.end({ timeout: 1 })
  }
}

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
