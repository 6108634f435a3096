import { timingSafeEqual } from 'node:crypto'
import type { SignedIn } from '../../core/signed-in'
import { hashOwnerToken } from '../../db/owner-token'
import type { Services } from '../../deps'

const ADMIN_MS = 12 * 60 * 60_000

/**
 * A session that showed the owner's token (`ADMIN_TOKEN`, or the one made at the first start) may use the
 * admin routes for 12 hours.
 */
export async function validateAdminToken(
  services: Services,
  { user, session }: SignedIn,
  { token, address }: { token: string; address: string },
): Promise<boolean> {
  const { database, limits, now } = services
  // One person may have many addresses, and one address many accounts.
  await limits.take('admin_token', `user ${user.id}`)
  await limits.take('admin_token', `address ${address}`)
  const expected = await readExpected(services)
  const isValid = expected !== null && timingSafeEqual(expected, hashOwnerToken(token))
  if (isValid) {
    const until = new Date(now().getTime() + ADMIN_MS)
    await database.transaction(
      user.id,
      tx =>
        tx`
          update sessions set admin_until = ${until}
          where user_id = ${user.id} and id = ${session.id}`,
    )
  }
  return isValid
}

/** Both sides are SHA-256 hashes, so that no byte of the token itself is compared. */
async function readExpected({ config, database }: Services): Promise<Buffer | null> {
  if (config.adminToken !== undefined) return hashOwnerToken(config.adminToken)
  const [row] = await database.anonymous(
    tx => tx<{ hash: Buffer | null }[]>`select owner_token_hash as hash from server_state`,
  )
  return row?.hash ?? null
}
