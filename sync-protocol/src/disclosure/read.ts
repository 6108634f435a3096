/**
 * The one gate every disclosed value passes: what is not among the fields of a cell does not get
 * through, and neither do the values other devices entered for it. Each field is read from where its
 * row in the table says, once as the record has it and once more for each value in dispute.
 */
import { ageOn } from '../card/age'
import type { Disputed, SectionFields } from '../card/card'
import type { Section } from '../card/fields'
import { type Disclosed, EVERY_SECTION } from '../card/levels'
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

const ONE_ONLY: ReadonlySet<FieldRow['draw']> = new Set(['flag', 'photo', 'file'])

/** How a field is read. */
const readingOf = ({ section, field, from, draw }: FieldRow) => ({
  field,
  from: from.map(source => source.split('.') as [part: string, name: string]), // a RecordField
  derived: DERIVED[`${section}.${field}`],
  /** Of a file one is shown: what is disputed about it is said beside it. */
  isOneOnly: ONE_ONLY.has(draw),
})
type Reading = ReturnType<typeof readingOf>

/** Worked out once: they follow from the table alone. */
const READINGS = new Map(EVERY_SECTION.map(section => [section, rowsOf(section).map(readingOf)]))

/** Lets the filled ones of the granted fields through, each with what is disputed about it. */
export function gateFor(granted: Disclosed, today: string): Gate {
  return (section, told) => {
    const card: { [field: string]: unknown } = {}
    const others: { [field: string]: unknown[] } = {}
    const shown: readonly string[] = granted[section] ?? []
    for (const reading of READINGS.get(section) ?? []) {
      if (!shown.includes(reading.field)) continue
      const [value, ...different] = sidesIn(reading, told as Told, today)
      if (isFilled(value)) card[reading.field] = value
      if (different.length > 0) others[reading.field] = different
    }
    if (Object.keys(others).length > 0) card.others = others
    // The table grants a section's required fields at every level that opens it.
    return card as Disputed<SectionFields[typeof section]>
  }
}

/** A field's value, and those that other devices entered for it. */
function sidesIn(reading: Reading, told: Told, today: string): unknown[] {
  const value = valueIn(reading, told, today)
  const isDisputed = reading.from.some(([part]) => told[part]?.conflicts !== undefined)
  if (reading.isOneOnly || !isDisputed) return [value]
  const different = reading.from.flatMap(([part, name]) => {
    const row = told[part]
    const having = (other: unknown) => ({ ...told, [part]: { ...row, [name]: other } })
    return row?.conflicts?.[name]?.map(other => valueIn(reading, having(other), today)) ?? []
  })
  if (different.length === 0) return [value]
  const said = [value ?? '', ...different.filter(isFilled)].map(written)
  const sides = new Map(said.map(side => [JSON.stringify(side), side]))
  return [value, ...[...sides.values()].slice(1)]
}

const written = (value: unknown) => (typeof value === 'object' ? value : String(value))

function valueIn({ derived, from }: Reading, told: Told, today: string): unknown {
  // What derived fields come from, as the table names it.
  if (derived) return derived(told as unknown as Person, today)
  const [part, name] = from[0] ?? ['', '']
  return Reflect.get(told[part] ?? {}, name)
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
