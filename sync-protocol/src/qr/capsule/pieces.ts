/**
 * A card cut into the pieces that an offline copy keeps or leaves out whole, each with the harm it
 * is to miss it. What they are follows from the table of fields: of an item what is as harmful as
 * its name goes with it, the rest can go alone; a dose and its frequency stay together. Long texts
 * come apart by sentence or entry.
 */
import type { CardLists, ResponderCard } from '../../card/card'
import { LISTED, type Section } from '../../card/fields'
import { gradeOf } from '../../card/grades'
import { type Harm, isEssential as isEssentialRank, rankOf } from '../../card/harm'
import { EVERY_SECTION } from '../../card/levels'
import { type FieldRow, rowsOf } from '../../card/rows'
import { valuesOf } from '../../card/sides'
import { entriesOf, sentencesOf } from './cut-text'

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
export function piecesOf(card: ResponderCard): Piece[] {
  const pieces = EVERY_SECTION.flatMap(section =>
    isListed(section) ? itemPieces(card, section) : fieldPieces(card, section),
  )
  return pieces.sort(
    (a, b) =>
      rankOf(a.harm) - rankOf(b.harm) ||
      (a.index ?? 0) - (b.index ?? 0) ||
      (a.part ?? 0) - (b.part ?? 0),
  )
}

const isListed = (section: Section): section is keyof CardLists =>
  LISTED.some(listed => listed === section)

/** The fields of a section that an offline copy holds. */
const heldIn = (section: Section): readonly FieldRow[] =>
  rowsOf(section).filter(({ copy }) => copy !== 'online' && copy !== 'derived')

/** What can be left out of a list's items while they stay, by its harm. */
export function separableOf(section: keyof CardLists): ReadonlyMap<Harm, readonly string[]> {
  const [first, ...rest] = heldIn(section)
  const apart = rest.filter(({ harm }) => harm !== first?.harm)
  const fieldsOf = (harm: Harm) => apart.filter(row => row.harm === harm).map(({ field }) => field)
  return new Map(apart.map(({ harm }) => [harm, fieldsOf(harm)]))
}

function itemPieces(card: ResponderCard, section: keyof CardLists): Piece[] {
  return (card[section]?.items ?? []).flatMap((item, index) => {
    const [label = ''] = heldIn(section).flatMap(({ field }) =>
      valuesOf(item, field).filter(isFilled),
    )
    const whole = { section, index, label: String(label) }
    const parts = [...separableOf(section)].flatMap(([harm, fields]) => {
      const field = fields.find(name => valuesOf(item, name).some(isFilled))
      return field === undefined ? [] : [{ ...whole, field, harm }]
    })
    return [{ ...whole, harm: gradeOf(section, item, index).harm }, ...parts]
  })
}

function fieldPieces(card: ResponderCard, section: Section): Piece[] {
  const holder = card[section]
  if (holder === undefined) return []
  const filled = heldIn(section).filter(({ field }) => valuesOf(holder, field).some(isFilled))
  const isWhole = WHOLE.has(section)
  return filled.slice(0, isWhole ? 1 : undefined).flatMap(({ field, harm }) => {
    const piece = { section, harm, ...(!isWhole && { field }) }
    const parts = partsOf(section, field, holder)
    if (parts.length < 2)
      return [{ ...piece, label: String(valuesOf(holder, field).find(isFilled)) }]
    return parts.map((part, i) => ({ ...piece, part: i, label: part.trim() }))
  })
}

/** Sections of which no field goes alone. */
const WHOLE: ReadonlySet<Section> = new Set(['dnr', 'notes'])

/** The parts of a text that comes apart; none where devices disagree about it: both sides stay whole. */
export function partsOf(section: Section, field: string, holder: object): string[] {
  const [value, ...others] = valuesOf(holder, field)
  const isDisputed = others.some(isFilled)
  if (typeof value !== 'string' || isDisputed) return []
  const kind = rowsOf(section).find(row => row.field === field)?.copy
  if (kind === 'notes') return sentencesOf(value)
  return kind === 'implant' ? entriesOf(value) : []
}

const isFilled = (value: unknown) => value !== undefined && value !== '' && value !== false
