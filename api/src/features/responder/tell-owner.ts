import type { Services } from '../../deps'
import { takeOrWait } from './take-or-wait'

/** A letter that the protected view of a code was opened: one an hour for each code. */
export async function tellOwner(
  { database, limits, notices }: Services,
  { userId, codeId }: { userId: string; codeId: string },
): Promise<void> {
  if ((await takeOrWait(limits, 'code_letter', codeId)) !== null) return
  const [owner] = await database.transaction(
    userId,
    tx => tx<{ email: string }[]>`select email from users where id = ${userId}`,
  )
  if (owner) notices.send(owner.email, { kind: 'code_opened' })
}
