/**
 * The card that is left when only some of its pieces are kept. What is missing is said in its place:
 * a list counts its entries that are not there, a medicine says that its dose is online, a text that
 * it was cut.
 */
import type { CardList, ResponderCard } from '../../card/card'
import { LISTED } from '../../card/fields'
import { isSevere } from '../../card/grades'
import { withSides } from '../../card/sides'
import { CUT_MARK, firstOf } from './cut-text'
import { type Piece, partsOf, separableOf } from './pieces'

/** For many tries with one card and its pieces: what its words mean is read once, not at each. */
export function assemblerOf(card: ResponderCard, pieces: readonly Piece[]) {
  const { insurance: _insurance, ...whole } = card
  const severeUntold = severeByReaction(card)
  return (kept: readonly Piece[]): ResponderCard => {
    const isKept = new Set(kept)
    // Plain data, of which each row becomes one of its own.
    const left: ResponderCard = { ...JSON.parse(JSON.stringify(whole)), isPartial: true }
    const gone = new Set<object>()
    // From the last part of a text to its first: it ends before the first that is gone.
    for (const piece of pieces.filter(one => !isKept.has(one)).reverse()) {
      const { index = 0, field, harm } = piece
      const section = LISTED.find(name => name === piece.section)
      const item = section && left[section]?.items[index]
      if (!section || !item) leaveOut(left, card, piece)
      else if (field === undefined) gone.add(item)
      else {
        drop(item, separableOf(section).get(harm) ?? [])
        if (harm === 'dose') Object.assign(item, { isDoseOnline: true })
        else if (severeUntold.has(index)) Object.assign(item, { isSevere: true })
      }
    }
    for (const section of LISTED) {
      const list: CardList<object> | undefined = left[section]
      if (!list) continue
      const items = list.items.filter(item => !gone.has(item))
      Object.assign(list, { items, more: (list.more ?? 0) + list.items.length - items.length })
    }
    if (left.body && Object.keys(left.body).length === 0) delete left.body
    return left
  }
}

/** Leaves a section, one of its fields or the end of a text out. */
function leaveOut(left: ResponderCard, whole: ResponderCard, piece: Piece): void {
  const { section, field, part = 0 } = piece
  const beginning = (name: string) => firstOf(partsOf(section, name, whole[section] ?? {}), part)
  const holder: { others?: object } = Object(left[section])
  if (section === 'dnr') delete left.dnr
  else if (section === 'notes') {
    left.notes = { notes: beginning('notes'), isCut: true }
  } else if (field !== undefined) {
    drop(holder, [field])
    if (part > 0) Reflect.set(holder, field, beginning(field) + CUT_MARK)
  }
}

/** Allergies, by their place, that are severe by a reaction and by no word beside it. */
function severeByReaction({ allergies }: ResponderCard): ReadonlySet<number> {
  const isByIt = (item: object) => isSevere(item) && !isSevere(withSides(item, 'reaction', []))
  return new Set((allergies?.items ?? []).flatMap((item, at) => (isByIt(item) ? [at] : [])))
}

/** Takes fields out of a section or an item, and what is disputed about them. */
function drop(holder: { others?: object }, fields: readonly string[]): void {
  for (const field of fields) {
    Reflect.deleteProperty(holder, field)
    Reflect.deleteProperty(holder.others ?? {}, field)
  }
  if (holder.others && Object.keys(holder.others).length === 0) delete holder.others
}
