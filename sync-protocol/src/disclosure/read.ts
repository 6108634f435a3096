/**
 * The one gate every disclosed value passes: what is not among the fields of a cell does not get
 * through, and neither do the values other devices entered for it. Each field is read from where its
 * row in the table says, once as the record has it and once more for each value in dispute.
 */
import { ageOn } from '../card/age'
import type { Section } from '../card/fields'
import { type FieldRow, rowsOf } from '../card/rows'
import type { Account, Profile } from '../medical'

/** What a field can be told from beside the row that holds it. */
export interface Known {
  account: Account
  today: string
}
type Holder = object & { conflicts?: { [field: string]: unknown[] | undefined } }
type Read = (row: Profile, known: Known) => unknown

const joined = (parts: (string | undefined)[], separator: string): string =>
  parts.filter(part => part?.trim()).join(separator)

/** Fields that are no field of the record as it stands there. */
const DERIVED: { [field: string]: Read | undefined } = {
  'identity.firstName': (_row, { account }) => account.firstName,
  'identity.fullName': ({ fullName }, { account }) =>
    fullName || joined([account.firstName, account.lastName], ' '),
  'identity.age': ({ dateOfBirth }, { today }) => dateOfBirth && ageOn(dateOfBirth, today),
  'identity.birthMonth': ({ dateOfBirth }) => dateOfBirth?.slice(0, 7),
  'identity.address': ({ streetAddress, city, state, zipCode }) =>
    joined([streetAddress, city, joined([state, zipCode], ' ')], ', '),
  'dnr.hasDocument': ({ dnrDocumentUrl }) => Boolean(dnrDocumentUrl),
}

/** The filled ones of `fields`, each with what is disputed about it. */
export function read<T extends object>(
  section: Section,
  fields: readonly string[],
  row: Holder,
  known: Known,
): T {
  const kept: Record<string, unknown> = {}
  const others: Record<string, unknown[]> = {}
  for (const field of rowsOf(section).filter(shown => fields.includes(shown.field))) {
    const value = valueIn(field, row, known)
    if (isFilled(value)) kept[field.field] = value
    const different = otherValues(field, row, known)
    if (different.length > 0) others[field.field] = different
  }
  const all = Object.keys(others).length > 0 ? { ...kept, others } : kept
  // The table grants a section's required fields at every level that opens it.
  return all as T
}

function valueIn({ section, field, from }: FieldRow, row: Holder, known: Known): unknown {
  const derived = DERIVED[`${section}.${field}`]
  // A derived field reads the profile, which the table names as where it comes from.
  if (derived) return derived(row as Profile, known)
  return Reflect.get(row, nameIn(from[0]))
}

/** Of a file one is shown: what is disputed about it is said beside it. */
const ONE_ONLY: ReadonlySet<FieldRow['draw']> = new Set(['flag', 'photo', 'file'])

function otherValues(field: FieldRow, row: Holder, known: Known): unknown[] {
  if (ONE_ONLY.has(field.draw)) return []
  const written = (value: unknown) => (typeof value === 'object' ? value : String(value))
  const values = field.from.flatMap(source => {
    const name = nameIn(source)
    return (row.conflicts?.[name] ?? []).map(other =>
      valueIn(field, { ...row, [name]: other }, known),
    )
  })
  const said = new Set([JSON.stringify(written(valueIn(field, row, known) ?? ''))])
  return values
    .filter(isFilled)
    .map(written)
    .filter(value => {
      const key = JSON.stringify(value)
      return !said.has(key) && said.add(key)
    })
}

const nameIn = (source: string | undefined): string => source?.split('.')[1] ?? ''

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
