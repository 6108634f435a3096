/**
 * The one gate every disclosed value passes: what is not among the fields of the cell does not get
 * through, and neither do the values another device entered for it.
 */
import type { Disputed } from './card'

type Loose<T> = { [K in keyof T]: T[K] | '' | null | undefined }
type Filled<T> = { [K in keyof T]?: Exclude<T[K], '' | null | undefined> }
type Conflicts = { [field: string]: unknown[] | undefined }

/** `full` without what is missing, null or blank. */
export function filled<T extends object>(full: T): Filled<T> {
  // Only entries with a value are left, which fromEntries cannot say.
  return Object.fromEntries(
    Object.entries(full).filter(([, value]) => isFilled(value)),
  ) as Filled<T>
}

/** The filled ones of `fields`. */
export function keep<T extends object>(full: Loose<T>, fields: readonly (keyof T)[]): T {
  const kept = fields.map(field => [field, full[field]] as const)
  // The table grants a section's required fields at every level that opens it.
  return filled(Object.fromEntries(kept)) as T
}

/** As `keep`, with the disputed values of those fields beside them. */
export function keepDisputed<T extends object>(
  full: Loose<T>,
  fields: readonly (keyof T)[],
  conflicts: Conflicts = {},
): Disputed<T> {
  const others = fields.flatMap(field => {
    const values = (conflicts[String(field)] ?? []).filter(isFilled).map(String)
    const different = [...new Set(values)].filter(value => value !== String(full[field] ?? ''))
    return different.length > 0 ? [[field, different] as const] : []
  })
  const kept = keep<T>(full, fields)
  if (others.length === 0) return kept
  // Its keys are fields of T by construction, which fromEntries cannot say.
  return { ...kept, others: Object.fromEntries(others) as { [K in keyof T]?: string[] } }
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
