/** One flag per open dispute, so that no reader overlooks it. */
import { type Fact, isText, labelsOf } from '../card'
import { hl7, profile } from './codes'
import type { Entry, Flag } from './fhir'
import { entryOf, type Making, type Profiled } from './making'
import { LANGUAGE } from './narrative'
import { clean, isOpen, wordsOf } from './read-facts'

const { devicesDisagree } = labelsOf(LANGUAGE)

export const openFacts = ({ facts }: Pick<Making, 'facts'>): Fact[] =>
  facts.filter(fact => isOpen(fact) && isText(fact))

export const flagEntries = (making: Making): Entry[] =>
  openFacts(making).map(fact => entryOf(flagOf(fact, making), making))

const flagOf = (fact: Fact, { facts, subject }: Making): Profiled<Flag> => ({
  resourceType: 'Flag',
  meta: profile('Flag-alert-uv-ips'),
  status: 'active',
  category: [hl7('flag-category', CATEGORIES[fact.section] ?? 'clinical')],
  code: { text: `${devicesDisagree} ${whereOf(fact, facts)}${wordsOf(fact)}` },
  subject,
})

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
  const where = [fact.heading, isItem ? wordsOf(name) : '', fact.label].map(clean).filter(Boolean)
  return where.length > 0 ? `${where.join(', ')}: ` : ''
}
