import type { Services } from '../../deps'
import { readEmail } from '../../records/email-addresses'
import { takeOrWait } from './take-or-wait'

/** A letter that the protected view of a code was opened: one an hour for each code. */
export async function tellOwner(
  { database, keyring, limits, notices, outbox }: Services,
  { userId, codeId }: { userId: string; codeId: string },
): Promise<void> {
  if ((await takeOrWait(limits, 'code_letter', codeId)) !== null) return
  await outbox.sendAfter(() =>
    database.transaction(userId, async tx => {
      const email = await readEmail(keyring, tx, userId)
      if (email !== null) await notices.put(tx, email, { kind: 'code_opened' })
    }),
  )
}
