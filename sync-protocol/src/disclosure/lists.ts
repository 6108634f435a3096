/** The four lists of a card: rows through the gate, each list with its state in words. */
import type { CardList, CardLists } from '../card/card'
import { isSevereReaction, severityOf, statusOf } from '../card/words'
import { listState, type MedicalRecord } from '../medical'
import type { Gate } from './read'

/** `showsAll`: also conditions that are over. */
export function listsOf(record: MedicalRecord, read: Gate, showsAll: boolean): Required<CardLists> {
  const { profile, allergies, medications, contacts } = record
  const conditions = record.conditions.filter(row => showsAll || !isOver(row))
  const isAllOver = conditions.length === 0 && record.conditions.length > 0
  const stated = <T>(
    list: 'allergies' | 'medications' | 'conditions',
    items: T[],
  ): CardList<T> => ({
    state: listState(profile, list, items.length),
    items,
  })
  return {
    allergies: stated(
      'allergies',
      allergies.map(row => ({
        ...read('allergies', { allergies: row }),
        ...(isWorseThanSaid(row) && { isSevere: true }),
      })),
    ),
    medications: stated(
      'medications',
      medications.map(row => read('medications', { medications: row })),
    ),
    conditions: {
      ...stated(
        'conditions',
        conditions.map(row => read('conditions', { conditions: row })),
      ),
      ...(isAllOver && { state: 'noneCurrent' }),
    },
    contacts: {
      state: contacts.length > 0 ? 'listed' : 'notRecorded',
      items: contacts.map(row => read('contacts', { contacts: row })),
    },
  }
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
