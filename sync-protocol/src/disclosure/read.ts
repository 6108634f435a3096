/**
 * Every disclosed value passes this gate. It drops a field that is not granted, together with the values of
 * other devices. It reads a field once from the record and once more for each disputed value.
 */
import { ageOn, birthMonthOf } from '../card/age'
import type { Disputed, SectionFields } from '../card/card'
import { type FieldRow, rowsOf } from '../card/fields'
import type { Section } from '../card/fields.table'
import { type Disclosed, EVERY_SECTION } from '../card/levels'
import { fullNameOf } from '../medical/person-name'
import { effectFor } from '../medical/treatment-marks'

type Source = {
  [part: string]:
    | { [field: string]: unknown; conflicts?: { [field: string]: unknown[] } }
    | undefined
}

type Text = string | undefined

const joined = (separator: string, ...parts: Text[]): string =>
  parts.filter(part => part?.trim()).join(separator)

/** Fields that the record lacks come from the fields that their row names, in the same order. */
const DERIVED: { [field: string]: (from: Text[], today: string) => unknown } = {
  'identity.fullName': ([full, firstName, lastName, spoken]) =>
    full || fullNameOf({ firstName, lastName }, spoken),
  'identity.age': ([birth], today) => birth && ageOn(birth, today),
  'identity.birthMonth': ([birth]) => birth && birthMonthOf(birth).slice(0, 7),
  'identity.address': ([street, city, state, zip]) =>
    joined(', ', street, city, joined(' ', state, zip)),
  'medications.effect': ([effect, name]) => effectFor(effect, name),
  'dnr.hasDocument': ([url]) => Boolean(url),
}

export type Gate = <S extends Section>(section: S, source: object) => Disputed<SectionFields[S]>

const ONE_ONLY: ReadonlySet<FieldRow['draw']> = new Set(['flag', 'photo', 'file'])

const readingOf = ({ section, field, from, draw }: FieldRow) => ({
  field,
  from: from.map(name => name.split('.') as [part: string, name: string]), // a RecordField
  read: DERIVED[`${section}.${field}`] ?? ((values: unknown[]) => values[0]),
  /** A flag, photo or file is shown once. Disputes about it appear in the fields next to it. */
  isOneOnly: ONE_ONLY.has(draw),
  /** The name decides unless the person entered or denied an effect. */
  isEmptySaid: draw === 'effect',
})

const READINGS = new Map(EVERY_SECTION.map(section => [section, rowsOf(section).map(readingOf)]))

export function gateFor(granted: Disclosed, today: string): Gate {
  return (section, source) => {
    const card: { [field: string]: unknown } = {}
    const others: { [field: string]: unknown[] } = {}
    const shown: readonly string[] = granted[section] ?? []
    for (const reading of READINGS.get(section) ?? []) {
      if (!shown.includes(reading.field)) continue
      const [value, ...different] = sidesIn(reading, source as Source, today)
      if (isFilled(value)) card[reading.field] = value
      if (different.length > 0) others[reading.field] = different
    }
    if (Object.keys(others).length > 0) card.others = others
    // The table grants a section's required fields at every level that opens it.
    return card as Disputed<SectionFields[typeof section]>
  }
}

function sidesIn(
  { from, read, isOneOnly, isEmptySaid }: ReturnType<typeof readingOf>,
  source: Source,
  today: string,
): unknown[] {
  // Derived fields come from text; other fields keep their type.
  const values = from.map(([part, name]) => source[part]?.[name] as Text)
  const value = read(values, today)
  if (isOneOnly || from.every(([part]) => source[part]?.conflicts === undefined)) return [value]
  const entered = from.flatMap(([part, name], at) =>
    (source[part]?.conflicts?.[name] ?? []).map(other =>
      read(Object.assign([...values], { [at]: other }), today),
    ),
  )
  if (entered.length === 0) return [value]
  const said = [value ?? '', ...entered.filter(each => isEmptySaid || isFilled(each))].map(written)
  const sides = new Map(said.map(side => [JSON.stringify(side), side]))
  return [value, ...[...sides.values()].slice(1)]
}

const written = (value: unknown) => (typeof value === 'object' ? value : String(value))

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
