import type { Services } from '../../../deps'
import { readEmail } from '../../../records/email-addresses'
import type { ExportPart } from '../../../records/export-part'

/** Who one is here, and by what one signs in; no secret among it. */
export const accountPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'account',
  tables: ['users', 'sessions', 'known_devices', 'passkeys', 'recovery_codes', 'sync_clients'],
  async read(tx, userId) {
    const [user] = await tx`
      select id, role, consent_at as "consentAt", created_at as "createdAt",
        password_hash is not null as "hasPassword",
        (select count(*)::int from recovery_codes
         where user_id = users.id and used_at is null) as "recoveryCodesLeft"
      from users where id = ${userId}`
    const sessions = await tx`
      select device, signed_in_at as "signedInAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt", admin_until as "adminUntil"
      from sessions where user_id = ${userId} order by signed_in_at desc`
    const knownDevices = await tx`
      select last_seen_at as "lastSeenAt" from known_devices
      where user_id = ${userId} order by last_seen_at desc`
    const passkeys = await tx`
      select name, created_at as "createdAt", last_used_at as "lastUsedAt",
        is_backed_up as "isBackedUp"
      from passkeys where user_id = ${userId} order by created_at desc`
    const phones = await tx`
      select client_id as "clientId", last_pull_at as "lastPullAt" from sync_clients
      where user_id = ${userId} order by last_pull_at desc nulls last`
    return {
      ...user,
      email: await readEmail(keyring, tx, userId),
      sessions,
      knownDevices,
      passkeys,
      phones,
    }
  },
})
