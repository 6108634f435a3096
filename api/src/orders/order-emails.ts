import {
  BETA_FEEDBACK_DAYS,
  BETA_SHIPS_WITHIN_DAYS,
  FOUNDATION_NAME,
  formatUsd,
  SHIPS_WITHIN_DAYS,
} from 'sync-protocol/commerce'
import type { Locale } from 'sync-protocol/languages'
import { dayWords } from '../core/moment-words'
import { paragraphs, type WrittenEmail } from '../i18n/write-email'
import type { OrderEmail, OrderRow } from './orders.sql'
import { orderTexts } from './texts'

type Facts = { order: OrderRow; tracking: string | null; origin: string; language: Locale }

export function writeOrderEmail(name: OrderEmail, facts: Facts): WrittenEmail {
  const { subject, said } = wordsOf(name, facts)
  const { order } = orderTexts(facts.language)
  return { subject, text: paragraphs(...said, order({ id: facts.order.id })) }
}

type Words = { subject: string; said: readonly string[] }

function wordsOf(name: OrderEmail, facts: Facts): Words {
  switch (name) {
    case 'confirmation':
      return facts.order.kind === 'beta' ? betaConfirmation(facts) : confirmation(facts)
    case 'tracking':
      return tracking(facts)
    case 'refund':
      return refund(facts)
    case 'feedback':
      return reminder(facts)
  }
}

function confirmation({ order, language }: Facts): Words {
  const { methods, confirmation: texts } = orderTexts(language)
  const method = (methods as Readonly<Record<string, string>>)[order.shipping_method]
  const total = formatUsd(order.total_cents)
  const sums = [
    listItems(order, language),
    texts.shipping({
      method: method ?? order.shipping_method,
      shipping: formatUsd(order.shipping_cents),
    }),
    texts.total({ total }),
  ]
  return {
    subject: texts.subject({ total }),
    said: [
      texts.thanks,
      sums.join('\n'),
      texts.ships(SHIPS_WITHIN_DAYS),
      texts.receipt({ foundation: FOUNDATION_NAME }),
    ],
  }
}

function betaConfirmation({ order, origin, language }: Facts): Words {
  const { subject, thanks, ships, feedback } = orderTexts(language).betaConfirmation
  const asked = feedback({ count: BETA_FEEDBACK_DAYS, link: feedbackLink(origin) })
  return {
    subject,
    said: [thanks, listItems(order, language), ships(BETA_SHIPS_WITHIN_DAYS), asked],
  }
}

function tracking({ order, tracking: sentAs, origin, language }: Facts): Words {
  const { subject, sent, number, due } = orderTexts(language).tracking
  const { feedback_due_at: dueAt } = order
  // An order is shipped only with a tracking number.
  const said = [sent, listItems(order, language), number({ number: sentAs ?? '–' })]
  if (dueAt === null) return { subject, said }
  const day = dayWords(dueAt, null, language)
  return { subject, said: [...said, due({ day, link: feedbackLink(origin) })] }
}

function refund({ order, language }: Facts): Words {
  const { subject, text, bank } = orderTexts(language).refund
  const [total, refunded] = [formatUsd(order.total_cents), formatUsd(order.refunded_cents)]
  return { subject: subject({ refunded }), said: [text({ refunded, total }), bank] }
}

function reminder({ order, origin, language }: Facts): Words {
  const { subject, text, agreed } = orderTexts(language).feedback
  // Only orders with a day on which feedback is due are reminded.
  const day = dayWords(order.feedback_due_at as Date, null, language)
  return { subject, said: [text({ link: feedbackLink(origin) }), agreed({ day })] }
}

const feedbackLink = (origin: string) => `${origin}/beta`

function listItems({ items, kind }: OrderRow, language: Locale): string {
  const { products } = orderTexts(language)
  return items
    .map(({ name, priceCents }) => {
      const product = products[name] ?? name
      return kind === 'beta' ? `- ${product}` : `- ${product}: ${formatUsd(priceCents)}`
    })
    .join('\n')
}
