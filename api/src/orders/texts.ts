import { LINE_NAMES } from 'sync-protocol/commerce'
import { defineTexts } from '../i18n/define-texts'

/** A line on the payment provider's page. */
export const shippingLine = ({ method }: { method: string }) => `Shipping: ${method}`

/** The e-mails about orders. They contain nothing of a code or a record. */
export const orderTexts = defineTexts('orders', {
  methods: { standard: 'Standard', express: 'Express', overnight: 'Overnight' },
  order: 'Order {id}',
  /** An order stores the English name of each line. */
  products: Object.fromEntries(LINE_NAMES.map(name => [name, name])) as Readonly<
    Record<string, string>
  >,
  confirmation: {
    subject: 'Your order is confirmed: {total}',
    thanks: 'Thank you. We have received your payment.',
    shipping: 'Shipping ({method}): {shipping}',
    total: 'Total paid: {total}',
    ships:
      'Orders ship within {least}-{most} business days. We email you the tracking number then.',
    receipt:
      'This is the receipt of a purchase from the {foundation}. You get goods for the whole amount, so no part of it is a tax-deductible gift.',
  },
  betaConfirmation: {
    /** The specification demands these words. */
    subject: 'Beta Test Order Confirmed',
    thanks: 'Thank you for testing with us. Your package is free:',
    ships:
      'We make and ship it within {least}-{most} business days. We email you the tracking number then.',
    feedback: {
      one: 'Please give us your feedback within {count} day of its arrival: {link}',
      other: 'Please give us your feedback within {count} days of its arrival: {link}',
    },
  },
  tracking: {
    subject: 'Your order is on its way',
    sent: 'We have sent:',
    number: 'Tracking number: {number}',
    due: 'Your feedback is due on {day}: {link}',
  },
  refund: {
    subject: 'Refund of your order: {refunded}',
    text: 'We have refunded {refunded} of {total}.',
    bank: 'Your bank may take 5 to 10 days to show it.',
  },
  feedback: {
    subject: 'How did your test go?',
    text: 'You have tested our products for a while. Please tell us honestly what worked and what did not: {link}',
    agreed: 'You agreed to do so by {day}. Thank you.',
  },
})
