/** What a responder reads first, in the responder's order, from the very card a code would open. */
import { type CardList, disclose, type ResponderCard } from 'sync-protocol/disclosure'
import { isSevere, type MedicalRecord } from 'sync-protocol/medical'

export interface Block {
  heading: string
  lines: string[]
  /** Can kill within minutes: shown with an icon and in red. */
  isAlarm?: true
}

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
      block('Medications', card.medications, row => joined(row.name, row.dosage, row.frequency)),
      block('Conditions', card.conditions, row => row.condition),
      block('Call', card.contacts, row => joined(row.name, row.relationship, row.phoneNumber)),
    ],
  }
}

// Infants are dosed by the month.
const ageWords = ({ years, months }: { years: number; months: number }) =>
  years < 2 ? `${years * 12 + months} months` : `${years} years`

function allergyBlocks({ allergies }: ResponderCard): Block[] {
  const severe = allergies?.items.filter(row => isSevere(row.severity)) ?? []
  if (!allergies || severe.length === 0) {
    return [block('Allergies', allergies, row => joined(row.allergen, row.severity))]
  }
  const alarm: Block = {
    heading: 'Severe allergies',
    lines: severe.map(row => joined(row.allergen, row.reaction)),
    isAlarm: true,
  }
  const others = allergies.items.filter(row => !isSevere(row.severity))
  if (others.length === 0) return [alarm]
  const rest = { ...allergies, items: others }
  return [alarm, block('Other allergies', rest, row => joined(row.allergen, row.severity))]
}

function block<T>(
  heading: string,
  list: CardList<T> | undefined,
  words: (row: T) => string,
): Block {
  if (!list || list.state === 'notRecorded') return { heading, lines: ['Not recorded'] }
  if (list.state === 'noneKnown') return { heading, lines: ['None known'] }
  return { heading, lines: list.items.map(words) }
}

const joined = (...parts: (string | undefined)[]) => parts.filter(part => part?.trim()).join(', ')
