import { PLAN_TYPES, POLICY_RELATIONSHIPS, type Policy } from 'sync-protocol/medical'
import { perLanguage } from '../../i18n/define-texts'
import type { FieldSpec } from './field-spec'
import { warnAboutNationalNumber } from './phone-warning'
import { medicalTexts } from './texts'

const { policies: texts } = medicalTexts.lists
const { fields: labels, required } = texts

export const policyFields = perLanguage((): readonly FieldSpec<keyof Policy & string>[] => [
  {
    name: 'provider',
    label: labels.provider,
    kind: 'line',
    isRequired: true,
    whenBlank: required.provider,
  },
  {
    name: 'policyNumber',
    kind: 'line',
    isRequired: true,
    whenBlank: required.policyNumber,
  },
  {
    name: 'relationship',
    label: labels.relationship,
    kind: 'choice',
    isRequired: true,
    whenBlank: required.relationship,
    initial: 'self',
    choices: POLICY_RELATIONSHIPS.map(value => ({ value, label: texts.relationships[value] })),
  },
  { name: 'subscriberName', kind: 'line' },
  { name: 'subscriberId', kind: 'line' },
  { name: 'groupNumber', kind: 'line' },
  {
    name: 'planType',
    kind: 'choice',
    choices: PLAN_TYPES.map(value => ({
      value,
      label: value === 'other' ? texts.otherPlan : value,
    })),
  },
  { name: 'effectiveDate', kind: 'date' },
  {
    name: 'expirationDate',
    kind: 'date',
    warn: (date, today) => (date && date < today ? medicalTexts.dates.expired : undefined),
  },
  { name: 'copay', kind: 'line' },
  { name: 'deductible', kind: 'line' },
  {
    name: 'providerPhone',
    kind: 'tel',
    warn: warnAboutNationalNumber,
  },
  { name: 'cardFrontPhotoUrl', kind: 'picture' },
  { name: 'notes', kind: 'note' },
])
