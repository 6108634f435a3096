import { PLAN_TYPES, POLICY_RELATIONSHIPS, type Policy } from 'sync-protocol/medical'
import type { FieldSpec } from './field-spec'

const RELATIONSHIP_LABELS: Record<(typeof POLICY_RELATIONSHIPS)[number], string> = {
  self: 'Self',
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
  other: 'Other',
}

export const POLICY_FIELDS: readonly FieldSpec<keyof Policy & string>[] = [
  {
    name: 'provider',
    label: 'Insurance Company Name',
    kind: 'line',
    isRequired: true,
    whenBlank: 'Insurance Company Name is required',
  },
  {
    name: 'policyNumber',
    label: 'Policy number',
    kind: 'line',
    isRequired: true,
    whenBlank: 'Policy number is required',
  },
  {
    name: 'relationship',
    label: 'Relationship to subscriber',
    kind: 'choice',
    isRequired: true,
    whenBlank: 'Relationship is required',
    initial: 'self',
    choices: POLICY_RELATIONSHIPS.map(value => ({ value, label: RELATIONSHIP_LABELS[value] })),
  },
  { name: 'subscriberName', label: 'Subscriber name', kind: 'line' },
  { name: 'subscriberId', label: 'Subscriber ID', kind: 'line' },
  { name: 'groupNumber', label: 'Group number', kind: 'line' },
  {
    name: 'planType',
    label: 'Plan type',
    kind: 'choice',
    choices: PLAN_TYPES.map(value => ({ value, label: value === 'other' ? 'Other' : value })),
  },
  { name: 'effectiveDate', label: 'Effective date', kind: 'date' },
  { name: 'expirationDate', label: 'Expiration date', kind: 'date' },
  { name: 'copay', label: 'Copay', kind: 'line' },
  { name: 'deductible', label: 'Deductible', kind: 'line' },
  { name: 'providerPhone', label: 'Provider phone', kind: 'tel' },
  { name: 'cardFrontPhotoUrl', label: 'Photo of the card, front', kind: 'picture' },
  { name: 'notes', label: 'Notes', kind: 'note' },
]
