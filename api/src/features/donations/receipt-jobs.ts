import type { JobReads } from '../../db/maintenance'
import { type GiftServices, sendReceipt } from './send-receipt'

/** At a time; the next run takes the rest. */
const BATCH = 200

/** Receipts of gifts whose server died between the payment and the e-mail. */
export async function runReceiptJobs(services: GiftServices, jobReads: JobReads): Promise<void> {
  const due = await jobReads.read(
    tx => tx<{ id: string }[]>`
      select id from donations where receipt_state = 'due' order by created_at limit ${BATCH}`,
  )
  for (const { id } of due) await sendReceipt(services, id).catch(() => {})
}
