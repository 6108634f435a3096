/**
 * A card cut into the pieces that an offline copy keeps or leaves out whole, each with its
 * importance to a responder. Texts are never shortened: half a sentence can mean the opposite.
 */
import type { ResponderCard } from '../../card/card'
import { gradeOf } from '../../card/grades'
import { treatmentMark } from '../../card/words'

/** From what is left out last to what is left out first. */
export const IMPORTANCE = [
  'name',
  'birthMonth',
  'dnr',
  'severeAllergy',
  'treatmentChangingMedicine',
  'firstContact',
  'condition',
  'implants',
  'pregnancy',
  'otherAllergy',
  'otherMedicine',
  'dosage',
  'reaction',
  'language',
  'gender',
  'otherContact',
  'frequency',
  'notes',
  'bloodType',
  'measures',
  'organDonor',
] as const
type Importance = (typeof IMPORTANCE)[number]

const LAST_ESSENTIAL = IMPORTANCE.indexOf('firstContact')
/** Never left out to make room for anything else. */
export const isEssential = ({ importance }: Piece): boolean =>
  IMPORTANCE.indexOf(importance) <= LAST_ESSENTIAL

export type PieceSection = Exclude<
  keyof ResponderCard,
  'type' | 'level' | 'revision' | 'changedAtMs' | 'confirmedAtMs' | 'expiresAt' | 'isPartial'
>

export interface Piece {
  section: PieceSection
  /** Of a list's item: its place in the list. */
  index?: number
  /** Of a part that can go alone: its field. Absent: the whole section or item. */
  field?: string
  /** What the person calls it: an allergen, a medicine, a contact's name. */
  label: string
  importance: Importance
}

/** A piece's name within its card. */
export const keyOf = (piece: {
  section: PieceSection
  index?: number | undefined
  field?: string | undefined
}): string => `${piece.section}/${piece.index ?? ''}/${piece.field ?? ''}`

/** The pieces of `card`, the most important first. */
export function piecesOf(card: ResponderCard): Piece[] {
  const pieces = [...singles(card), ...listed(card)]
  const rank = ({ importance }: Piece) => IMPORTANCE.indexOf(importance)
  return pieces.sort((a, b) => rank(a) - rank(b) || (a.index ?? 0) - (b.index ?? 0))
}

const SINGLES: [PieceSection, string, Importance][] = [
  ['identity', 'firstName', 'name'],
  ['identity', 'fullName', 'name'],
  ['identity', 'birthMonth', 'birthMonth'],
  ['identity', 'language', 'language'],
  ['identity', 'gender', 'gender'],
  ['body', 'implants', 'implants'],
  ['body', 'pregnancyDueDate', 'pregnancy'],
  ['body', 'bloodType', 'bloodType'],
  ['body', 'heightCm', 'measures'],
  ['body', 'weightKg', 'measures'],
  ['body', 'organDonor', 'organDonor'],
]

function singles(card: ResponderCard): Piece[] {
  const fields = SINGLES.flatMap(([section, field, importance]) => {
    const value = fieldOf(card[section], field)
    return isFilled(value) || isFilled(disputed(card[section], field))
      ? [{ section, field, importance, label: String(value ?? '') }]
      : []
  })
  const dnr: Piece = { section: 'dnr', importance: 'dnr', label: card.dnr?.status ?? '' }
  const notes: Piece = { section: 'notes', importance: 'notes', label: card.notes?.notes ?? '' }
  return [...fields, ...(card.dnr ? [dnr] : []), ...(card.notes ? [notes] : [])]
}

function listed(card: ResponderCard): Piece[] {
  return [
    ...(card.allergies?.items ?? []).flatMap((item, index) => {
      const importance =
        gradeOf('allergies', item, 0).tone === 'alarm' ? 'severeAllergy' : 'otherAllergy'
      return [
        { section: 'allergies', index, label: item.allergen, importance } as const,
        ...part(
          item,
          { section: 'allergies', index, label: item.allergen },
          { reaction: 'reaction' },
        ),
      ]
    }),
    ...(card.medications?.items ?? []).flatMap((item, index) => {
      const names = [item.name, ...(item.others?.name ?? [])]
      const importance = names.some(treatmentMark) ? 'treatmentChangingMedicine' : 'otherMedicine'
      return [
        { section: 'medications', index, label: item.name, importance } as const,
        ...part(
          item,
          { section: 'medications', index, label: item.name },
          { dosage: 'dosage', frequency: 'frequency' },
        ),
      ]
    }),
    ...(card.conditions?.items ?? []).map(
      (item, index) =>
        ({ section: 'conditions', index, label: item.condition, importance: 'condition' }) as const,
    ),
    ...(card.contacts?.items ?? []).map(
      (item, index) =>
        ({
          section: 'contacts',
          index,
          label: item.name ?? item.relationship,
          importance: index === 0 ? 'firstContact' : 'otherContact',
        }) as const,
    ),
  ]
}

/** The fields of a list's item that can be left out while the item stays. */
function part(
  item: object,
  of: Omit<Piece, 'importance' | 'field'>,
  fields: Record<string, Importance>,
): Piece[] {
  return Object.entries(fields).flatMap(([field, importance]) =>
    isFilled(fieldOf(item, field)) || isFilled(disputed(item, field))
      ? [{ ...of, field, importance }]
      : [],
  )
}

const isFilled = (value: unknown) => value !== undefined && value !== ''

function fieldOf(holder: unknown, field: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined
  return Object.entries(holder).find(([key]) => key === field)?.[1]
}

const disputed = (holder: unknown, field: string) => fieldOf(fieldOf(holder, 'others'), field)
