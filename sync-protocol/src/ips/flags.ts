/** One flag per open dispute, so that no reader overlooks it. */

import type { Flag } from 'fhir/r4'
import { type Fact, isText, labelsOf } from '../card'
import { hl7, profile } from './codes'
import { type Entry, entryOf, type Making } from './making'
import { BASE } from './noted-fields'
import { clean, factWordsOf, isOpen } from './read-facts'
import { type JsonObject, objectsIn } from './read-json'

export const openFacts = ({ facts }: Pick<Making, 'facts'>): Fact[] =>
  facts.filter(fact => isOpen(fact) && isText(fact))

export const flagEntries = (making: Making): Entry[] =>
  openFacts(making).map(fact => entryOf(flagOf(fact, making), making))

const flagOf = (fact: Fact, { facts, locale, subject }: Making): Flag => ({
  resourceType: 'Flag',
  meta: profile('Flag-alert-uv-ips'),
  extension: [{ url: DISPUTE, valueString: fact.field }],
  status: 'active',
  category: [hl7('flag-category', CATEGORIES[fact.section] ?? 'clinical')],
  code: { text: `${labelsOf(locale).devicesDisagree} ${whereOf(fact, facts)}${factWordsOf(fact)}` },
  subject,
})

const DISPUTE = `${BASE}/disputed-field`

/** An import does not read it as an instruction. */
export const isDisputeFlag = ({ extension }: JsonObject): boolean =>
  objectsIn(extension).some(({ url }) => url === DISPUTE)

const CATEGORIES: { readonly [S in Fact['section']]?: string } = {
  identity: 'admin',
  contacts: 'contact',
  insurance: 'admin',
  medications: 'drug',
  dnr: 'advance-directive',
}

/** Returns for example "Medicines, Apixaban: ", so that the flag can be understood alone. */
function whereOf(fact: Fact, facts: readonly Fact[]): string {
  const name = facts.find(({ section, item }) => section === fact.section && item === fact.item)
  const isItem = fact.item !== undefined && name !== fact
  const where = [fact.heading, isItem ? factWordsOf(name) : '', fact.label]
    .map(clean)
    .filter(Boolean)
  return where.length > 0 ? `${where.join(', ')}: ` : ''
}
