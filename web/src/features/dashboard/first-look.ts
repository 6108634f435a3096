/** What a responder reads first, in the responder's order, from the very card a code would open. */

import { gradeOf } from 'sync-protocol/card'
import {
  type CardAllergy,
  type CardList,
  type Disputed,
  disclose,
  type ResponderCard,
} from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'

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

const isAlarming = (row: Disputed<CardAllergy>) => gradeOf('allergies', row, 0).tone === 'alarm'

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
        what: sides(row, 'name'),
        about: joined(sides(row, 'dosage'), sides(row, 'frequency')),
      })),
      block('Conditions', card.conditions, row => said(sides(row, 'condition'))),
      block('Call', card.contacts, row => ({
        what: sides(row, 'name') || sides(row, 'relationship'),
        about: joined(row.name && sides(row, 'relationship'), unbroken(sides(row, 'phoneNumber'))),
      })),
    ],
  }
}

// Infants are dosed by the month.
const ageWords = ({ years, months }: { years: number; months: number }) =>
  years < 2 ? `${years * 12 + months} months` : `${years} years`

function allergyBlocks({ allergies }: ResponderCard): Block[] {
  const severe = allergies?.items.filter(isAlarming) ?? []
  if (!allergies || severe.length === 0) return [block('Allergies', allergies, milder)]
  const alarm: Block = {
    heading: 'Severe allergies',
    lines: severe.map(row => ({ what: sides(row, 'allergen'), about: sides(row, 'reaction') })),
    isAlarm: true,
  }
  const items = allergies.items.filter(row => !isAlarming(row))
  if (items.length === 0) return [alarm]
  return [alarm, block('Other allergies', { ...allergies, items }, milder)]
}

const milder = (row: Disputed<CardAllergy>): Line => ({
  what: sides(row, 'allergen'),
  about: sides(row, 'severity'),
})

/** What the row says, and what another device says: a responder reads both until one is picked. */
function sides<T extends object>(row: Disputed<T>, field: keyof T & string): string {
  const { [field]: value, others } = row
  const all = [value, ...(others?.[field] ?? [])]
  return all.filter(side => typeof side === 'string' && side !== '').join(' or ')
}

/** A number broken over two lines is misread. */
const unbroken = (phoneNumber: string) => phoneNumber.replaceAll(' ', '\u00a0')

function block<T>(heading: string, list: CardList<T> | undefined, words: (row: T) => Line): Block {
  if (!list || list.state === 'notRecorded') return { heading, lines: [said('Not recorded')] }
  if (list.state === 'noneKnown') return { heading, lines: [said('None known')] }
  const lines = list.items.slice(0, LINES_MAX).map(words)
  const more = list.items.length - lines.length
  return { heading, lines: more > 0 ? [...lines, said(`and ${more} more`)] : lines }
}

const said = (what: string): Line => ({ what, about: '' })

const joined = (...parts: (string | undefined)[]) => parts.filter(part => part?.trim()).join(', ')
