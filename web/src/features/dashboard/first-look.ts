/** What a responder reads first, in the responder's order, from the very card a code would open. */
import {
  type CardAllergy,
  type CardList,
  disclose,
  type ResponderCard,
} from 'sync-protocol/disclosure'
import { isSevere, type MedicalRecord } from 'sync-protocol/medical'

/** Apart, because a name may run right to left and what is said about it left to right. */
export interface Line {
  what: string
  about: string
}

export interface Block {
  heading: string
  lines: Line[]
  /** Can kill within minutes: shown with an icon and in red. */
  isAlarm?: true
}

/** More than a glance takes in; the record itself shows all of them. */
const LINES_MAX = 5

export interface FirstLook {
  name: string
  age: string
  blocks: Block[]
}

/** `today` is `YYYY-MM-DD`. */
export function firstLook(record: MedicalRecord, today: string): FirstLook {
  const card = disclose(
    record,
    { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' },
    today,
  )
  const { fullName, age } = card.identity
  return {
    name: fullName ?? 'No name yet',
    age: age ? ageWords(age) : 'Age not recorded',
    blocks: [
      ...allergyBlocks(card),
      block('Medications', card.medications, row => ({
        what: row.name,
        about: joined(row.dosage, row.frequency),
      })),
      block('Conditions', card.conditions, row => said(row.condition)),
      block('Call', card.contacts, row => ({
        what: row.name ?? row.relationship,
        // A number broken over two lines is misread.
        about: joined(row.name && row.relationship, row.phoneNumber.replaceAll(' ', '\u00a0')),
      })),
    ],
  }
}

// Infants are dosed by the month.
const ageWords = ({ years, months }: { years: number; months: number }) =>
  years < 2 ? `${years * 12 + months} months` : `${years} years`

function allergyBlocks({ allergies }: ResponderCard): Block[] {
  const severe = allergies?.items.filter(row => isSevere(row.severity)) ?? []
  if (!allergies || severe.length === 0) return [block('Allergies', allergies, milder)]
  const alarm: Block = {
    heading: 'Severe allergies',
    lines: severe.map(row => ({ what: row.allergen, about: row.reaction ?? '' })),
    isAlarm: true,
  }
  const items = allergies.items.filter(row => !isSevere(row.severity))
  if (items.length === 0) return [alarm]
  return [alarm, block('Other allergies', { ...allergies, items }, milder)]
}

const milder = (row: CardAllergy): Line => ({ what: row.allergen, about: row.severity })

function block<T>(heading: string, list: CardList<T> | undefined, words: (row: T) => Line): Block {
  if (!list || list.state === 'notRecorded') return { heading, lines: [said('Not recorded')] }
  if (list.state === 'noneKnown') return { heading, lines: [said('None known')] }
  const lines = list.items.slice(0, LINES_MAX).map(words)
  const more = list.items.length - lines.length
  return { heading, lines: more > 0 ? [...lines, said(`and ${more} more`)] : lines }
}

const said = (what: string): Line => ({ what, about: '' })

const joined = (...parts: (string | undefined)[]) => parts.filter(part => part?.trim()).join(', ')
