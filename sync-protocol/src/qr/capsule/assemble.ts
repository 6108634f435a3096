/**
 * The card that is left when only some of its pieces are kept. What is missing is said in its place:
 * a list counts its entries that are not there, a medicine says that its dose is online, a text that
 * it was cut.
 */
import type { CardList, CardLists, ResponderCard } from '../../card/card'
import { LISTED } from '../../card/fields'
import { gradeOf } from '../../card/grades'
import { CUT_MARK, firstOf } from './cut-text'
import { keyOf, type Piece, partsOf, piecesOf, separableOf } from './pieces'

/** For many tries with one card: what its words mean is read once, not at each. */
export function assemblerOf(card: ResponderCard): (kept: readonly Piece[]) => ResponderCard {
  const pieces = piecesOf(card).map(piece => ({ piece, key: keyOf(piece) }))
  const { identity, dnr, body, notes, insurance: _insurance, ...rest } = card
  const severeUntold = severeByReaction(card)
  return kept => {
    const keys = new Set(kept.map(keyOf))
    const gone = pieces.flatMap(({ piece, key }) => (keys.has(key) ? [] : [piece]))
    const left = body && holderOf('body', body, gone)
    return {
      ...rest,
      isPartial: true,
      identity: holderOf('identity', identity, gone),
      ...(dnr && !gone.some(({ section }) => section === 'dnr') && { dnr }),
      ...lists(card, gone, severeUntold),
      ...(left && Object.keys(left).length > 0 && { body: left }),
      ...(notes && { notes: notesOf(notes, gone, kept) }),
    }
  }
}

/** Allergies, by their place, that are severe by a reaction and by no word beside it. */
function severeByReaction({ allergies }: ResponderCard): ReadonlySet<number> {
  const places = (allergies?.items ?? []).flatMap((item, index) => {
    const harmOf = (said: object) => gradeOf('allergies', said, 0).harm
    return harmOf(item) === harmOf(without(item, ['reaction'])) ? [] : [index]
  })
  return new Set(places)
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
  const fields = gone.filter(piece => piece.section === section).map(({ field = '' }) => field)
  const left = without(holder, fields)
  for (const field of new Set(fields)) {
    const parts = partsOf(section, field, holder)
    const count = parts.length - fields.filter(name => name === field).length
    if (count > 0) Reflect.set(left, field, firstOf(parts, count) + CUT_MARK)
  }
  return left
}

function lists(
  card: ResponderCard,
  gone: readonly Piece[],
  severeUntold: ReadonlySet<number>,
): CardLists {
  const kept = LISTED.flatMap(section => {
    const list: CardList<object> | undefined = card[section]
    const own = gone.filter(piece => piece.section === section)
    return list ? [[section, pick(section, list, own, severeUntold)] as const] : []
  })
  return Object.fromEntries(kept) as CardLists // each is its own list with some fields less
}

function pick(
  section: keyof CardLists,
  { items, ...list }: CardList<object>,
  gone: readonly Piece[],
  severeUntold: ReadonlySet<number>,
): CardList<object> {
  const separable = separableOf(section)
  const left = items.flatMap((item, index) => {
    const own = gone.filter(piece => piece.index === index)
    if (own.some(({ field }) => field === undefined)) return []
    const harms = own.map(({ harm }) => harm)
    const fields = harms.flatMap(harm => separable.get(harm) ?? [])
    // What an item says of a part that is gone.
    const isUntold = harms.includes('reaction') && severeUntold.has(index)
    const said = harms.includes('dose') ? { isDoseOnline: true } : isUntold && { isSevere: true }
    return [{ ...without(item, fields), ...said }]
  })
  return { ...list, items: left, more: (list.more ?? 0) + items.length - left.length }
}

/** `holder` without `fields`, nor what is disputed about them. */
function without<T extends object>(holder: T, fields: readonly string[]): T {
  const drop = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !fields.includes(key)))
  const { others, ...rest } = drop(holder)
  const left = drop(others ?? {})
  // Callers name optional fields only, so what is left is still a T.
  return { ...rest, ...(Object.keys(left).length > 0 && { others: left }) } as T
}
