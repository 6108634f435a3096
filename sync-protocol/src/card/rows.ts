/** The table of fields as rows with named columns, for whoever goes through all of them. */
import type { AccessLevel } from '../qr/code'
import {
  type Block,
  type CopyKind,
  type Drawing,
  FIELDS,
  type More,
  type RecordField,
  type Row,
  SECTIONS,
  type Section,
} from './fields'
import type { Harm } from './harm'

export interface FieldRow extends More {
  section: Section
  field: string
  level: AccessLevel
  draw: Drawing
  harm: Harm
  copy: CopyKind
  owner: string
  from: readonly RecordField[]
  block: Block
}

/** The rows of a section, in the order in which they are read. */
export const rowsOf = (section: Section): readonly FieldRow[] => ROWS[section]

type Named = [AccessLevel, Drawing, Harm?, CopyKind?]

const ROWS = Object.fromEntries(
  Object.entries(FIELDS).map(([name, fields]) => {
    const section = name as Section // a key of the table
    const { part, block } = SECTIONS[section]
    const rows = Object.entries<Row>(fields).map(([field, [traits, owner, more]]): FieldRow => {
      const [level, draw, harm = 'onlineOnly', copy = 'online'] = traits.split(' ') as Named // see Traits
      // A field without a source of its own is its part's field of that name.
      const own = { block, from: [`${part}.${field}` as RecordField] }
      return { section, field, level, draw, harm, copy, owner, ...own, ...more }
    })
    return [section, rows]
  }),
) as Record<Section, FieldRow[]> // one entry for each key of the table

/** The owner's words for a field, or for the whole section or item where none is named. */
export function ownerWords(section: Section, field?: string): string {
  const rows = rowsOf(section)
  return (rows.find(row => row.field === field) ?? rows[0])?.owner ?? 'part of your record'
}
