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
    label: labels.policyNumber,
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
  { name: 'subscriberName', label: labels.subscriberName, kind: 'line' },
  { name: 'subscriberId', label: labels.subscriberId, kind: 'line' },
  { name: 'groupNumber', label: labels.groupNumber, kind: 'line' },
  {
    name: 'planType',
    label: labels.planType,
    kind: 'choice',
    choices: PLAN_TYPES.map(value => ({
      value,
      label: value === 'other' ? texts.otherPlan : value,
    })),
  },
  { name: 'effectiveDate', label: labels.effectiveDate, kind: 'date' },
  {
    name: 'expirationDate',
    label: labels.expirationDate,
    kind: 'date',
    warn: (date, today) => (date && date < today ? medicalTexts.dates.expired : undefined),
  },
  { name: 'copay', label: labels.copay, kind: 'line' },
  { name: 'deductible', label: labels.deductible, kind: 'line' },
  {
    name: 'providerPhone',
    label: labels.providerPhone,
    kind: 'tel',
    warn: warnAboutNationalNumber,
  },
  { name: 'cardFrontPhotoUrl', label: labels.cardFrontPhotoUrl, kind: 'picture' },
  { name: 'notes', label: labels.notes, kind: 'note' },
])
