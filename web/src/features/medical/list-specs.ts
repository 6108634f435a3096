/** A new field also needs a line in the collection's schema in sync-protocol. */
import { sideBySide } from 'sync-protocol/card'
import { isSevereReaction, severityOf } from 'sync-protocol/card/words'
import type { StatedList } from 'sync-protocol/medical'
import type { RecordList, Values } from 'sync-protocol/sync'
import type { FieldSpec } from './field-spec'
import { POLICY_FIELDS } from './policy-fields'

interface RowWords {
  title: string
  details: string[]
  alarm?: string
}

export type ListName = RecordList

export interface ListSpec {
  collection: ListName
  title: string
  add: string
  empty: string
  why: string
  /** "before adding {plural}" */
  plural: string
  /** "{noun} added successfully" */
  noun: string
  /** The add button is disabled until there is a profile, instead of showing a message. */
  isHeldBack?: true
  noneKnown?: { list: StatedList; claim: string; claimed: string }
  fields: readonly FieldSpec[]
  words(row: object): RowWords
}

type SpecOf<Name extends ListName> = Omit<ListSpec, 'words'> & {
  fields: readonly FieldSpec<keyof Values<Name> & string>[]
  // Method syntax allows a parameter narrower than `object`. The card passes only rows of this collection.
  words(row: Values<Name>): RowWords
}

const filled = (...texts: (string | undefined)[]) =>
  texts.flatMap(text => (text?.trim() ? [text] : []))

const contacts: SpecOf<'contacts'> = {
  collection: 'contacts',
  title: 'Emergency Contacts',
  add: 'Add Contact',
  empty: 'No emergency contacts added yet.',
  why: 'Add the person who should be called first.',
  plural: 'emergency contacts',
  noun: 'Emergency contact',
  fields: [
    { name: 'name', label: 'Name', kind: 'line', isRequired: true },
    {
      name: 'relationship',
      label: 'Relationship',
      kind: 'line',
      isRequired: true,
      suggestions: 'relationships',
    },
    { name: 'phoneNumber', label: 'Phone number', kind: 'tel', isRequired: true },
    { name: 'email', label: 'Email', kind: 'email' },
  ],
  words: row => ({
    title: row.name,
    // A number that is broken over two lines is easily misread.
    details: filled(row.relationship, row.phoneNumber.replaceAll(' ', '\u00a0'), row.email),
  }),
}

const allergies: SpecOf<'allergies'> = {
  collection: 'allergies',
  title: 'Allergies',
  add: 'Add Allergy',
  empty: 'No allergies recorded yet.',
  why: 'Add medicines, foods and stings that cause a reaction.',
  plural: 'allergies',
  noun: 'Allergy',
  noneKnown: {
    list: 'allergies',
    claim: 'I have no known allergies',
    claimed: 'Responders read: no known allergies.',
  },
  fields: [
    {
      name: 'allergen',
      label: 'Allergen',
      kind: 'line',
      isRequired: true,
      suggestions: 'allergens',
    },
    {
      name: 'severity',
      label: 'Severity',
      kind: 'line',
      isRequired: true,
      suggestions: 'severities',
    },
    { name: 'reaction', label: 'Reaction', kind: 'note', help: 'What happens, and how fast' },
  ],
  words: ({ allergen, severity, reaction }) => {
    const title = allergen
    if (severityOf(severity) === 'severe') {
      return { title, details: filled(reaction), alarm: severity }
    }
    if (reaction && isSevereReaction(reaction)) {
      return { title, details: filled(severity), alarm: reaction }
    }
    return { title, details: filled(severity, reaction) }
  },
}

const medications: SpecOf<'medications'> = {
  collection: 'medications',
  title: 'Current Medications',
  add: 'Add Medication',
  empty: 'No medications recorded yet.',
  why: 'Add current medicines, with the dose if it is known.',
  plural: 'medications',
  noun: 'Medication',
  noneKnown: {
    list: 'medications',
    claim: 'I take no medication',
    claimed: 'Responders read: takes no medication.',
  },
  fields: [
    {
      name: 'name',
      label: 'Medication name',
      kind: 'line',
      isRequired: true,
      suggestions: 'medicines',
    },
    { name: 'dosage', label: 'Dosage', kind: 'line', help: 'Such as 5 mg', suggestions: 'doses' },
    {
      name: 'frequency',
      label: 'Frequency',
      kind: 'line',
      suggestions: 'frequencies',
    },
    { name: 'prescribingDoctor', label: 'Prescribing doctor', kind: 'line' },
    { name: 'startDate', label: 'Start date', kind: 'date' },
  ],
  words: row => ({
    title: sideBySide(filled(row.name, row.dosage), ' '),
    details: filled(row.frequency, row.prescribingDoctor),
  }),
}

const conditions: SpecOf<'conditions'> = {
  collection: 'conditions',
  title: 'Medical Conditions',
  add: 'Add Condition',
  empty: 'No medical conditions recorded yet.',
  why: 'Add current and past conditions.',
  plural: 'medical conditions',
  noun: 'Medical condition',
  noneKnown: {
    list: 'conditions',
    claim: 'I have no known conditions',
    claimed: 'Responders read: no known conditions.',
  },
  fields: [
    {
      name: 'condition',
      label: 'Condition',
      kind: 'line',
      isRequired: true,
      suggestions: 'conditions',
    },
    {
      name: 'status',
      label: 'Status',
      kind: 'line',
      isRequired: true,
      suggestions: 'statuses',
    },
    { name: 'diagnosedDate', label: 'Diagnosed on', kind: 'date' },
    { name: 'notes', label: 'Notes', kind: 'note' },
  ],
  words: row => ({ title: row.condition, details: filled(row.status, row.notes) }),
}

const policies: SpecOf<'policies'> = {
  collection: 'policies',
  title: 'Insurance Policies',
  add: 'Add Policy',
  empty: 'No insurance policies recorded yet.',
  why: 'A hospital abroad asks for it first.',
  plural: 'insurance policies',
  noun: 'Insurance policy',
  isHeldBack: true,
  fields: POLICY_FIELDS,
  words: row => ({
    title: row.provider,
    details: filled(
      row.policyNumber && `Policy ${row.policyNumber}`,
      row.planType === 'other' ? undefined : row.planType,
      row.expirationDate && `until ${row.expirationDate}`,
      row.cardFrontPhotoUrl && 'Card photo',
    ),
  }),
}

export const LISTS: Record<ListName, ListSpec> = {
  contacts,
  allergies,
  medications,
  conditions,
  policies,
}
