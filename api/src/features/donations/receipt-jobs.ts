import type { LogEntry } from '../../core/log-entry'
import type { JobReads } from '../../db/maintenance'
import { workThrough } from '../../db/work-through'
import { logJobFailure } from '../../http/request-log'
import { type GiftServices, sendReceipt } from './send-receipt'

/** Finds the receipts of a server that died between the payment and the e-mail. */
export const sendDueReceipts = (
  services: GiftServices & { log: (entry: LogEntry) => void },
  { read }: JobReads,
): Promise<number> =>
  workThrough({
    readPage: (after, limit) =>
      read(
        tx => tx<{ id: string }[]>`
          select id from donations where receipt_state = 'due' and id > ${after}
          order by id limit ${limit}`,
      ),
    work: ({ id }) => sendReceipt(services, id),
    onFailed: error => logJobFailure(services, 'receipt', error),
  })
