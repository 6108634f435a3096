/**
 * The values that lost a merge are kept until the person has looked at them. A deletion is a state, because a
 * concurrent edit can still revive the row.
 */
import * as z from 'zod/mini'
import { type FieldValue, fieldValueSchema } from './field-value'
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
