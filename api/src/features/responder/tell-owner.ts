import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { readEmail } from '../../mail/email-addresses'
import { secondsToWait } from './seconds-to-wait'

type Owner = { userId: string; codeId: string }

/** An e-mail that the protected view of a code was opened: one an hour for each code. */
export async function tellOfView(services: Services, { userId, codeId }: Owner): Promise<void> {
  const { database, limits, mailQueue } = services
  if ((await secondsToWait(limits.take('code_letter', codeId))) !== null) return
  await mailQueue.sendAfter(() =>
    database.transaction(userId, tx => putEmail(services, tx, userId, 'code_opened')),
  )
}

/** An e-mail that a wrong PIN was tried, in the transaction that counted the try. */
export const putPinEmail = (services: Services, tx: Tx, userId: string): Promise<void> =>
  putEmail(services, tx, userId, 'pin_tried')

async function putEmail(
  { keyring, notices }: Services,
  tx: Tx,
  userId: string,
  kind: 'code_opened' | 'pin_tried',
) {
  const email = await readEmail(keyring, tx, userId)
  if (email !== null) await notices.put(tx, { id: userId, email }, { kind })
}
