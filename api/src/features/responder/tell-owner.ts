import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { readEmail } from '../../mail/email-addresses'
import { secondsToWait } from './seconds-to-wait'

type Owner = { userId: string; codeId: string }

/** A letter that the protected view of a code was opened: one an hour for each code. */
export async function tellOfView(services: Services, { userId, codeId }: Owner): Promise<void> {
  const { database, limits, outbox } = services
  if ((await secondsToWait(limits.take('code_letter', codeId))) !== null) return
  await outbox.sendAfter(() =>
    database.transaction(userId, tx => putLetter(services, tx, userId, 'code_opened')),
  )
}

/** A letter that a wrong PIN was tried, in the transaction that counted the try. */
export const putPinLetter = (services: Services, tx: Tx, userId: string): Promise<void> =>
  putLetter(services, tx, userId, 'pin_tried')

async function putLetter(
  { keyring, notices }: Services,
  tx: Tx,
  userId: string,
  kind: 'code_opened' | 'pin_tried',
) {
  const email = await readEmail(keyring, tx, userId)
  if (email !== null) await notices.put(tx, { id: userId, email }, { kind })
}
