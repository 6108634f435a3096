import { gradeOf, treatmentMark } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { dateOf, fill, known, type Labels, type Locale, labelsOf } from 'sync-protocol/responder'

/** One thing the card says. Neighbours with one label are printed as one paragraph. */
export interface CardWord {
  label: string
  text: string
  /** In bold at the top: what kills when it is missed. */
  isCritical: boolean
  /** A telephone number, which never reads right to left. */
  isNumber?: boolean
}

/** The front's words, the most important first: whatever finds no room is dropped from the end. */
export function wordsOf(
  card: ResponderCard,
  locale: Locale,
  { withContacts = card.type === 'contacts' }: { withContacts?: boolean } = {},
): CardWord[] {
  const labels = labelsOf(locale)
  return [
    ...resuscitation(card, labels),
    ...severeAllergies(card, labels),
    ...criticalMedicines(card, labels),
    ...conditions(card, labels, locale),
    ...otherAllergies(card, labels),
    ...otherMedicines(card, labels),
    ...(withContacts ? contactWords(card, labels) : []),
    ...plain(labels.notes, [sides(card.notes?.notes, card.notes?.others?.notes, labels)]),
    ...measures(card, labels),
  ]
}

/** Whom to call, for the back. */
export const contactWords = ({ contacts }: ResponderCard, labels: Labels): CardWord[] =>
  (contacts?.items ?? []).flatMap(({ name, relationship, phoneNumber, others }) => {
    const label = [name, relationship].filter(part => part).join(' · ')
    return plain(label, [sides(phoneNumber, others?.phoneNumber, labels)]).map(number => ({
      ...number,
      isNumber: true,
    }))
  })

function resuscitation({ dnr }: ResponderCard, labels: Labels): CardWord[] {
  const all = [dnr?.status, ...(dnr?.others?.status ?? [])].filter(status => status !== undefined)
  if (!all.includes('DNR') && !all.includes('POLST')) return []
  const text = all.map(status => known(labels.dnrStatus, status)).join(` ${labels.or} `)
  return [{ label: '', text, isCritical: true }]
}

type Allergy = NonNullable<ResponderCard['allergies']>['items'][number]
type Medicine = NonNullable<ResponderCard['medications']>['items'][number]

const isAlarming = (item: Allergy) => gradeOf('allergies', item, 0).tone === 'alarm'

function severeAllergies({ allergies }: ResponderCard, labels: Labels): CardWord[] {
  const severe = (allergies?.items ?? []).filter(isAlarming)
  const texts = severe.map(item => allergyText(item, labels))
  return texts.map(text => ({ label: labels.severeAllergies, text, isCritical: true }))
}

function otherAllergies({ allergies }: ResponderCard, labels: Labels): CardWord[] {
  if (!allergies) return []
  const others = allergies.items.filter(item => !isAlarming(item))
  const isOnlySome = others.length < allergies.items.length
  const label = isOnlySome ? labels.otherAllergies : labels.allergies
  if (allergies.items.length > 0)
    return plain(
      label,
      others.map(item => allergyText(item, labels)),
    )
  return plain(label, [emptyWords(allergies.state, labels)])
}

function allergyText(item: Allergy, labels: Labels): string {
  const allergen = sides(item.allergen, item.others?.allergen, labels)
  const reaction = sides(item.reaction, item.others?.reaction, labels)
  return reaction ? `${allergen} (${reaction})` : allergen
}

const markOf = ({ name, others }: Medicine) =>
  [name, ...(others?.name ?? [])].map(treatmentMark).find(mark => mark !== null)

function criticalMedicines({ medications }: ResponderCard, labels: Labels): CardWord[] {
  return (medications?.items ?? []).flatMap(item => {
    const mark = markOf(item)
    if (!mark) return []
    return [{ label: labels.marks[mark], text: medicineText(item, labels), isCritical: true }]
  })
}

function otherMedicines({ medications }: ResponderCard, labels: Labels): CardWord[] {
  if (!medications) return []
  const others = medications.items.filter(item => !markOf(item))
  const isOnlySome = others.length < medications.items.length
  const label = isOnlySome ? labels.otherMedicines : labels.medicines
  if (medications.items.length > 0) {
    return plain(
      label,
      others.map(item => medicineText(item, labels)),
    )
  }
  return plain(label, [emptyWords(medications.state, labels)])
}

const medicineText = ({ name, dosage, frequency, others }: Medicine, labels: Labels): string =>
  [
    sides(name, others?.name, labels),
    sides(dosage, others?.dosage, labels),
    sides(frequency, others?.frequency, labels),
  ]
    .filter(part => part)
    .join(' ')

function conditions(card: ResponderCard, labels: Labels, locale: Locale): CardWord[] {
  const { conditions: list, body } = card
  const names = list?.items.map(item => sides(item.condition, item.others?.condition, labels)) ?? []
  const stated = list && names.length === 0 ? [emptyWords(list.state, labels)] : names
  const due = body?.pregnancyDueDate
  return [
    ...plain('', [due && fill(labels.pregnancyDue, { date: dateOf(due, locale) })]),
    ...plain(labels.implants, [sides(body?.implants, body?.others?.implants, labels)]),
    ...plain(labels.conditions, stated),
  ]
}

function measures({ body }: ResponderCard, labels: Labels): CardWord[] {
  const { heightCm, weightKg, bloodType, others } = body ?? {}
  return [
    ...plain(labels.weight, [weightKg && `${weightKg} kg`]),
    ...plain(labels.height, [heightCm && `${heightCm} cm`]),
    ...plain(labels.bloodType, [sides(bloodType, others?.bloodType, labels)]),
  ]
}

const plain = (label: string, texts: (string | number | undefined)[]): CardWord[] =>
  texts.filter(text => text).map(text => ({ label, text: String(text), isCritical: false }))

/** Every side of a dispute: paper has no room to explain, but must not pick one either. */
const sides = (value: string | undefined, others: string[] | undefined, labels: Labels): string =>
  [value, ...(others ?? [])].filter(side => side).join(` ${labels.or} `)

function emptyWords(state: string, labels: Labels): string {
  if (state === 'noneKnown') return labels.noneKnown
  return state === 'listed' ? labels.moreOnline : labels.notRecorded
}
