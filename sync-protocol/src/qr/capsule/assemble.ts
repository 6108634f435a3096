/** The card that is left when only some of its pieces are kept. A list keeps saying its state. */
import type { CardList, Disputed, ResponderCard } from '../../card/card'
import { keyOf, type Piece, type PieceSection } from './pieces'

export function assemble(card: ResponderCard, kept: readonly Piece[]): ResponderCard {
  const keys = new Set(kept.map(keyOf))
  const has = (section: PieceSection, index?: number, field?: string) =>
    keys.has(keyOf({ section, index, field }))
  const { type, level, revision, changedAtMs, expiresAt, dnr, notes } = card
  const body = card.body && without(card.body, BODY, field => has('body', undefined, field))
  return {
    ...{ type, level, revision, changedAtMs, expiresAt },
    isPartial: true,
    identity: without(card.identity, IDENTITY, field => has('identity', undefined, field)),
    ...(dnr && has('dnr') && { dnr }),
    ...lists(card, has),
    ...(body && Object.keys(body).length > 0 && { body }),
    ...(notes && has('notes') && { notes }),
  }
}

const IDENTITY = ['firstName', 'fullName', 'birthMonth', 'gender', 'language'] as const
const BODY = [
  'bloodType',
  'heightCm',
  'weightKg',
  'implants',
  'pregnancyDueDate',
  'organDonor',
] as const

type Has = (section: PieceSection, index?: number, field?: string) => boolean

function lists(card: ResponderCard, has: Has) {
  const { allergies, medications, conditions, contacts } = card
  return {
    ...(allergies && { allergies: pick(allergies, 'allergies', has, ['reaction']) }),
    ...(medications && {
      medications: pick(medications, 'medications', has, ['dosage', 'frequency']),
    }),
    ...(conditions && { conditions: pick(conditions, 'conditions', has, []) }),
    ...(contacts && { contacts: pick(contacts, 'contacts', has, []) }),
  }
}

function pick<T extends object>(
  { state, items }: CardList<Disputed<T>>,
  section: PieceSection,
  has: Has,
  separable: readonly (keyof T & string)[],
): CardList<Disputed<T>> {
  const kept = items.flatMap((item, index) =>
    has(section, index) ? [without(item, separable, field => has(section, index, field))] : [],
  )
  return { state, items: kept }
}

/** `holder` without those of `fields` that `isKept` refuses, nor what is disputed about them. */
function without<T extends object>(
  holder: Disputed<T>,
  fields: readonly (keyof T & string)[],
  isKept: (field: string) => boolean,
): Disputed<T> {
  const gone: readonly string[] = fields.filter(field => !isKept(field))
  const rest = drop(holder, [...gone, 'others'])
  const others = drop(holder.others ?? {}, gone)
  return Object.keys(others).length > 0 ? { ...rest, others } : rest
}

function drop<T extends object>(holder: T, keys: readonly string[]): T {
  // Callers name optional fields only, so what is left is still a T.
  return Object.fromEntries(Object.entries(holder).filter(([key]) => !keys.includes(key))) as T
}
