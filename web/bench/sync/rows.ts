/** Each row has about 250 bytes of JSON. */
export type BenchCollection = 'allergies' | 'medications'

export interface BenchRow {
  id: string
  collection: BenchCollection
  values: Record<string, string>
}

export type Change = { atMs?: number } & (
  | { kind: 'add'; row: BenchRow }
  | { kind: 'edit'; row: BenchRow; values: Record<string, string> }
  | { kind: 'remove'; row: BenchRow }
)

const ALLERGENS = ['Penicillin', 'Peanuts', 'Latex', 'Shellfish', 'Bee venom', 'Ibuprofen']
const SEVERITIES = ['Mild', 'Moderate', 'Severe']
const MEDICINES = ['Warfarin', 'Metformin', 'Lisinopril', 'Levothyroxine', 'Insulin glargine']
const DOCTORS = ['Dr. Amélie Laurent', 'Dr. Jun Watanabe', 'Dr. Priya Raman', 'Dr. Tomás Ortega']

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? ''

/** The row is the same in every run. Its id has the form of the app's ids. */
export function makeRow(index: number): BenchRow {
  const id = `0199a000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`
  if (index % 2 === 0) {
    const reaction = `Hives and a swollen throat within ${(index % 50) + 5} minutes; adrenaline given, observed overnight in hospital`
    const allergen = `${pick(ALLERGENS, index / 2)} ${index}`
    return {
      id,
      collection: 'allergies',
      values: { allergen, severity: pick(SEVERITIES, index), reaction },
    }
  }
  return {
    id,
    collection: 'medications',
    values: {
      name: `${pick(MEDICINES, index)} ${index}`,
      dosage: `${(index % 40) + 5} mg, film-coated tablet`,
      frequency: 'Twice a day with food',
      prescribingDoctor: pick(DOCTORS, index),
      startDate: `20${String(10 + (index % 15))}-0${(index % 9) + 1}-1${index % 10}`,
    },
  }
}

export const makeRows = (count: number, from = 0): BenchRow[] =>
  Array.from({ length: count }, (_, index) => makeRow(from + index))

/** Edits the field that people correct most, so that two authors edit the same one. */
export function editBy(author: string, row: BenchRow): Change {
  const field = row.collection === 'allergies' ? 'reaction' : 'dosage'
  return { kind: 'edit', row, values: { [field]: `${row.values[field]} (${author})` } }
}

export function rowAfter(change: Change): BenchRow | undefined {
  if (change.kind === 'add') return change.row
  if (change.kind === 'remove') return undefined
  return { ...change.row, values: { ...change.row.values, ...change.values } }
}
