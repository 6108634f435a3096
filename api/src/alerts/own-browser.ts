import type { Database } from '../db/database'
import { parseSessionToken } from '../http/session-token'
import { readShownSession } from '../http/sessions.sql'

/** Null without a session, or after its end. */
export async function browserOwner(
  { database, now }: { database: Pick<Database, 'statement'>; now: () => Date },
  token: string,
): Promise<string | null> {
  const shown = parseSessionToken(token)
  if (!shown) return null
  const { id, userId } = shown
  const row = await database.statement(sql => readShownSession(sql, id, userId), `session ${id}`)
  return row !== null && row.expiresMs > now().getTime() ? userId : null
}
