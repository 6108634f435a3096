import { defineTexts } from '../../i18n/define-texts'

/** The receipt itself is in English, because it is a document for the tax office. */
export const donationTexts = defineTexts('donations', {
  subject: 'Donation receipt {number}',
  thanks: 'Thank you for your gift.',
})
