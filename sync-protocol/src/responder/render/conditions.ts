/** Conditions, with what else the body carries: implants, a pregnancy. */
import type { CardCondition, Disputed, ResponderCard } from '../../disclosure'
import { type Labels, type Locale, labelsOf } from '../labels'
import { type Content, type Html, html, NOTHING } from './html'
import { block, emptyWords, line, lines, paragraph } from './lists'
import { disputeNote, sides } from './value'
import { dateOf, fill, known } from './words'

export function conditions(card: ResponderCard, locale: Locale): Html {
  const labels = labelsOf(locale)
  const list = card.conditions
  const extra = carried(card, labels, locale)
  if (!list) return extra.length > 0 ? block(labels.implants, lines(extra)) : NOTHING
  const items = list.items.map(item => conditionLine(item, labels, locale))
  return block(labels.conditions, [
    items.length === 0 && paragraph(emptyWords(list, labels)),
    lines([...items, ...extra]),
  ])
}

function conditionLine(item: Disputed<CardCondition>, labels: Labels, locale: Locale): Html {
  const { condition, status, diagnosedDate, notes, others } = item
  return line(
    sides(condition, others?.condition, labels),
    sides(status && known(labels.status, status), others?.status, labels),
    diagnosedDate && fill(labels.since, { date: dateOf(diagnosedDate, locale) }),
    sides(notes, others?.notes, labels),
    disputeNote(item, labels),
  )
}

function carried({ body }: ResponderCard, labels: Labels, locale: Locale): Content[] {
  const implants = sides(body?.implants, body?.others?.implants, labels)
  const dueDates = [body?.pregnancyDueDate, ...(body?.others?.pregnancyDueDate ?? [])]
  const pregnancies = dueDates
    .filter(date => date !== undefined)
    .map(date => fill(labels.pregnancyDue, { date: dateOf(date, locale) }))
  return [
    ...(String(implants) === ''
      ? []
      : [html`<b>${labels.implants}</b><span class="detail">${implants}</span>`]),
    ...pregnancies.map(text => html`<b>${text}</b>`),
  ]
}
