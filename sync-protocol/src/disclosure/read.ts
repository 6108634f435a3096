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

/** How a granted field is read, worked out once for all rows of a list. */
type Reading = {
  field: string
  from: [part: string, name: string][]
  derived: (typeof DERIVED)[string] | undefined
  /** Of a file one is shown: what is disputed about it is said beside it. */
  isOneOnly: boolean
}

const ONE_ONLY: ReadonlySet<FieldRow['draw']> = new Set(['flag', 'photo', 'file'])

const readingOf = ({ section, field, from, draw }: FieldRow): Reading => ({
  field,
  from: from.map(source => source.split('.') as [part: string, name: string]), // a RecordField
  derived: DERIVED[`${section}.${field}`],
  isOneOnly: ONE_ONLY.has(draw),
})

/** Lets the filled ones of the granted fields through, each with what is disputed about it. */
export function gateFor(granted: Disclosed, today: string): Gate {
  const readings = new Map<Section, Reading[]>()
  const readingsOf = (section: Section) => {
    const shown: readonly string[] = granted[section] ?? []
    const made =
      readings.get(section) ??
      rowsOf(section)
        .filter(({ field }) => shown.includes(field))
        .map(readingOf)
    readings.set(section, made)
    return made
  }
  return (section, told) => {
    const card: { [field: string]: unknown } = {}
    const others: { [field: string]: unknown[] } = {}
    for (const reading of readingsOf(section)) {
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
  if (reading.isOneOnly) return [value]
  const different = reading.from.flatMap(([part, name]) => {
    const others = told[part]?.conflicts?.[name] ?? []
    return others.map(other =>
      valueIn(reading, { ...told, [part]: { ...told[part], [name]: other } }, today),
    )
  })
  if (different.length === 0) return [value]
  const said = new Map(
    [value ?? '', ...different.filter(isFilled)]
      .map(written)
      .map(side => [JSON.stringify(side), side]),
  )
  return [value, ...[...said.values()].slice(1)]
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
