import { blocksOf, type Dictionary, factsOf, type ResponderCard } from '../card'
import { countryName, DEFAULT_EMERGENCY_NUMBER, emergencyNumberFor } from '../responder'
import { itemName, itemText, withoutIdleIsolates } from './item-text'

/** `country` is the person's own as ISO 3166-1 alpha-2, or undefined if unknown. */
export function contactsMessage(
  card: ResponderCard,
  country: string | undefined,
  dictionary?: Dictionary | undefined,
): string {
  const facts = factsOf(card, 'en', { dictionary })
  const contacts = blocksOf(facts).find(({ block }) => block === 'contacts')?.items ?? []
  const name = itemName(facts)
  return withoutIdleIsolates(
    [
      name === '' ? 'Emergency contacts:' : `Emergency contacts of ${name}:`,
      ...contacts.map((contact, at) => `${at + 1}. ${itemText(contact)}`),
      callFirst(country),
    ].join('\n'),
  )
}

function callFirst(country: string | undefined): string {
  const elsewhere = `${DEFAULT_EMERGENCY_NUMBER} or the local number`
  if (!country) return `In an emergency, call ${elsewhere} first.`
  const number = emergencyNumberFor(country)
  return `In an emergency, call ${number} first (${countryName(country, 'en')}; elsewhere ${elsewhere}).`
}
