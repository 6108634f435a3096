/** The four lists of a card: rows through the gate, each list with its state in words. */
import type { CardLists } from '../card/card'
import { type Room, readingRoom } from '../card/grades'
import { isSevereReaction, severityOf, statusOf } from '../card/words'
import { listState, type MedicalRecord, type StatedList } from '../medical'
import type { Gate } from './read'

/** `showsAll`: also conditions that are over. */
export function listsOf(record: MedicalRecord, read: Gate, showsAll: boolean): Required<CardLists> {
  const hasRoom = { allergies: readingRoom(), conditions: readingRoom() }
  const conditions = record.conditions.filter(row => showsAll || !isOver(row, hasRoom.conditions))
  const isAllOver = conditions.length === 0 && record.conditions.length > 0
  const itemsOf = <S extends keyof CardLists>(section: S, rows: readonly object[]) =>
    rows.map(row => read(section, { [section]: row }))
  const stated = <S extends StatedList>(section: S, rows: readonly object[]) => ({
    state: listState(record.profile, section, rows.length),
    items: itemsOf(section, rows),
  })
  const allergies = stated('allergies', record.allergies)
  return {
    allergies: {
      ...allergies,
      items: allergies.items.map((shown, at) => {
        const row = record.allergies[at]
        const isTold = shown.reaction !== undefined || shown.others?.reaction !== undefined
        const isWorse = row && !isTold && isWorseThanSaid(row, hasRoom.allergies)
        return isWorse ? { ...shown, isSevere: true } : shown
      }),
    },
    medications: stated('medications', record.medications),
    conditions: {
      ...stated('conditions', conditions),
      ...(isAllOver && { state: 'noneCurrent' }),
    },
    contacts: {
      state: record.contacts.length > 0 ? 'listed' : 'notRecorded',
      items: itemsOf('contacts', record.contacts),
    },
  }
}

/** What one phone calls over and another does not is not over. */
function isOver(row: MedicalRecord['conditions'][number], hasRoom: Room): boolean {
  const said = saidOf(row, 'status')
  return hasRoom(...said) && said.every(words => statusOf(words) === 'resolved')
}

/** A reaction that kills makes an allergy severe, also where it is not told. */
function isWorseThanSaid(row: MedicalRecord['allergies'][number], hasRoom: Room): boolean {
  const reactions = saidOf(row, 'reaction')
  return (
    hasRoom(...reactions) &&
    reactions.some(isSevereReaction) &&
    !saidOf(row, 'severity').some(words => severityOf(words) === 'severe')
  )
}

function saidOf<F extends string>(
  row: { [K in F]?: unknown } & { conflicts?: { [K in F]?: unknown[] } },
  field: F,
): string[] {
  return [row[field], ...(row.conflicts?.[field] ?? [])].filter(words => typeof words === 'string')
}
