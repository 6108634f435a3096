import type { KeyObject } from 'node:crypto'
import { may } from 'sync-protocol/family'
import { ALERT_LIMITS, type AlertContactAnswer, type AlertsAnswer } from 'sync-protocol/rest'
import { openContactDetails } from '../../alerts/contact-details'
import { type ContactRow, selectContacts } from '../../alerts/contacts.sql'
import { choose, readListeners, readMute } from '../../alerts/targets'
import { AppError } from '../../core/app-error'
import { accessOf, type Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import { openLabel } from '../../records/family/label'

export async function readAlerts(
  { accountNames, database, keyring, now }: Services,
  subject: Subject,
  userId: string,
): Promise<AlertsAnswer> {
  const { id } = subject
  return database.actFor(subject, async tx => {
    const at = now()
    const mutedUntil = await readMute(tx, id, at)
    const listeners = await readListeners(tx, id, at)
    const contacts = await selectContacts(tx, id)
    const key = await keyring.userKey(tx, id)
    const { firstName } = await accountNames.read(tx, id)
    const people = listeners.map(({ id: personId, role, isNotified, sealed }) => ({
      id: personId,
      role,
      name: (sealed ? openLabel(key, id, personId, sealed).name : firstName) || null,
      isNotified,
      isYou: personId === userId,
    }))
    return {
      mutedUntil: mutedUntil?.toISOString() ?? null,
      people,
      contacts: contacts.map(row => contactAnswer(key, id, row)),
    }
  })
}

export async function mute(
  { database, now }: Services,
  subject: Subject,
  isMuted: boolean,
): Promise<void> {
  const until = isMuted ? new Date(now().getTime() + ALERT_LIMITS.muteMinutes * 60_000) : null
  await database.actFor(
    subject,
    tx => tx`
      insert into alert_settings (user_id, muted_until) values (${subject.id}, ${until})
      on conflict (user_id) do update set muted_until = excluded.muted_until`,
  )
}

export async function choosePerson(
  { database, now }: Services,
  subject: Subject,
  id: string,
  isNotified: boolean,
): Promise<void> {
  await database.actFor(subject, async tx => {
    const listeners = await readListeners(tx, subject.id, now())
    if (!listeners.some(listener => listener.id === id)) throw new AppError('not_found')
    await choose(tx, subject.id, id, isNotified)
  })
}

/** A viewer can only turn notifications off. */
export async function chooseOwn(
  { database }: Services,
  subject: Subject,
  userId: string,
  isNotified: boolean,
): Promise<void> {
  await database.actFor(subject, async tx => {
    if (isNotified && !may(accessOf(tx).role, 'alerts')) throw new AppError('role_too_low')
    await choose(tx, subject.id, userId, isNotified)
  })
}

/** Leaves out the address or number. */
export const contactAnswer = (
  key: KeyObject,
  userId: string,
  row: Omit<ContactRow, 'secretHash' | 'sealedEndpoint'>,
): AlertContactAnswer => ({
  id: row.id,
  name: openContactDetails(key, { userId, id: row.id }, row.sealed).name,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
