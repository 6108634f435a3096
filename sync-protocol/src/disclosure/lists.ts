/** The four lists of a card: rows reduced to the cell's fields, each list with its state in words. */
import { statusOf } from '../card/words'
import { type Allergy, type Condition, listState, type MedicalRecord, type Row } from '../medical'
import { alarmOf } from './alarming'
import type { CardAllergy, CardCondition, CardContact, CardMedication, ResponderCard } from './card'
import { keepDisputed } from './keep'
import type { Disclosed } from './table'

type Lists = Pick<ResponderCard, 'allergies' | 'medications' | 'conditions' | 'contacts'>

/** The lists `fields` opens; the others are absent. */
export function listsOf(record: MedicalRecord, fields: Disclosed): Lists {
  const { profile } = record
  const lists: Lists = {}
  const { allergies, medications, conditions, contacts } = fields
  if (allergies) {
    const rows = severeFirst(record.allergies)
    const items = rows.map(row => keepDisputed<CardAllergy>(row, allergies, row.conflicts))
    lists.allergies = { state: listState(profile, 'allergies', items.length), items }
  }
  if (medications) {
    const items = record.medications.map(row =>
      keepDisputed<CardMedication>(row, medications, row.conflicts),
    )
    lists.medications = { state: listState(profile, 'medications', items.length), items }
  }
  if (conditions) {
    // Where a level does not say how a condition stands, it shows only those that still do.
    const showsAll = conditions.includes('status')
    const rows = record.conditions.filter(row => showsAll || !isOver(row))
    const items = rows.map(row => keepDisputed<CardCondition>(row, conditions, row.conflicts))
    lists.conditions = { state: listState(profile, 'conditions', items.length), items }
  }
  if (contacts) {
    const items = record.contacts.map(row =>
      keepDisputed<CardContact>(row, contacts, row.conflicts),
    )
    lists.contacts = { state: items.length > 0 ? 'listed' : 'notRecorded', items }
  }
  return lists
}

/** By all values that devices entered: one that says "still there" outweighs one that says "over". */
const isOver = ({ status, conflicts }: Row<Condition>): boolean =>
  [status, ...(conflicts?.status ?? [])].every(value => statusOf(String(value)) === 'resolved')

const ALARM_ORDER = ['severe', 'unknown', 'notSevere'] as const

/** Severe, then what nobody can read, then what is known to be harmless. */
function severeFirst(rows: readonly Row<Allergy>[]): Row<Allergy>[] {
  const rank = ({ severity, reaction, conflicts }: Row<Allergy>) => {
    const others = {
      severity: (conflicts?.severity ?? []).map(String),
      reaction: (conflicts?.reaction ?? []).map(String),
    }
    return ALARM_ORDER.indexOf(alarmOf({ severity, reaction, others }))
  }
  return [...rows].sort((a, b) => rank(a) - rank(b))
}
