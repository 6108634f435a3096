import { fingerprint } from './fingerprint'
import { fullNameOf } from './person-name'
import type { MedicalRecord } from './record'

const known = new WeakMap<MedicalRecord, string>()

/**
 * A fingerprint of what a record says. Offline copies and prints keep it. Times could not show that they are
 * out of date: a clock may have been wrong, and an edit of another phone may arrive after a later print.
 */
export function recordMarkOf(record: MedicalRecord): string {
  const before = known.get(record)
  if (before) return before
  const mark = fingerprint(JSON.stringify(contentOf(record)))
  known.set(record, mark)
  return mark
}

function contentOf({ account, profile, changedAtMs: _, ...lists }: MedicalRecord) {
  // A sign-up after a print only repeats the profile's name, so the printed card is still right.
  const isRepeated =
    fullNameOf(account, profile?.primaryLanguage) === (profile?.fullName?.trim() ?? '')
  return [
    isRepeated ? [] : valuesOf(account),
    profile ? valuesOf(profile) : [],
    Object.values(lists).map(rows => rows.map(valuesOf)),
  ]
}

/** No print shows these. A person who confirms a record says that its prints are right. */
const UNPRINTED: ReadonlySet<string> = new Set(['id', 'revived', 'confirmedAt'])

const valuesOf = (row: object): [string, unknown][] =>
  Object.entries(row)
    .filter(([name, value]) => !UNPRINTED.has(name) && value != null && value !== '')
    .map(([name, value]): [string, unknown] => [
      name,
      name === 'conflicts'
        ? valuesOf(value)
        : Array.isArray(value)
          ? value.map(String).sort()
          : value,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1))
