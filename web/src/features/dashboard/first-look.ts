/** What a responder reads first, in the responder's order, from the very card a code would open. */
import {
  type Block as CardBlock,
  type Fact,
  type FactBlock,
  factsOf,
  labelsOf,
  partsOf,
  type ResponderCard,
} from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import { factText, withoutIdleIsolates } from 'sync-protocol/share'

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

export interface FirstLook {
  name: string
  age: string
  blocks: Block[]
}

const SEEN_FIRST: readonly CardBlock[] = [
  'resuscitation',
  'severeAllergies',
  'unclearAllergies',
  'criticalMedicines',
  'conditions',
  'allergies',
  'medications',
  'contacts',
]
/** More than a glance takes in; the record itself shows all of them. */
const ITEMS_MAX = 5
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
const labels = labelsOf('en')

/** `today` is `YYYY-MM-DD`. */
export const firstLook = (record: MedicalRecord, today: string): FirstLook =>
  firstLookOf(disclose(record, CODE, today))

export function firstLookOf(card: ResponderCard): FirstLook {
  const facts = factsOf(card, 'en', { itemsMax: ITEMS_MAX })
  const person = facts.filter(({ block, draw }) => block === 'person' && draw !== 'photo')
  const [name = '', ...about] = person.map(textOf)
  return {
    name,
    age: about.join(', ') || 'Age not recorded',
    blocks: partsOf(facts.filter(({ block }) => SEEN_FIRST.includes(block))).map(blockOf),
  }
}

const blockOf = ({ heading, tone, items }: FactBlock): Block => ({
  heading,
  lines: items.map(([first, ...details]) => ({
    what: first ? textOf(first) : '',
    about: details.map(textOf).join(', '),
  })),
  ...(tone === 'alarm' && { isAlarm: true }),
})

/** A number broken over two lines is misread. */
function textOf(fact: Fact): string {
  const text = withoutIdleIsolates(factText(fact, labels))
  return fact.draw === 'phone' ? text.replaceAll(' ', '\u00a0') : text
}
