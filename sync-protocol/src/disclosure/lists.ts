/** The four lists of a card: rows reduced to the cell's fields, each list with its state in words. */
import type { CardAllergy, CardList, CardListState, CardLists } from '../card/card'
import type { Disclosed } from '../card/levels'
import { isSevereReaction, severityOf, statusOf } from '../card/words'
import { listState, type MedicalRecord } from '../medical'
import { type Known, read } from './read'

/** The lists `fields` opens; the others are absent. */
export function listsOf(record: MedicalRecord, fields: Disclosed, known: Known): CardLists {
  const lists: CardLists = {}
  const { allergies, medications, conditions, contacts } = fields
  if (allergies) {
    lists.allergies = listOf(record, 'allergies', record.allergies, row => ({
      ...read<CardAllergy>('allergies', allergies, row, known),
      ...(isWorseThanSaid(row) && { isSevere: true }),
    }))
  }
  if (medications) {
    lists.medications = listOf(record, 'medications', record.medications, row =>
      read('medications', medications, row, known),
    )
  }
  if (conditions) {
    // Where a level does not say how a condition stands, it shows only those that still do.
    const showsAll = conditions.includes('status')
    const rows = record.conditions.filter(row => showsAll || !isOver(row))
    lists.conditions = listOf(record, 'conditions', rows, row =>
      read('conditions', conditions, row, known),
    )
    const isAllOver = rows.length === 0 && record.conditions.length > 0
    if (isAllOver) lists.conditions.state = 'noneCurrent'
  }
  if (contacts) {
    const items = record.contacts.map(row =>
      read<Item<'contacts'>>('contacts', contacts, row, known),
    )
    lists.contacts = { state: items.length > 0 ? 'listed' : 'notRecorded', items }
  }
  return lists
}

type Item<Name extends keyof CardLists> = NonNullable<CardLists[Name]>['items'][number]

function listOf<T, R>(
  { profile }: MedicalRecord,
  name: 'allergies' | 'medications' | 'conditions',
  rows: readonly R[],
  toItem: (row: R) => T,
): CardList<T> {
  const state: CardListState = listState(profile, name, rows.length)
  return { state, items: rows.map(toItem) }
}

/** What one phone calls over and another does not is not over. */
const isOver = ({ status, conflicts }: MedicalRecord['conditions'][number]): boolean =>
  saidOf(status, conflicts?.status).every(words => statusOf(words) === 'resolved')

/** A reaction that kills makes an allergy severe, also where it is not told. */
const isWorseThanSaid = ({ severity, reaction, conflicts }: MedicalRecord['allergies'][number]) =>
  saidOf(reaction, conflicts?.reaction).some(isSevereReaction) &&
  !saidOf(severity, conflicts?.severity).some(words => severityOf(words) === 'severe')

const saidOf = (value: unknown, others: unknown[] = []): string[] =>
  [value, ...others].filter(words => typeof words === 'string')
