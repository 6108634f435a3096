import { defineTexts, params } from '../../i18n/define-texts'

export const summaryTexts = defineTexts('summary', {
  person: 'Personal information',
  allergies: 'Allergies',
  medications: 'Medicines',
  conditions: 'Medical conditions',
  contacts: 'Emergency contacts',
  plans: 'Instructions',
  history: 'Procedures and vaccinations',
  policies: 'Insurance policies',
  noneKnown: 'None known.',
  notRecorded: 'Not recorded',
  conflict: params('{value} (or: {other})'),
})
