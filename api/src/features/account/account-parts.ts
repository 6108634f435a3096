import type { Services } from '../../deps'
import { openNewEmail, readEmail } from '../../mail/email-addresses'
import { openFeedback } from '../../orders/beta-feedback'
import { toOrder } from '../../orders/order-answer'
import { openOrderDetails } from '../../orders/order-details'
import { readOrdersOf } from '../../orders/orders.sql'
import { type ExportPart, type Parts, recordParts } from './record-parts'

export const exportParts = (services: Parts): readonly ExportPart[] => [
  accountPart(services),
  ...recordParts(services),
  ordersPart(services),
  supportPart,
]

const accountPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'account',
  tables: [
    'users',
    'sessions',
    'known_devices',
    'passkeys',
    'recovery_codes',
    'sync_clients',
    'email_confirmations',
    'memberships',
    'alert_devices',
    // These tables only locate rows of the others.
    ...['login_directory', 'passkey_directory', 'client_directory', 'local_users'],
  ],
  async read(tx, userId) {
    const [user] = await tx<{ sealedNewEmail: Buffer | null }[]>`
      select id, role, language, email_confirmed_at as "emailConfirmedAt",
        email_refused_at as "emailRefusedAt", sealed_new_email as "sealedNewEmail", consent_at as "consentAt", created_at as "createdAt",
        password_hash is not null as "hasPassword",
        (select count(*)::int from recovery_codes
         where user_id = ${userId} and used_at is null) as "recoveryCodesLeft"
      from users where id = ${userId}`
    const sessions = await tx`
      select device, signed_in_at as "signedInAt", last_seen_at as "lastSeenAt",
        expires_at as "expiresAt", admin_until as "adminUntil", time_zone as "timeZone"
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
    const confirmationEmails = await tx`
      select sent_at as "sentAt", expires_at as "expiresAt", outcome from email_confirmations
      where user_id = ${userId} order by sent_at desc`
    const sharedWithMe = await tx`
      select subject_id as "profileId", role, since, until from memberships
      where user_id = ${userId} order by since, subject_id, role`
    const notifiedBrowsers = await tx`
      select created_at as "madeAt" from alert_devices where user_id = ${userId}
      order by created_at desc, id desc`
    const { sealedNewEmail = null, ...rest } = user ?? {}
    return {
      ...rest,
      email: await readEmail(keyring, tx, userId),
      newEmail:
        sealedNewEmail && openNewEmail(await keyring.userKey(tx, userId), userId, sealedNewEmail),
      confirmationEmails,
      sessions,
      knownDevices,
      passkeys,
      phones,
      sharedWithMe,
      notifiedBrowsers,
    }
  },
})

const ordersPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'orders',
  tables: ['orders', 'order_artwork', 'beta_feedback'],
  async read(tx, userId) {
    const orders = []
    for (const row of await readOrdersOf(tx, userId)) {
      const details = await openOrderDetails(keyring, tx, row)
      const [drawn] = await tx<{ n: number }[]>`
        select count(*)::int as n from order_artwork
        where user_id = ${userId} and order_id = ${row.id}`
      orders.push({ ...(await toOrder(keyring, tx, row)), details, printFiles: drawn?.n ?? 0 })
    }
    const [feedback] = await tx<{ given_at: Date; sealed: Buffer }[]>`
      select given_at, sealed from beta_feedback where user_id = ${userId}`
    return {
      orders,
      betaFeedback: feedback
        ? {
            givenAt: feedback.given_at,
            ...(await openFeedback(keyring, tx, userId, feedback.sealed)),
          }
        : null,
    }
  },
})

const supportPart: ExportPart = {
  name: 'support',
  tables: ['donations', 'subscriptions', 'stripe_customers', 'free_access'],
  async read(tx, userId) {
    const donations = await tx`
      select kind, tier, total_cents as "totalCents", refunded_cents as "refundedCents", status,
        receipt_number as "receiptNumber", created_at as "createdAt", paid_at as "paidAt"
      from donations where user_id = ${userId} order by created_at`
    const monthly = await tx`
      select kind, plan, total_cents as "totalCents", status, created_at as "createdAt",
        current_period_end as "currentPeriodEnd", cancel_at_period_end as "endsThen"
      from subscriptions where user_id = ${userId} order by created_at`
    const [provider] = await tx`
      select customer_id as "customerId" from stripe_customers where user_id = ${userId}`
    const [free] = await tx`
      select activated_at as "activatedAt" from free_access where user_id = ${userId}`
    return { donations, monthly, stripe: provider ?? null, freeAccess: free ?? null }
  },
}
