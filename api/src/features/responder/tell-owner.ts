import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { secondsToWait } from './seconds-to-wait'

type Owner = { userId: string; codeId: string }

/** An e-mail that the protected view of a code was opened: one an hour for each code. */
export async function tellOfView(services: Services, { userId, codeId }: Owner): Promise<void> {
  const { database, limits, mailQueue, notices } = services
  if ((await secondsToWait(limits.take('code_letter', codeId))) !== null) return
  await mailQueue.sendAfter(() =>
    database.transaction(userId, tx => notices.put(tx, userId, { kind: 'code_opened' })),
  )
}

/** An e-mail that a wrong PIN was tried, in the transaction that counted the try. */
export const putPinEmail = ({ notices }: Services, tx: Tx, userId: string): Promise<void> =>
  notices.put(tx, userId, { kind: 'pin_tried' })
