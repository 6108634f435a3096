/**
 * One change of one row, as a device wrote it. A client's ids start at 1 and have no gaps.
 *
 * A field carries the version of the row that its author looked at (0 for none; see also `KNOWN_BEFORE`).
 */
import * as z from 'zod/mini'
import { fingerprint } from '../medical/fingerprint'
import { COLLECTION_NAMES, fieldValueSchema } from './collections'

const FIELD_NAME = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/))

/** Counts the pushes within one person's space. */
export const versionSchema = z.int().check(z.gte(0))
/**
 * Replaces a version if the server can no longer name it, because the server was restored or the row was
 * deleted and forgotten. The author has seen none of the row's present values.
 */
export const KNOWN_BEFORE = -1
const baseSchema = z.int().check(z.gte(KNOWN_BEFORE))
/** Ids are compared as text and authenticated with their rows, so an id has exactly one spelling. */
const lowerCaseUuid = z.uuid().check(z.lowercase())
export const rowIdSchema = lowerCaseUuid
export const clientIdSchema = lowerCaseUuid

export const mutationSchema = z.strictObject({
  id: z.int().check(z.gte(1)),
  hash: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Ms since the epoch by the device's clock. The server clamps it. */
  at: z.int(),
  collection: z.enum(COLLECTION_NAMES),
  rowId: rowIdSchema,
  kind: z.enum(['put', 'remove']),
  fields: z.optional(z.record(FIELD_NAME, z.tuple([fieldValueSchema, baseSchema]))),
  /** If absent, the row is deleted regardless. */
  baseVersion: z.optional(versionSchema),
})

export type Mutation = z.infer<typeof mutationSchema>

/**
 * Distinguishes a repeated mutation from another one with the same id (from a cloned browser profile). It
 * does not protect against attackers, but an attacker can only write to their own space.
 */
export function mutationHash(mutation: Omit<Mutation, 'hash' | 'id'>): string {
  const fields = Object.entries(mutation.fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const { at, collection, rowId, kind, baseVersion = null } = mutation
  return fingerprint(JSON.stringify([at, collection, rowId, kind, fields, baseVersion]))
}
