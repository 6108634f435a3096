import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { Admin } from '../../http/session'

export type AuditEntry = {
  action: 'order.fulfil' | 'order.refund' | 'order.refund_refused' | 'order.artwork'
  subjectId: string
  details: Record<string, string | number>
}

/** Written in the transaction that does it: nothing is done that is not written down. */
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
  email: string | null
}

export async function readAudit(tx: Tx, subjectId: string) {
  const rows = await tx<Entry[]>`
    select at, action, details, users.email
    from audit_log left join users on users.id = audit_log.admin_id
    where subject_id = ${subjectId} order by at desc, audit_log.id desc limit 100`
  return rows.map(({ at, action, details, email }) => ({
    at: at.toISOString(),
    action: [action, ...Object.values(details)].join(' '),
    by: email ?? '',
  }))
}
