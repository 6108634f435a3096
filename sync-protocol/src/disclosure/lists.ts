/** The four lists of a card: rows through the gate, each list with its state in words. */
import type { CardList, CardLists } from '../card/card'
import { readingRoom } from '../card/grades'
import { isSevereReaction, severityOf, statusOf } from '../card/words'
import { listState, type MedicalRecord } from '../medical'
import type { Gate } from './read'

/** `showsAll`: also conditions that are over. */
export function listsOf(record: MedicalRecord, read: Gate, showsAll: boolean): Required<CardLists> {
  const { profile, allergies, medications, contacts } = record
  const hasRoom = { allergies: readingRoom(), conditions: readingRoom() }
  const conditions = record.conditions.filter(row => showsAll || !isOver(row, hasRoom.conditions))
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
      allergies.map(row => {
        const shown = read('allergies', { allergies: row })
        const tellsReaction = shown.reaction !== undefined || shown.others?.reaction !== undefined
        const isWorse = !tellsReaction && isWorseThanSaid(row, hasRoom.allergies)
        return isWorse ? { ...shown, isSevere: true } : shown
      }),
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

type Room = ReturnType<typeof readingRoom>

/** What one phone calls over and another does not is not over. */
function isOver({ status, conflicts }: MedicalRecord['conditions'][number], hasRoom: Room) {
  const said = saidOf(status, conflicts?.status)
  return hasRoom(...said) && said.every(words => statusOf(words) === 'resolved')
}

/** A reaction that kills makes an allergy severe, also where it is not told. */
function isWorseThanSaid(
  { severity, reaction, conflicts }: MedicalRecord['allergies'][number],
  hasRoom: Room,
): boolean {
  const reactions = saidOf(reaction, conflicts?.reaction)
  return (
    hasRoom(...reactions) &&
    reactions.some(isSevereReaction) &&
    !saidOf(severity, conflicts?.severity).some(words => severityOf(words) === 'severe')
  )
}

const saidOf = (value: unknown, others: unknown[] = []): string[] =>
  [value, ...others].filter(words => typeof words === 'string')
