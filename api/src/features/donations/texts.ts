import { GIFT_WORDS } from 'sync-protocol/commerce'
import { defineTexts } from '../../i18n/define-texts'

export const donationTexts = defineTexts('donations', {
  subject: 'Donation receipt {number}',
  thanks: 'Thank you for your gift.',
  /** For donors who do not read English. The English receipt follows, because it is a document for the tax office. */
  receipt: {
    by: 'Received by: {foundation}, a 501(c)(3) nonprofit',
    from: 'Received from: {donor}',
    date: 'Date: {day}',
    amount: 'Amount: {amount}',
    refunded: 'Refunded: {amount}',
    kept: 'Amount kept: {amount}',
    purpose: 'For: {kind}',
    kinds: GIFT_WORDS,
    nothing: 'Nothing was given in exchange for this gift: the service is free for everyone.',
    taxes: 'For taxes, the English receipt below counts.',
  },
})
