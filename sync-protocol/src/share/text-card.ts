import { blocksOf, type Dictionary, type Fact, factsOf, isText, type ResponderCard } from '../card'
import {
  countryName,
  DEFAULT_EMERGENCY_NUMBER,
  emergencyCallWords,
  emergencyNumberFor,
} from '../responder'
import { fitted, linesOf } from './fitted'
import { itemName, itemText, withoutIdleIsolates } from './item-text'
import { asSms, type SmsText } from './sms'

/**
 * `country` is the person's as ISO 3166-1 alpha-2, or undefined if unknown. With a dictionary, entries are
 * also in English if everything fits in this form.
 */
export function textCard(
  card: ResponderCard,
  country: string | undefined,
  dictionary?: Dictionary | undefined,
): SmsText & { isPartial: boolean } {
  const [number = '', ...elsewhere] = emergencyCallWords(country, 'en').map(withoutIdleIsolates)
  const write = (facts: readonly Fact[]) =>
    fitted(facts.filter(isShown), said => {
      const lines = [...linesOf(said), number]
      const brief = () => asSms(lines.join('\n'))
      if (said.isPartial) return brief()
      const full = asSms([...lines, ...elsewhere].join('\n'))
      return full.fits ? full : brief()
    })
  const read = dictionary && write(factsOf(card, 'en', { dictionary }))
  return read && !read.isPartial ? read : write(factsOf(card, 'en'))
}

const isShown = (fact: Fact) => isText(fact) && fact.block !== 'record' && !fact.isClass

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
