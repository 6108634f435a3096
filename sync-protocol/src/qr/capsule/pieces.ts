/**
 * A card cut into the pieces that an offline copy keeps or leaves out whole, each with the harm it
 * is to miss it. What they are follows from the table of fields: of an item what is as harmful as
 * its name goes with it, the rest can go alone; a dose and its frequency stay together. Long texts
 * come apart by sentence or entry. And back: the card of the pieces that are kept.
 */
import { grouped } from '../../card/blocks'
import {
  type CardAllergy,
  type Disputed,
  type ResponderCard,
  valuesOf,
  withSides,
} from '../../card/card'
import { isFilled } from '../../card/fact'
import { type FieldRow, LISTED, rowsOf, type Section } from '../../card/fields'
import { asSevere, gradeOf, type ListSection } from '../../card/grades'
import { type Harm, isEssential as isEssentialRank, rankOf } from '../../card/harm'
import { EVERY_SECTION } from '../../card/levels'
import { CUT_MARK, entriesOf, firstOf, sentencesOf } from './cut-text'

export interface Piece {
  section: Section
  /** Of a list's item: its place in the list. */
  index?: number
  /** Of a part that can go alone: its field, or the first of its fields. Absent: the section or item. */
  field?: string
  /** Of a text that comes apart: which of its parts. */
  part?: number
  /** What the person calls it: an allergen, a medicine, a contact's name. */
  label: string
  harm: Harm
}

/** Never left out to make room for anything else. */
export const isEssential = ({ harm }: Piece): boolean => isEssentialRank(rankOf(harm))

/** The pieces of `card`, the worst to miss first. */
export const piecesOf = (card: ResponderCard): Piece[] =>
  EVERY_SECTION.flatMap(section => piecesIn(card, section)).sort(
    (a, b) =>
      rankOf(a.harm) - rankOf(b.harm) ||
      (a.index ?? 0) - (b.index ?? 0) ||
      (a.part ?? 0) - (b.part ?? 0),
  )

function piecesIn(card: ResponderCard, section: Section): Piece[] {
  const listed = LISTED.find(name => name === section)
  if (listed) return (card[listed]?.items ?? []).flatMap((item, at) => itemPieces(listed, item, at))
  const holder = card[section] ?? {}
  return bundlesOf(section).flatMap(rows => {
    const [filled] = filledIn(holder, rows)
    if (!filled) return []
    const { field, harm } = filled
    const piece = { section, harm, ...(!WHOLE.has(section) && { field }) }
    const parts = partsOf(section, field, holder)
    if (parts.length < 2) return [{ ...piece, label: filled.label }]
    return parts.map((part, at) => ({ ...piece, part: at, label: part.trim() }))
  })
}

function itemPieces(section: ListSection, item: object, index: number): Piece[] {
  const [named = [], ...rest] = bundlesOf(section)
  const [first] = filledIn(item, [...named, ...rest.flat()])
  const whole = { section, index, label: first?.label ?? '' }
  const parts = rest.flatMap(rows => filledIn(item, rows).slice(0, 1))
  return [
    { ...whole, harm: gradeOf(section, item, index).harm },
    ...parts.map(({ field, harm }) => ({ ...whole, field, harm })),
  ]
}

/** Sections of which no field goes alone. */
const WHOLE: ReadonlySet<Section> = new Set(['dnr', 'notes'])

/** The fields of a section that an offline copy holds, those together that are kept or go together. */
export const bundlesOf = (section: Section): FieldRow[][] => BUNDLES[section]

const BUNDLES = Object.fromEntries(
  EVERY_SECTION.map(section => {
    const held = rowsOf(section).filter(({ copy }) => copy !== 'online' && copy !== 'derived')
    const isOne = WHOLE.has(section) || LISTED.some(listed => listed === section)
    return [section, grouped(held, (row, before) => isOne && row.harm === before.harm)]
  }),
) as Record<Section, FieldRow[][]> // one entry for each section

const filledIn = (holder: object, rows: readonly FieldRow[]) =>
  rows.flatMap(({ field, harm }) => {
    const value = valuesOf(holder, field).find(isFilled)
    return value === undefined ? [] : [{ field, harm, label: String(value) }]
  })

/** The parts of a text that comes apart; none where devices disagree about it: both sides stay whole. */
export function partsOf(section: Section, field: string, holder: object): string[] {
  const [value, ...others] = valuesOf(holder, field)
  const isDisputed = others.some(isFilled)
  if (typeof value !== 'string' || isDisputed) return []
  const kind = rowsOf(section).find(row => row.field === field)?.copy
  if (kind === 'notes') return sentencesOf(value)
  return kind === 'implant' ? entriesOf(value) : []
}

/**
 * The card that is left when only some of its pieces are kept: for many tries. What is missing is
 * said in its place: a list counts its entries that are not there, a medicine says that its dose is
 * online, a text that it was cut.
 */
export function assemblerOf(card: ResponderCard, pieces: readonly Piece[]) {
  const { insurance: _insurance, ...whole } = card
  // What words mean is read once, not at each try.
  const staysSevere = (item: Disputed<CardAllergy>) =>
    asSevere(withSides(item, 'reaction', []), item).isSevere
  const severe = new Set<unknown>(card.allergies?.items.filter(staysSevere))
  return (kept: readonly Piece[]): ResponderCard => {
    const isKept = new Set(kept)
    const left: ResponderCard = { ...whole, isPartial: true }
    const lists: { [S in Section]?: object[] } = {}
    for (const section of LISTED) if (card[section]) lists[section] = [...card[section].items]
    // From the last part of a text to its first: it ends before the first that is gone.
    for (const piece of pieces.filter(one => !isKept.has(one)).reverse()) {
      const { section, index } = piece
      const [place, key] = index === undefined ? [left, section] : [lists[section] ?? [], index]
      const before: unknown = Reflect.get(place, key)
      const rest = restOf(Object(before), piece, card)
      if (!rest) Reflect.deleteProperty(place, key)
      else Reflect.set(place, key, severe.has(before) ? { ...rest, isSevere: true } : rest)
    }
    for (const section of LISTED) {
      const list = card[section]
      const items = lists[section]?.filter(Boolean) ?? []
      const more = list && (list.more ?? 0) + list.items.length - items.length
      if (list) Reflect.set(left, section, { ...list, items, more })
    }
    if (left.body && Object.keys(left.body).length === 0) delete left.body
    return left
  }
}

/** A section or an item without one of its pieces; undefined where nothing is left. */
function restOf(
  holder: { others?: object },
  { section, field, part = 0 }: Piece,
  card: ResponderCard,
): object | undefined {
  const beginning = (name: string) => firstOf(partsOf(section, name, card[section] ?? {}), part)
  if (section === 'notes') return { notes: beginning('notes'), isCut: true }
  if (field === undefined) return undefined
  const bundle = bundlesOf(section).find(rows => rows.some(row => row.field === field)) ?? []
  const rest = bundle.reduce((left, row) => withSides(left, row.field, []), holder)
  if (part > 0) return { ...rest, [field]: beginning(field) + CUT_MARK }
  return section === 'medications' ? { ...rest, isDoseOnline: true } : rest
}
