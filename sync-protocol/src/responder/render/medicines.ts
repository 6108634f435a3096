/** Medicines: those that change how the person is treated come first and say why. */
import type { CardMedication, Disputed, ResponderCard } from '../../disclosure'
import type { Labels, Locale } from '../labels'
import { labelsOf } from '../labels'
import type { MarkOf, TreatmentMark } from '../marks'
import { type Html, html, NOTHING } from './html'
import { block, emptyWords, line, lines, paragraph } from './lists'
import { disputeNote, sides } from './value'
import { dateOf, fill } from './words'

type Medicine = Disputed<CardMedication>

/** A disputed name counts too: a medicine that may be a blood thinner is treated as one. */
const markOfItem = ({ name, others }: Medicine, markOf: MarkOf): TreatmentMark | null =>
  [name, ...(others?.name ?? [])].map(markOf).find(mark => mark !== null) ?? null

export function criticalMedicines(card: ResponderCard, locale: Locale, markOf: MarkOf): Html {
  const labels = labelsOf(locale)
  const marked = (card.medications?.items ?? []).flatMap(item => {
    const mark = markOfItem(item, markOf)
    return mark ? [{ item, mark }] : []
  })
  if (marked.length === 0) return NOTHING
  const shown = marked.map(({ item, mark }) => medicineLine(item, mark, locale, labels))
  return block(labels.criticalMedicines, lines(shown))
}

export function otherMedicines(card: ResponderCard, locale: Locale, markOf: MarkOf): Html {
  const { medications } = card
  if (!medications) return NOTHING
  const labels = labelsOf(locale)
  const others = medications.items.filter(item => markOfItem(item, markOf) === null)
  const hasMarked = others.length < medications.items.length
  if (others.length > 0) {
    const title = hasMarked ? labels.otherMedicines : labels.medicines
    return block(title, lines(others.map(item => medicineLine(item, null, locale, labels))))
  }
  return hasMarked ? NOTHING : block(labels.medicines, paragraph(emptyWords(medications, labels)))
}

function medicineLine(
  item: Medicine,
  mark: TreatmentMark | null,
  locale: Locale,
  labels: Labels,
): Html {
  const { name, dosage, frequency, prescribingDoctor, startDate, others } = item
  const dose = sides(dosage, others?.dosage, labels)
  const often = sides(frequency, others?.frequency, labels)
  const hasBoth = String(dose) !== '' && String(often) !== ''
  const doctors = sides(prescribingDoctor, others?.prescribingDoctor, labels)
  return line(
    sides(name, others?.name, labels),
    mark && html`<strong class="mark">${labels.marks[mark]}</strong>`,
    html`${dose}${hasBoth && ' · '}${often}`,
    startDate && fill(labels.since, { date: dateOf(startDate, locale) }),
    String(doctors) !== '' && html`${labels.prescribedBy}: ${doctors}`,
    disputeNote(item, labels),
  )
}
