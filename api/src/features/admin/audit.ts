import type { Admin } from '../../core/signed-in'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import type { Services } from '../../deps'
import { emailOf, readEmails } from '../../mail/email-addresses'

type AuditEntry = {
  action: 'order.fulfil' | 'order.refund' | 'order.refund_refused' | 'order.artwork'
  subjectId: string
  details: Record<string, string | number>
}

/** Runs in the transaction of the action, so that no action is unlogged. */
export async function writeAudit(
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  tx: Tx,
  admin: Admin,
  { action, subjectId, details }: AuditEntry,
): Promise<void> {
  await tx`
    insert into audit_log (id, at, admin_id, action, subject_id, details)
    values (${newId()}, ${now()}, ${admin.user.id}, ${action}, ${subjectId}, ${tx.json(details)})`
}

type Entry = {
  at: Date
  action: string
  details: Record<string, string | number>
  admin_id: string
}

export async function readAudit(keyring: Keyring, tx: Tx, subjectId: string) {
  const rows = await tx<Entry[]>`
    select at, action, details, admin_id from audit_log
    where subject_id = ${subjectId} order by at desc, id desc limit 100`
  const ids = rows.map(row => row.admin_id)
  const emails = await readEmails(keyring, tx, ids)
  return rows.map(({ at, action, details, admin_id }) => ({
    at: at.toISOString(),
    action: [action, ...Object.values(details)].join(' '),
    by: emailOf(emails, admin_id),
  }))
}
