import type { Services } from '../../deps'
import { readEmail } from '../../records/email-addresses'
import { takeOrWait } from './take-or-wait'

/** A letter that the protected view of a code was opened: one an hour for each code. */
export async function tellOwner(
  { database, keyring, limits, notices }: Services,
  { userId, codeId }: { userId: string; codeId: string },
): Promise<void> {
  if ((await takeOrWait(limits, 'code_letter', codeId)) !== null) return
  const email = await database.transaction(userId, tx => readEmail(keyring, tx, userId))
  if (email !== null) notices.send(email, { kind: 'code_opened' })
}
