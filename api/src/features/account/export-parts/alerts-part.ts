import { openContactDetails } from '../../../alerts/contact-details'
import { selectContacts } from '../../../alerts/contacts.sql'
import type { Services } from '../../../deps'
import type { ExportPart } from '../../../records/export-part'

/** Leaves out the addresses of contacts, which the app does not show either. */
export const alertsPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'alerts',
  tables: ['alert_settings', 'alert_choices', 'alert_contacts', 'alert_times'],
  async read(tx, userId) {
    const [settings] = await tx`
      select muted_until as "mutedUntil" from alert_settings where user_id = ${userId}`
    const choices = await tx`
      select member_id as "memberId", is_notified as "isNotified" from alert_choices
      where user_id = ${userId} order by member_id, is_notified`
    const key = await keyring.userKey(tx, userId)
    const contacts = (await selectContacts(tx, userId)).map(row => ({
      ...openContactDetails(key, { userId, id: row.id }, row.sealed),
      state: row.state,
      askedAt: row.askedAt,
      answeredAt: row.answeredAt,
    }))
    const opened = await tx`
      select code_id as "codeId", opened_at as "openedAt" from alert_times
      where user_id = ${userId} order by code_id, opened_at`
    return { mutedUntil: settings?.mutedUntil ?? null, choices, contacts, opened }
  },
})
