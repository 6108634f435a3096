/**
 * The values that lost a merge are kept until the person has looked at them. A deletion is a state, because a
 * concurrent edit can still revive the row.
 */
import * as z from 'zod/mini'
import { fingerprint } from '../medical/fingerprint'
import { type FieldValue, fieldValueSchema } from './collections'
import { versionSchema } from './mutation'

const entrySchema = z.strictObject({
  value: fieldValueSchema,
  version: versionSchema,
  /** Ms since the epoch, clamped. */
  at: z.int(),
  /** Later edits by the same client never conflict with it. */
  client: z.string(),
  /** Absent for the record's own person. */
  actor: z.optional(z.string()),
})

export const recordStateSchema = z.strictObject({
  fields: z.record(z.string(), entrySchema),
  conflicts: z.optional(z.record(z.string(), z.array(entrySchema))),
  deletedAt: z.nullable(z.int()),
  deletedVersion: versionSchema,
  deletedBy: z.optional(z.string()),
  /** The row was deleted on one device and edited on another at this version. */
  revived: z.optional(versionSchema),
  createdAt: z.int(),
  updatedAt: z.int(),
})

export type FieldEntry = z.infer<typeof entrySchema>
export type RecordState = z.infer<typeof recordStateSchema>

/** Removes the secret of a code's link, because an export may be passed on. */
export function withoutSecret({ fields, conflicts = {}, ...rest }: RecordState): RecordState {
  const { secret: _value, ...others } = fields
  const { secret: _disputed, ...disputes } = conflicts
  const hasDisputes = Object.keys(disputes).length > 0
  return { ...rest, fields: others, ...(hasDisputes && { conflicts: disputes }) }
}

export function valuesOf(state: RecordState): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(state.fields).map(([name, entry]) => [name, entry.value]),
  )
}

/**
 * Does not depend on the order of keys. It finds a difference between two honest computations, and does not
 * protect against an attacker.
 */
export const stateHash = (state: RecordState): string => fingerprint(JSON.stringify(inOrder(state)))

/** One `JSON.stringify` of a sorted copy is twice as fast as building the text key by key. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const parts = value as Readonly<Record<string, unknown>> // only its own keys are read
  const ordered: Record<string, unknown> = {}
  for (const key of Object.keys(parts).sort()) ordered[key] = inOrder(parts[key])
  return ordered
}
