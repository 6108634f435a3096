import postgres from 'postgres'
import { hashEmail } from '../records/email-addresses'
import { StartError } from '../start-error'
import type { Keyring } from './keyring'

/** For an account that somebody else got into, or for everybody after a leak: a new sign-in is needed. */
export async function endSessions(
  ownerUrl: string,
  keyring: Keyring,
  whose: 'everyone' | (string & {}),
): Promise<number> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  try {
    if (whose === 'everyone') return (await sql`delete from sessions`).count
    const [user] = await sql<{ id: string }[]>`
      select id from users where email_hash = ${hashEmail(keyring, whose)} and deleted_at is null`
    if (!user) throw new StartError(`No account has the address ${whose}`)
    return (await sql`delete from sessions where user_id = ${user.id}`).count
  } finally {
    await sql.end({ timeout: 1 })
  }
}
