/** What every print says about the person and about itself. */
import type { ResponderCard } from 'sync-protocol/disclosure'
import {
  ageText,
  dayOf,
  fill,
  known,
  type Labels,
  type Locale,
  labelsOf,
} from 'sync-protocol/responder'

export const nameOn = ({ identity }: ResponderCard, labels: Labels): string =>
  identity.fullName ?? identity.firstName ?? labels.nameNotRecorded

/** An age on paper grows old: it carries the month it was true in. */
export function aboutPerson(card: ResponderCard, locale: Locale, printedAtMs: number): string {
  const { age, gender, birthDate } = card.identity
  const labels = labelsOf(locale)
  const printed = new Date(printedAtMs).toISOString().slice(0, 7)
  const ageThen = age && `${ageText(age, locale)} (${printed})`
  const sex = gender && gender !== 'Prefer not to say' && known(labels.gender, gender)
  return [birthDate ? `${labels.born}: ${birthDate}` : ageThen, sex]
    .filter(part => part)
    .join(' · ')
}

/** When it was printed, of which revision, and until when its code opens anything. */
export function datedWords(card: ResponderCard, locale: Locale, printedAtMs: number): string {
  const labels = labelsOf(locale)
  const expiresAtMs = Date.parse(card.expiresAt)
  return [
    fill(labels.print.printedOn, { date: dayOf(printedAtMs, locale) }),
    fill(labels.revision, { n: card.revision }),
    Number.isFinite(expiresAtMs) &&
      fill(labels.print.validUntil, { date: dayOf(expiresAtMs, locale) }),
  ]
    .filter(part => part)
    .join(' · ')
}
