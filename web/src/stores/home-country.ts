/**
 * The country whose emergency number a person's prints and messages cite. Read from their phone
 * numbers, which may be foreign: what they choose instead stays on this device.
 */
import { ownCountryOf } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import * as z from 'zod/mini'
import { readJson, removeStored, writeJson } from './browser-storage'

const KEY = 'home-countries'
/** By the id of the profile; empty: known to be none of the list. */
const schema = z.record(z.string(), z.string())

type Person = Pick<MedicalRecord, 'profile' | 'contacts'>

/** ISO 3166-1 alpha-2; undefined where nobody knows. */
export function homeCountryOf(person: Person): string | undefined {
  const chosen = readAll()[personKey(person)]
  if (chosen !== undefined) return chosen || undefined
  const { profile, contacts } = person
  return ownCountryOf({
    phoneNumber: profile?.phoneNumber,
    contactPhones: contacts.map(({ phoneNumber }) => phoneNumber),
  })
}

export function chooseHomeCountry(person: Person, country: string | undefined): void {
  writeJson('local', KEY, { ...readAll(), [personKey(person)]: country ?? '' })
}

export const forgetHomeCountries = (): void => removeStored('local', [KEY])

const personKey = ({ profile }: Person): string => profile?.id ?? 'me'

const readAll = (): Record<string, string> => readJson('local', KEY, schema) ?? {}
