/** Whom to call, as a message to anybody. It cites the emergency number of where its sender is. */
import type { Contact } from '../medical'

type Called = Pick<Contact, 'name' | 'relationship' | 'phoneNumber'>

export function contactsMessage(
  name: string,
  contacts: readonly Called[],
  emergencyNumber: string,
): string {
  const whose = name === '' ? 'Emergency contacts' : `Emergency contacts of ${name}`
  const lines = contacts.map(
    (contact, at) => `${at + 1}. ${contact.name} (${contact.relationship}): ${contact.phoneNumber}`,
  )
  return [`${whose}:`, ...lines, `In an emergency, call ${emergencyNumber} first.`].join('\n')
}
