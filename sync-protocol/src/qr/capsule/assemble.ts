/**
 * The card that is left when only some of its pieces are kept. What is missing is said in its place:
 * a list counts its entries that are not there, a medicine says that its dose is online, a text that
 * it was cut.
 */
import type { CardList, CardLists, ResponderCard } from '../../card/card'
import type { Section } from '../../card/fields'
import { gradeOf } from '../../card/grades'
import { CUT_MARK, firstOf } from './cut-text'
import { keyOf, LISTED, type Piece, partsOf, piecesOf, separableOf } from './pieces'

export function assemble(card: ResponderCard, kept: readonly Piece[]): ResponderCard {
  const keys = new Set(kept.map(keyOf))
  const gone = piecesOf(card).filter(piece => !keys.has(keyOf(piece)))
  const { identity, dnr, body, notes, insurance: _insurance, ...rest } = card
  const isGone = (section: Section) => gone.some(piece => piece.section === section)
  const left = body && holderOf('body', body, gone)
  return {
    ...rest,
    isPartial: true,
    identity: holderOf('identity', identity, gone),
    ...(dnr && !isGone('dnr') && { dnr }),
    ...lists(card, gone),
    ...(left && Object.keys(left).length > 0 && { body: left }),
    ...(notes && { notes: notesOf(notes, gone, kept) }),
  }
}

type Notes = NonNullable<ResponderCard['notes']>

function notesOf(notes: Notes, gone: readonly Piece[], kept: readonly Piece[]): Notes {
  if (!gone.some(({ section }) => section === 'notes')) return notes
  const count = kept.filter(({ section }) => section === 'notes').length
  return { notes: firstOf(partsOf('notes', 'notes', notes), count), isCut: true }
}

/** A section without the fields that are gone, nor what is disputed about them. */
function holderOf<T extends object>(
  section: 'identity' | 'body',
  holder: T,
  gone: readonly Piece[],
): T {
  const pieces = gone.filter(piece => piece.section === section)
  const left = without(
    holder,
    pieces.flatMap(({ field, part }) => (part && field ? [] : [field ?? ''])),
  )
  const cut = new Set(pieces.flatMap(({ field, part }) => (part && field ? [field] : [])))
  for (const field of cut) {
    const parts = partsOf(section, field, holder)
    const count = parts.length - pieces.filter(piece => piece.field === field).length
    if (count > 0) Reflect.set(left, field, firstOf(parts, count) + CUT_MARK)
  }
  return left
}

function lists(card: ResponderCard, gone: readonly Piece[]): CardLists {
  const kept = LISTED.flatMap(section => {
    const list: CardList<object> | undefined = card[section]
    return list ? [[section, pick(section, list, gone)] as const] : []
  })
  return Object.fromEntries(kept) as CardLists // each is its own list with some fields less
}

function pick(
  section: keyof CardLists,
  { items, ...list }: CardList<object>,
  gone: readonly Piece[],
): CardList<object> {
  const left = items.flatMap((item, index) => {
    const own = gone.filter(piece => piece.section === section && piece.index === index)
    if (own.some(({ field }) => field === undefined)) return []
    const harms = own.map(({ harm }) => harm)
    const fields = harms.flatMap(harm => separableOf(section).get(harm) ?? [])
    return [marked(section, item, without(item, fields), harms)]
  })
  return { ...list, items: left, more: (list.more ?? 0) + items.length - left.length }
}

/** What an item says of a part that is gone. */
function marked(
  section: keyof CardLists,
  item: object,
  left: object,
  harms: readonly Piece['harm'][],
): object {
  if (harms.includes('dose')) return { ...left, isDoseOnline: true }
  const isLessSevere = gradeOf(section, left, 0).harm !== gradeOf(section, item, 0).harm
  return isLessSevere ? { ...left, isSevere: true } : left
}

/** `holder` without `fields`, nor what is disputed about them. */
function without<T extends object>(holder: T, fields: readonly string[]): T {
  if (fields.length === 0) return { ...holder }
  const others = drop(Reflect.get(holder, 'others') ?? {}, fields)
  const rest = drop(holder, [...fields, 'others'])
  return Object.keys(others).length > 0 ? { ...rest, others } : rest
}

function drop<T extends object>(holder: T, keys: readonly string[]): T {
  // Callers name optional fields only, so what is left is still a T.
  return Object.fromEntries(Object.entries(holder).filter(([key]) => !keys.includes(key))) as T
}
