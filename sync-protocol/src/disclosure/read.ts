/**
 * The one gate every disclosed value passes: what is not among the fields of a cell does not get
 * through, and neither do the values other devices entered for it. Each field is read from where its
 * row in the table says, once as the record has it and once more for each value in dispute.
 */
import { ageOn } from '../card/age'
import type { Disputed, SectionFields } from '../card/card'
import type { Section } from '../card/fields'
import type { Disclosed } from '../card/levels'
import { type FieldRow, rowsOf } from '../card/rows'
import type { Account, Profile } from '../medical'

/** What a section or an item is told from: rows of the record by their part of it. */
type Told = {
  [part: string]: (object & { conflicts?: { [field: string]: unknown[] } }) | undefined
}
type Person = { profile: Profile; account: Account }

const joined = (parts: (string | undefined)[], separator: string): string =>
  parts.filter(part => part?.trim()).join(separator)

/** Fields that are no field of the record as it stands there. */
const DERIVED: { [field: string]: (told: Person, today: string) => unknown } = {
  'identity.fullName': ({ profile, account }) =>
    profile.fullName || joined([account.firstName, account.lastName], ' '),
  'identity.age': ({ profile: { dateOfBirth } }, today) => dateOfBirth && ageOn(dateOfBirth, today),
  'identity.birthMonth': ({ profile }) => profile.dateOfBirth?.slice(0, 7),
  'identity.address': ({ profile: { streetAddress, city, state, zipCode } }) =>
    joined([streetAddress, city, joined([state, zipCode], ' ')], ', '),
  'dnr.hasDocument': ({ profile }) => Boolean(profile.dnrDocumentUrl),
}

export type Gate = <S extends Section>(section: S, told: object) => Disputed<SectionFields[S]>

/** Lets the filled ones of the granted fields through, each with what is disputed about it. */
export const gateFor =
  (granted: Disclosed, today: string): Gate =>
  (section, told) => {
    const shown: readonly string[] = granted[section] ?? []
    const read = rowsOf(section)
      .filter(({ field }) => shown.includes(field))
      .map(row => [row.field, ...sidesIn(row, told as Told, today)] as const)
    const others = read.filter(([, , ...different]) => different.length > 0)
    const all = {
      ...Object.fromEntries(read.filter(([, value]) => isFilled(value))),
      ...(others.length > 0 && {
        others: Object.fromEntries(others.map(([field, , ...different]) => [field, different])),
      }),
    }
    // The table grants a section's required fields at every level that opens it.
    return all as Disputed<SectionFields[typeof section]>
  }

/** A field's value, and those that other devices entered for it. */
function sidesIn(row: FieldRow, told: Told, today: string): unknown[] {
  const value = valueIn(row, told, today)
  // Of a file one is shown: what is disputed about it is said beside it.
  if (ONE_ONLY.has(row.draw)) return [value]
  const different = row.from.flatMap(source => {
    const [part, name] = splitAt(source)
    const others = told[part]?.conflicts?.[name] ?? []
    return others.map(other =>
      valueIn(row, { ...told, [part]: { ...told[part], [name]: other } }, today),
    )
  })
  const said = new Map(
    [value ?? '', ...different.filter(isFilled)]
      .map(written)
      .map(side => [JSON.stringify(side), side]),
  )
  return [value, ...[...said.values()].slice(1)]
}

const ONE_ONLY: ReadonlySet<FieldRow['draw']> = new Set(['flag', 'photo', 'file'])
const written = (value: unknown) => (typeof value === 'object' ? value : String(value))

function valueIn({ section, field, from }: FieldRow, told: Told, today: string): unknown {
  const derived = DERIVED[`${section}.${field}`]
  // What derived fields come from, as the table names it.
  if (derived) return derived(told as unknown as Person, today)
  const [part, name] = splitAt(from[0] ?? '')
  return Reflect.get(told[part] ?? {}, name)
}

const splitAt = (source: string) => source.split('.') as [part: string, name: string] // a RecordField

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
