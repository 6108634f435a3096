import { ALERT_LIMITS, type NewAlertContactAnswer } from 'sync-protocol/rest'
import { makeLink, SECRET_BYTES } from '../../alerts/alert-link'
import { sealContactDetails } from '../../alerts/contact-details'
import { deleteContact, insertContact, selectContacts } from '../../alerts/contacts.sql'
import { AppError } from '../../core/app-error'
import { type Subject, setRlsUser } from '../../db/act-for'
import type { Services } from '../../deps'
import { contactAnswer } from './read-alerts'
import { alertFailures } from './texts'

const DAY_MS = 24 * 60 * 60_000

/** Makes a link for a person without an account and sends nothing. Throws `too_many`. */
export async function askContact(
  services: Services,
  subject: Subject,
  { userId, name }: { userId: string; name: string },
): Promise<NewAlertContactAnswer> {
  const { accountNames, config, database, keyring, newId, now, randomBytes, records } = services
  const { id: subjectId } = subject
  const at = now()
  const id = newId()
  const secret = randomBytes(SECRET_BYTES)
  const row = {
    id,
    secretHash: keyring.lookupHash('alert_contact', secret.toString('base64')),
    askedAt: at,
    expiresAt: new Date(at.getTime() + ALERT_LIMITS.askedDays * DAY_MS),
  }
  return database.actFor(subject, async tx => {
    // The lock keeps simultaneous requests from exceeding the limit.
    await records.lock(tx, subjectId)
    const taken = (await selectContacts(tx, subjectId)).filter(
      ({ state, expiresAt }) => state === 'active' || (state === 'asked' && expiresAt > at),
    )
    if (taken.length >= ALERT_LIMITS.contacts) {
      const message = alertFailures.tooMany({ most: ALERT_LIMITS.contacts })
      throw new AppError('too_many', { message })
    }
    const key = await keyring.userKey(tx, subjectId)
    await setRlsUser(tx, userId)
    const { firstName: askedBy = '' } = await accountNames.read(tx, userId)
    await setRlsUser(tx, subjectId)
    const sealed = sealContactDetails(key, { userId: subjectId, id }, { name, askedBy })
    await insertContact(tx, subjectId, { ...row, sealed })
    const link = { kind: 'join', userId: subjectId, id, secret } as const
    const contact = { ...row, sealed, state: 'asked', answeredAt: null } as const
    return {
      contact: contactAnswer(key, subjectId, contact),
      link: makeLink(keyring, config.publicOrigin, link),
    }
  })
}

export async function removeContact(
  { database }: Services,
  subject: Subject,
  id: string,
): Promise<void> {
  const isGone = await database.actFor(subject, tx => deleteContact(tx, subject.id, id))
  if (!isGone) throw new AppError('not_found')
}
