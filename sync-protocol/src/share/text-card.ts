/**
 * The emergency card as plain text in at most two SMS: what fits of it, by importance to whoever
 * helps, and nothing cut in the middle. It says when something was left out, and whether an empty
 * list means "none known" or "not recorded". Everything in it has passed disclosure.
 */
import type { ResponderCard } from '../card/card'
import { gradeOf } from '../card/grades'
import { DNR_LABELS, type DnrStatus } from '../medical'
import { assemblerOf } from '../qr/capsule/assemble'
import { hasWhatItNeeds } from '../qr/capsule/choose-pieces'
import { type Piece, piecesOf } from '../qr/capsule/pieces'
import { asSms, type SmsText } from './sms'

const MORE = '(more left out)'

export interface TextCard extends SmsText {
  isPartial: boolean
}

export function textCard(card: ResponderCard, emergencyNumber: string): TextCard {
  const write = (kept: ResponderCard, isPartial: boolean) => ({
    ...asSms(linesOf(kept, emergencyNumber, isPartial).join('\n')),
    isPartial,
  })
  const whole = write(card, false)
  if (whole.fits) return whole

  const assemble = assemblerOf(card)
  let chosen: Piece[] = []
  let best = write(assemble(chosen), true)
  for (const piece of piecesOf(card)) {
    if (!hasWhatItNeeds(chosen, piece)) continue
    const more = [...chosen, piece]
    const longer = write(assemble(more), true)
    if (!longer.fits) continue
    chosen = more
    best = longer
  }
  return best
}

function linesOf(card: ResponderCard, emergencyNumber: string, isPartial: boolean): string[] {
  const { identity, dnr, contacts, body, notes } = card
  const { allergies, medications, conditions } = card
  const severe =
    allergies?.items.filter(item => gradeOf('allergies', item, 0).tone === 'alarm') ?? []
  const others =
    allergies?.items.filter(item => !(gradeOf('allergies', item, 0).tone === 'alarm')) ?? []
  const lines: (string | undefined)[] = [
    joined([identity.fullName ?? identity.firstName, ageOf(card), identity.gender], ', '),
    dnr && either(dnr.status, dnr.others?.status, dnrWords),
    severe.length > 0 ? `SEVERE ALLERGY: ${severe.map(allergyWords).join('; ')}` : undefined,
    medications && list('Medicines', medications, medicineWords),
    conditions &&
      list('Conditions', conditions, item => either(item.condition, item.others?.condition)),
    labelled('Implants', either(body?.implants, body?.others?.implants)),
    labelled('Pregnant, due', body?.pregnancyDueDate),
    allergies &&
      (severe.length === 0 || others.length > 0
        ? list(
            severe.length > 0 ? 'Other allergies' : 'Allergies',
            { ...allergies, items: others },
            allergyWords,
          )
        : undefined),
    ...(contacts?.items ?? []).map(
      ({ name, relationship, phoneNumber, others: sides }) =>
        `ICE ${joined([name, name ? `(${relationship})` : relationship], ' ')} ${either(phoneNumber, sides?.phoneNumber)}`,
    ),
    labelled('Language', identity.language),
    labelled('Notes', notes && either(notes.notes, notes.others?.notes)),
    labelled('Blood', either(body?.bloodType, body?.others?.bloodType)),
    isPartial ? MORE : undefined,
    `Emergency: call ${emergencyNumber}`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

type Allergy = NonNullable<ResponderCard['allergies']>['items'][number]
type Medicine = NonNullable<ResponderCard['medications']>['items'][number]

function allergyWords({ allergen, reaction, others }: Allergy): string {
  const what = either(allergen, others?.allergen) ?? ''
  const then = either(reaction, others?.reaction)
  return then ? `${what} (${then})` : what
}

const medicineWords = ({ name, dosage, frequency, others }: Medicine): string =>
  joined(
    [
      either(name, others?.name),
      either(dosage, others?.dosage),
      either(frequency, others?.frequency),
    ],
    ' ',
  )

/** A list that was emptied to make room says nothing: that something is missing is said elsewhere. */
function list<T>(
  label: string,
  { state, items }: { state: string; items: readonly T[] },
  words: (item: T) => string | undefined,
): string | undefined {
  if (items.length > 0) return `${label}: ${items.map(words).join('; ')}`
  if (state === 'noneKnown') return `${label}: none known`
  return state === 'notRecorded' ? `${label}: not recorded` : undefined
}

// Infants are dosed by the month.
function ageOf({ identity: { age } }: ResponderCard): string | undefined {
  if (!age) return undefined
  return age.years < 2 ? `${age.years * 12 + age.months} months` : `${age.years} y`
}

function either(
  value: string | undefined,
  others: readonly string[] | undefined,
  words: (value: string) => string = side => side,
): string | undefined {
  const all = [value, ...(others ?? [])].filter(side => side !== undefined && side !== '')
  return all.length > 0 ? all.map(side => words(side ?? '')).join(' or ') : undefined
}

/** Any text has a way out, also one of a newer record. */
const dnrWords = (status: string): string => DNR_LABELS[status as DnrStatus] ?? status
const labelled = (label: string, value: string | undefined) => value && `${label}: ${value}`
const joined = (parts: (string | undefined)[], between: string): string =>
  parts.filter(part => part?.trim()).join(between)
