/**
 * A record as the server keeps it and as a pull delivers it: every field with the version that
 * wrote it, and the values that lost a merge until the person has looked at them. Deletion is a
 * state, not an absence: an edit made elsewhere at the same time can still revive the row.
 */
import * as z from 'zod/mini'
import { type FieldValue, fieldValueSchema, versionSchema } from './mutation'

const entrySchema = z.strictObject({
  value: fieldValueSchema,
  version: versionSchema,
  /** When its author wrote it, ms since the epoch, clamped. */
  at: z.int(),
  /** The client that wrote it: its own later edits are never in conflict with it. */
  client: z.string(),
  /** The account of who wrote it, as the server knows it; left out for the record's own person. */
  actor: z.optional(z.string()),
})

export const recordStateSchema = z.strictObject({
  fields: z.record(z.string(), entrySchema),
  conflicts: z.optional(z.record(z.string(), z.array(entrySchema))),
  deletedAt: z.nullable(z.int()),
  /** Version of the push that deleted it; 0 while it lives. */
  deletedVersion: versionSchema,
  deletedBy: z.optional(z.string()),
  /** Deleted on one device while edited on another at this version: it lives, to be looked at. */
  revived: z.optional(versionSchema),
  createdAt: z.int(),
  updatedAt: z.int(),
})

export type FieldEntry = z.infer<typeof entrySchema>
export type RecordState = z.infer<typeof recordStateSchema>

/** The record without the secret behind a code's link, for an export that may be handed on. */
export function withoutSecret({ fields, conflicts = {}, ...rest }: RecordState): RecordState {
  const { secret: _value, ...others } = fields
  const { secret: _disputed, ...disputes } = conflicts
  const hasDisputes = Object.keys(disputes).length > 0
  return { ...rest, fields: others, ...(hasDisputes && { conflicts: disputes }) }
}

/** The values of a record alone. */
export function valuesOf(state: RecordState): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(state.fields).map(([name, entry]) => [name, entry.value]),
  )
}
