/**
 * The country whose emergency number a person's prints, messages and preview show. It is derived from phone
 * numbers, which may be foreign, and from the phone's languages. The person's own choice stays on this device.
 */
import { ownCountryOf } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { countryOfLanguages } from 'sync-protocol/responder'
import { readHomeCountries, writeHomeCountries } from './home-countries-note'

type Person = Pick<MedicalRecord, 'profile' | 'contacts'>

/** An ISO 3166-1 alpha-2 code, or undefined if the country is unknown. */
export function homeCountryOf(person: Person): string | undefined {
  const chosen = readHomeCountries()[personKey(person)]
  if (chosen !== undefined) return chosen || undefined
  const { profile, contacts } = person
  const own = ownCountryOf({
    phoneNumber: profile?.phoneNumber,
    contactPhones: contacts.map(({ phoneNumber }) => phoneNumber),
  })
  return own ?? countryOfLanguages(navigator.languages.join())
}

export function chooseHomeCountry(person: Person, country: string | undefined): void {
  writeHomeCountries({ ...readHomeCountries(), [personKey(person)]: country ?? '' })
}

const personKey = ({ profile }: Person): string => profile?.id ?? 'me'
