import { BETA_FEEDBACK_DAYS, FOUNDATION_NAME, formatUsd } from 'sync-protocol/commerce'
import type { OrderEmail, OrderRow } from './orders.sql'

type Words = { subject: string; lines: string[] }
type Facts = { order: OrderRow; tracking: string | null; origin: string }

/** E-mails mention pieces, money and parcels, but nothing of the code or the owner's health. */
const EMAIL_WORDS: Readonly<Record<OrderEmail, (facts: Facts) => Words>> = {
  confirmation: ({ order, origin }) =>
    order.kind === 'beta'
      ? {
          subject: 'Beta Test Order Confirmed',
          lines: [
            'Thank you for testing with us. Your package is free:',
            '',
            ...itemLines(order),
            '',
            'We make and ship it within 5-7 business days, and write again with the tracking number.',
            `Please tell us within ${BETA_FEEDBACK_DAYS} days of its arrival how it went: ${origin}/beta`,
          ],
        }
      : {
          subject: `Your order is confirmed: ${formatUsd(order.total_cents)}`,
          lines: [
            'Thank you. We have received your payment.',
            '',
            ...itemLines(order),
            `Shipping (${order.shipping_method}): ${formatUsd(order.shipping_cents)}`,
            `Total paid: ${formatUsd(order.total_cents)}`,
            '',
            'Orders ship within 3-5 business days. We write again with the tracking number.',
            `This is the receipt of a purchase from the ${FOUNDATION_NAME}: goods were provided for the whole`,
            'amount, so no part of it is a tax-deductible gift.',
          ],
        },
  tracking: ({ order, tracking, origin }) => ({
    subject: 'Your order is on its way',
    lines: [
      'We have sent:',
      '',
      ...itemLines(order),
      '',
      ...(tracking === null ? [] : [`Tracking number: ${tracking}`]),
      ...(order.feedback_due_at === null
        ? []
        : [`Your feedback is due on ${dayOf(order.feedback_due_at)}: ${origin}/beta`]),
    ],
  }),
  refund: ({ order }) => ({
    subject: `Refund of your order: ${formatUsd(order.refunded_cents)}`,
    lines: [
      `Of ${formatUsd(order.total_cents)} we have given back ${formatUsd(order.refunded_cents)}.`,
      'Your bank may take 5 to 10 days to show it.',
    ],
  }),
  feedback: ({ order, origin }) => ({
    subject: 'How did your test go?',
    lines: [
      'You have tested our products for a while. Please tell us honestly what worked and what did not:',
      `${origin}/beta`,
      ...(order.feedback_due_at === null
        ? []
        : ['', `You agreed to do so by ${dayOf(order.feedback_due_at)}. Thank you.`]),
    ],
  }),
}

export function orderEmail(name: OrderEmail, facts: Facts): { subject: string; text: string } {
  const { subject, lines } = EMAIL_WORDS[name](facts)
  return { subject, text: `${[...lines, '', `Order ${facts.order.id}`].join('\n')}\n` }
}

const itemLines = ({ items, kind }: OrderRow): string[] =>
  items.map(({ name, priceCents }) =>
    kind === 'beta' ? `- ${name}` : `- ${name}: ${formatUsd(priceCents)}`,
  )

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
