/** What a card says, value by value, in the responder's order: a code's owner sees all of it. */
import type { CardList, CardPolicy, Disputed, ResponderCard } from 'sync-protocol/disclosure'
import { DNR_LABELS, type DnrStatus } from 'sync-protocol/medical'

export interface Contents {
  heading: string
  lines: string[]
}

export function contentsOf(card: ResponderCard): Contents[] {
  const { identity, dnr, body, notes, insurance } = card
  const sections = [
    section('You', [
      joined(identity.fullName ?? identity.firstName, ageOf(card), identity.gender),
      labelled('Born', identity.birthDate),
      identity.language && `Language: ${languageOf(identity.language)}`,
      labelled('Phone', identity.phoneNumber),
      labelled('Address', identity.address),
      identity.photoUrl && 'Your photo',
    ]),
    dnr &&
      section('DNR status', [
        orOthers(dnr, 'status', dnrLabel),
        dnr.hasDocument && 'The document is on file',
      ]),
    listed('Allergies', card.allergies, row =>
      joined(orOthers(row, 'allergen'), orOthers(row, 'severity'), orOthers(row, 'reaction')),
    ),
    listed('Medications', card.medications, row =>
      joined(
        orOthers(row, 'name'),
        orOthers(row, 'dosage'),
        orOthers(row, 'frequency'),
        labelled('prescribed by', row.prescribingDoctor),
        labelled('since', row.startDate),
      ),
    ),
    listed('Conditions', card.conditions, row =>
      joined(
        orOthers(row, 'condition'),
        row.status,
        labelled('since', row.diagnosedDate),
        row.notes,
      ),
    ),
    listed('Emergency contacts', card.contacts, row =>
      joined(
        orOthers(row, 'name'),
        orOthers(row, 'relationship'),
        orOthers(row, 'phoneNumber'),
        row.email,
      ),
    ),
    body &&
      section('Body', [
        labelled('Implants', orOthers(body, 'implants')),
        labelled('Pregnant, due', orOthers(body, 'pregnancyDueDate')),
        labelled('Blood type', orOthers(body, 'bloodType')),
        labelled(
          'Height',
          orOthers(body, 'heightCm', cm => `${cm} cm`),
        ),
        labelled(
          'Weight',
          orOthers(body, 'weightKg', kg => `${kg} kg`),
        ),
        labelled('Organ donor', orOthers(body, 'organDonor')),
      ]),
    notes && section('Notes', [orOthers(notes, 'notes')]),
    insurance && section('Insurance', [...insurance.policies.map(policyLine), insurance.legacy]),
  ]
  return sections.filter(found => found !== undefined).filter(hasLines)
}

const section = (heading: string, lines: (string | false | undefined)[]): Contents => ({
  heading,
  lines: lines.flatMap(line => (line ? [line] : [])),
})
const hasLines = ({ lines }: Contents) => lines.length > 0

function listed<T>(
  heading: string,
  list: CardList<T> | undefined,
  words: (row: T) => string | undefined,
): Contents | undefined {
  if (!list) return undefined
  if (list.state === 'noneKnown') return { heading, lines: ['None known'] }
  if (list.state === 'noneCurrent') return { heading, lines: ['None current'] }
  if (list.state === 'notRecorded') return { heading, lines: ['Not recorded'] }
  return section(heading, list.items.map(words))
}

/** A value, with those that other devices entered for it and nobody has chosen between. */
function orOthers<T extends object>(
  row: Disputed<T>,
  field: keyof T,
  words: (value: string) => string = value => value,
): string | undefined {
  const { [field]: value } = row
  const others = (row.others?.[field] ?? []).map(String)
  const all = [...(value === undefined ? [] : [String(value)]), ...others]
  return all.length > 0 ? all.map(words).join(' or ') : undefined
}

/** The name of a BCP 47 tag, or the tag where it is none. */
function languageOf(tag: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

// Infants are dosed by the month.
function ageOf({ identity: { age } }: ResponderCard): string | undefined {
  if (!age) return undefined
  return age.years < 2 ? `${age.years * 12 + age.months} months` : `${age.years} years`
}

const policyLine = (policy: CardPolicy) =>
  joined(
    ...Object.entries(policy).map(([field, value]) =>
      field === 'cardFrontPhotoUrl' ? 'photo of the card' : value,
    ),
  )

const dnrLabel = (status: string): string => DNR_LABELS[status as DnrStatus] ?? status // any text has a way out
const labelled = (label: string, value: string | undefined) => value && `${label}: ${value}`
const joined = (...parts: (string | undefined)[]) => parts.filter(part => part?.trim()).join(', ')
