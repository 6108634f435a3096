/**
 * Fields that are as harmful to miss as an item's name belong to the item, other fields are separate, and a
 * dose stays with its frequency. Long texts are split by sentence or entry.
 */
import { grouped } from '../card/blocks'
import {
  type CardAllergy,
  conflictingValuesOf,
  type Disputed,
  type ResponderCard,
  withSides,
} from '../card/card'
import { isFilled } from '../card/fact'
import { type FieldRow, rowsOf } from '../card/fields'
import { LISTED, type Section } from '../card/fields.table'
import { asSevere, type Grade, gradesOf, type ListSection } from '../card/grades'
import { isEssentialRank, type OmissionRisk, rankOf } from '../card/harm'
import { EVERY_SECTION } from '../card/levels'
import {
  CUT_MARK,
  firstOf,
  instructionSentencesOf,
  sentencesOf,
  textEntriesOf,
} from '../text/cut-text'

export interface Piece {
  section: Section
  index?: number
  /** The first field of a separate part. Absent for the section or the whole item. */
  field?: string
  part?: number
  label: string
  harm: OmissionRisk
}

export const isEssentialPiece = ({ harm }: Piece): boolean => isEssentialRank(rankOf(harm))

export const piecesOf = (card: ResponderCard): Piece[] =>
  EVERY_SECTION.flatMap(section => piecesIn(card, section)).sort(
    (a, b) =>
      rankOf(a.harm) - rankOf(b.harm) ||
      (a.index ?? 0) - (b.index ?? 0) ||
      (a.part ?? 0) - (b.part ?? 0),
  )

function piecesIn(card: ResponderCard, section: Section): Piece[] {
  const listed = LISTED.find(name => name === section)
  if (listed) {
    const items: readonly object[] = card[listed]?.items ?? []
    const grades = gradesOf(listed, items, () => true)
    return items.flatMap((item, at) => itemPieces(listed, item, at, grades[at]))
  }
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

function itemPieces(
  section: ListSection,
  item: object,
  index: number,
  grade: Grade | undefined,
): Piece[] {
  const [, ...rest] = bundlesOf(section)
  const whole = { section, index, label: nameOfItem(section, item) }
  const harm = grade?.harm ?? 'onlineOnly'
  const details = rest.flatMap(rows => filledIn(item, rows).slice(0, 1))
  return [
    { ...whole, harm },
    ...laterSentences(section, item).map(part => ({ ...whole, ...part, harm: later(LATER, harm) })),
    ...details.map(detail => ({ ...whole, field: detail.field, harm: later(detail.harm, harm) })),
  ]
}

/** No part of an item may come before it. */
const later = (one: OmissionRisk, other: OmissionRisk): OmissionRisk =>
  rankOf(one) > rankOf(other) ? one : other

export const nameOfItem = (section: ListSection, item: object): string =>
  filledIn(item, bundlesOf(section).flat())[0]?.label ?? ''

/** The first sentence of an instruction belongs to its item. */
function laterSentences(section: ListSection, item: object) {
  if (section !== 'plans') return []
  return partsOf(section, 'text', item)
    .map((label, part) => ({ field: 'text', part, label: label.trim() }))
    .slice(1)
}
const LATER: OmissionRisk = 'instructionDetails'

const WHOLE: ReadonlySet<Section> = new Set(['dnr', 'notes'])

const bundlesOf = (section: Section): FieldRow[][] => BUNDLES[section]

const BUNDLES = Object.fromEntries(
  EVERY_SECTION.map(section => {
    const held = rowsOf(section).filter(({ copy }) => copy !== 'online' && copy !== 'derived')
    const isOne = WHOLE.has(section) || LISTED.some(listed => listed === section)
    return [section, grouped(held, (row, before) => isOne && row.harm === before.harm)]
  }),
) as Record<Section, FieldRow[][]> // one entry for each section

const filledIn = (holder: object, rows: readonly FieldRow[]) =>
  rows.flatMap(({ field, harm }) => {
    const value = conflictingValuesOf(holder, field).find(isFilled)
    return value === undefined ? [] : [{ field, harm, label: String(value) }]
  })

/** Empty during a conflict, because both sides stay whole. */
function partsOf(section: Section, field: string, holder: object): string[] {
  const [value, ...others] = conflictingValuesOf(holder, field)
  const isDisputed = others.some(isFilled)
  if (typeof value !== 'string' || isDisputed) return []
  const kind = rowsOf(section).find(row => row.field === field)?.copy
  if (kind === 'notes') return sentencesOf(value)
  if (kind === 'planText') return instructionSentencesOf(value)
  return kind === 'implant' ? textEntriesOf(value) : []
}

/**
 * Lists count the missing entries, medicines say that the dose is online, and texts say that they were cut.
 */
export function assemblerOf(card: ResponderCard, pieces: readonly Piece[]) {
  const { insurance: _insurance, ...whole } = card
  // The words are read once and not at each attempt.
  const staysSevere = (item: Disputed<CardAllergy>) =>
    asSevere(withSides(item, 'reaction', []), item).isSevere
  const severe = new Set<unknown>(card.allergies?.items.filter(staysSevere))
  return (kept: readonly Piece[]): ResponderCard => {
    const isKept = new Set(kept)
    const left: ResponderCard = { ...whole, isPartial: true }
    const lists: { [S in Section]?: object[] } = {}
    for (const section of LISTED) if (card[section]) lists[section] = [...card[section].items]
    // The loop runs in reverse, so that a text ends before its first missing part.
    for (const piece of pieces.filter(one => !isKept.has(one)).reverse()) {
      const { section, index } = piece
      const [place, key] = index === undefined ? [left, section] : [lists[section] ?? [], index]
      const before: unknown = Reflect.get(place, key)
      const rest = restOf(Object(before), piece, holderOf(card, piece))
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

const holderOf = (card: ResponderCard, { section, index }: Piece): object => {
  const holder = card[section] ?? {}
  return index === undefined ? holder : (Reflect.get(holder, 'items')[index] ?? {})
}

function restOf(
  holder: { others?: object },
  { section, field, part = 0 }: Piece,
  whole: object,
): object | undefined {
  const beginning = (name: string) => firstOf(partsOf(section, name, whole), part)
  if (section === 'notes') return { notes: beginning('notes'), isCut: true }
  if (field === undefined) return undefined
  if (section === 'plans' && part > 0) {
    return { ...holder, [field]: beginning(field), isRestOnline: true }
  }
  const bundle = bundlesOf(section).find(rows => rows.some(row => row.field === field)) ?? []
  const rest = bundle.reduce((left, row) => withSides(left, row.field, []), holder)
  if (part > 0) return { ...rest, [field]: beginning(field) + CUT_MARK }
  if (section === 'plans') return { ...rest, isRestOnline: true }
  return section === 'medications' ? { ...rest, isDoseOnline: true } : rest
}
