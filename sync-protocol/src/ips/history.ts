/** A date in dispute is only in the narrative. */

import type { Immunization, Procedure } from 'fhir/r4'
import { absent, concept, identifierOf, profile } from './codes'
import { type Entry, entryOf, type Making } from './making'
import {
  factEntriesOf,
  factWordsOf,
  isDayOrPart,
  itemsIn,
  type ListedItem,
  statedFact,
} from './read-facts'

/** Whether something was a procedure or a vaccination is only disputed by mistake, and the first answer counts. */
const isVaccine = ({ facts }: ListedItem): boolean =>
  factEntriesOf(statedFact(facts, 'kind'))[0] === 'vaccine'

export function historyItems({ facts }: Pick<Making, 'facts'>) {
  const items = itemsIn(facts, 'history')
  return {
    vaccines: items.filter(isVaccine),
    procedures: items.filter(item => !isVaccine(item)),
  }
}

function partsOf({ at, facts }: ListedItem, { rowIds }: Making) {
  const id = rowIds.history?.[at]
  const [date, ...others] = factEntriesOf(statedFact(facts, 'onDate'))
  const note = factWordsOf(statedFact(facts, 'note'))
  return {
    name: concept(factWordsOf(statedFact(facts, 'name'))),
    date: others.length === 0 && isDayOrPart(date) ? date : undefined,
    identifier: id ? { identifier: [identifierOf(id)] } : {},
    note: note ? { note: [{ text: note }] } : {},
  }
}

export const procedureEntries = (making: Making): Entry[] =>
  historyItems(making).procedures.map(item => {
    const { name, date, identifier, note } = partsOf(item, making)
    const procedure: Procedure = {
      resourceType: 'Procedure',
      meta: profile('Procedure-uv-ips'),
      ...identifier,
      status: 'completed',
      code: name,
      subject: making.subject,
      ...(date ? { performedDateTime: date } : { _performedDateTime: absent('unknown') }),
      ...note,
    }
    return entryOf(procedure, making)
  })

export const vaccineEntries = (making: Making): Entry[] =>
  historyItems(making).vaccines.map(item => {
    const { name, date, identifier, note } = partsOf(item, making)
    const vaccination: Immunization = {
      resourceType: 'Immunization',
      meta: profile('Immunization-uv-ips'),
      ...identifier,
      status: 'completed',
      vaccineCode: name,
      patient: making.subject,
      ...(date ? { occurrenceDateTime: date } : { _occurrenceDateTime: absent('unknown') }),
      ...note,
    }
    return entryOf(vaccination, making)
  })
