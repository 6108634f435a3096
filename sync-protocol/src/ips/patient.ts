import type { Patient, PatientContact } from 'fhir/r4'
import type { Fact } from '../card'
import { absent, BCP_47, concept, identifierOf } from './codes'
import type { Making } from './making'
import { narrative } from './narrative'
import {
  clean,
  factEntriesOf,
  factsIn,
  factWordsOf,
  isDayOrPart,
  itemsIn,
  statedFact,
} from './read-facts'
import { inTable } from './read-json'

export function patientOf({ facts, locale, rowIds, hides }: Making): Patient {
  const person = factsIn(facts, 'identity')
  const names = sides(statedFact(person, 'fullName') ?? statedFact(person, 'firstName'))
  const phones = sides(statedFact(person, 'phoneNumber'))
  const addresses = sides(statedFact(person, 'address'))
  const gender = inTable(GENDERS, factEntriesOf(statedFact(person, 'gender'))[0])
  const birth = factEntriesOf(statedFact(person, 'birthDate')).find(isDayOrPart)
  const contacts = itemsIn(facts, 'contacts').map(({ at, facts: of }) =>
    contactOf(of, rowIds.contacts?.[at]),
  )
  const languages = statedFact(person, 'language')?.sides ?? []
  return {
    resourceType: 'Patient',
    ...(rowIds.profile && { identifier: [identifierOf(rowIds.profile)] }),
    text: narrative(locale, [...person, ...factsIn(facts, 'contacts')]),
    name: names.length > 0 ? names.map(text => ({ text })) : [{ _text: absent('unknown') }],
    ...(phones.length > 0 && { telecom: phones.map(asPhone) }),
    ...(gender && { gender }),
    ...(birth
      ? { birthDate: birth }
      : { _birthDate: absent(hides('identity', 'birthDate') ? 'masked' : 'unknown') }),
    ...(addresses.length > 0 && { address: addresses.map(text => ({ text })) }),
    ...(contacts.length > 0 && { contact: contacts }),
    ...(languages.length > 0 && {
      communication: languages.map(({ entry, words }) => ({ language: language(entry, words) })),
    }),
  }
}

const GENDERS: Readonly<Record<string, 'male' | 'female' | 'other'>> = {
  Male: 'male',
  Female: 'female',
  Other: 'other',
}

const sides = (fact: Fact | undefined): string[] =>
  (fact?.sides ?? []).map(({ words }) => clean(words)).filter(Boolean)

const asPhone = (value: string) => ({ system: 'phone', value }) as const

const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

const language = (entry: string, words: string) =>
  concept(clean(words), TAG.test(entry) ? [{ system: BCP_47, code: entry }] : [])

function contactOf(facts: readonly Fact[], id: string | undefined): PatientContact {
  const name = factWordsOf(statedFact(facts, 'name'))
  const relationships = sides(statedFact(facts, 'relationship'))
  const telecom = [
    ...sides(statedFact(facts, 'phoneNumber')).map(asPhone),
    ...sides(statedFact(facts, 'email')).map(value => ({ system: 'email', value }) as const),
  ]
  const contact = {
    ...(relationships.length > 0 && { relationship: relationships.map(text => concept(text)) }),
    ...(name && { name: { text: name } }),
    ...(telecom.length > 0 && { telecom }),
  }
  // FHIR requires a contact to have details (pat-1).
  const filled =
    name || telecom.length > 0 ? contact : { ...contact, name: { _text: absent('unknown') } }
  return { ...(id && { id }), ...filled }
}
