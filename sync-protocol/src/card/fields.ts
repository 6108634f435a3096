import type { EntryField } from '../text/entry'
import {
  CARD_SECTIONS,
  type CopyKind,
  FIELDS,
  type FieldDefinition,
  type OFF_CARD,
  type RecordField,
  type Section,
} from './fields.table'

type Fields = typeof FIELDS
type Sources<S extends Section> = {
  [F in keyof Fields[S] & string]: Fields[S][F] extends { from: readonly (infer Source)[] }
    ? Source
    : `${(typeof CARD_SECTIONS)[S]['part']}.${F}`
}[keyof Fields[S] & string]
type OnCard = { [S in Section]: Sources<S> }[Section]
type NoRow = Exclude<RecordField, OnCard | (typeof OFF_CARD)[number]>

function rowOf(section: Section, field: string, definition: FieldDefinition) {
  const { part, block } = CARD_SECTIONS[section]
  const { offline, ...more } = definition
  const from: readonly RecordField[] = more.from ?? [`${part}.${field}` as RecordField]
  /** The heading of another section's block does not explain the fact. */
  const isGuest = more.block !== undefined && (more.label ?? more.around) !== undefined
  return {
    ...{ block, ...more, section, field, from, isGuest },
    copy: offline?.as ?? ('online' as const),
    harm: offline?.harm ?? ('onlineOnly' as const),
    term: termOf(definition),
  }
}

/** Returns undefined for entries that are no terms, such as names. */
function termOf({ draw, offline }: FieldDefinition): EntryField | undefined {
  if (draw === 'status') return 'status'
  // Most plans are about a condition.
  if (offline?.as === 'planAbout') return 'condition'
  return TERMS.find(term => term === offline?.as)
}
const TERMS = [
  'allergen',
  'severity',
  'reaction',
  'medicine',
  'dose',
  'frequency',
  'condition',
  'relationship',
  'implant',
] as const satisfies (EntryField & CopyKind)[]
export type FieldRow = Readonly<ReturnType<typeof rowOf>>

export const rowsOf = (section: Section): readonly FieldRow[] => ROWS[section]

const ROWS = Object.fromEntries(
  // Does not compile if a field of the record has no row.
  Object.entries(FIELDS satisfies [NoRow] extends [never] ? object : NoRow).map(
    ([name, fields]) => {
      const section = name as Section // a key of the table
      const rows = Object.entries<FieldDefinition>(fields)
      return [section, rows.map(([field, definition]) => rowOf(section, field, definition))]
    },
  ),
) as Record<Section, FieldRow[]> // one entry for each key of the table

export function ownerWords(section: Section, field?: string): string {
  const rows = rowsOf(section)
  return (rows.find(row => row.field === field) ?? rows[0])?.owner ?? 'part of your record'
}
