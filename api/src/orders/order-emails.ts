import {
  BETA_FEEDBACK_DAYS,
  BETA_SHIPS_WITHIN_DAYS,
  FOUNDATION_NAME,
  formatUsd,
  SHIPS_WITHIN_DAYS,
} from 'sync-protocol/commerce'
import { dayWords } from '../core/moment-words'
import type { OrderEmail, OrderRow } from './orders.sql'
import { orderTexts as texts } from './texts'

type Facts = { order: OrderRow; tracking: string | null; origin: string }
type Words = { subject: string; text: string }

export function writeOrderEmail(name: OrderEmail, facts: Facts): Words {
  switch (name) {
    case 'confirmation':
      return facts.order.kind === 'beta' ? writeBetaConfirmation(facts) : writeReceipt(facts)
    case 'tracking':
      return writeTracking(facts)
    case 'refund':
      return writeRefund(facts)
    case 'feedback':
      return writeReminder(facts)
  }
}

function writeReceipt({ order }: Facts): Words {
  const { subject, text } = texts.confirmation
  const methods: Readonly<Record<string, string>> = texts.methods
  const total = formatUsd(order.total_cents)
  return {
    subject: subject({ total }),
    text: text({
      ...{ ...SHIPS_WITHIN_DAYS, items: listItems(order), id: order.id, total },
      method: methods[order.shipping_method] ?? order.shipping_method,
      shipping: formatUsd(order.shipping_cents),
      foundation: FOUNDATION_NAME,
    }),
  }
}

function writeBetaConfirmation({ order, origin }: Facts): Words {
  const { subject, text } = texts.betaConfirmation
  return {
    subject,
    text: text({
      ...{ ...BETA_SHIPS_WITHIN_DAYS, items: listItems(order), id: order.id },
      ...{ feedbackDays: BETA_FEEDBACK_DAYS, link: feedbackLink(origin) },
    }),
  }
}

function writeTracking({ order, tracking, origin }: Facts): Words {
  const { id, feedback_due_at: due } = order
  // An order is shipped only with a tracking number.
  const parcel = { items: listItems(order), number: tracking ?? '–', id }
  if (due === null) return { subject: texts.tracking.subject, text: texts.tracking.text(parcel) }
  const { subject, text } = texts.betaTracking
  return {
    subject,
    text: text({ ...parcel, day: dayWords(due, null), link: feedbackLink(origin) }),
  }
}

function writeRefund({ order }: Facts): Words {
  const { subject, text } = texts.refund
  const [total, refunded] = [formatUsd(order.total_cents), formatUsd(order.refunded_cents)]
  return { subject: subject({ refunded }), text: text({ total, refunded, id: order.id }) }
}

function writeReminder({ order, origin }: Facts): Words {
  const { subject, text } = texts.feedback
  // Only orders with a day on which feedback is due are reminded.
  const day = dayWords(order.feedback_due_at as Date, null)
  return { subject, text: text({ day, link: feedbackLink(origin), id: order.id }) }
}

const feedbackLink = (origin: string) => `${origin}/beta`

const listItems = ({ items, kind }: OrderRow): string =>
  items
    .map(({ name, priceCents }) =>
      kind === 'beta'
        ? texts.freeItem({ name })
        : texts.item({ name, price: formatUsd(priceCents) }),
    )
    .join('\n')
