/**
 * A mutation: one change of one row as a device wrote it. Ids run without gaps per client, from 1.
 * Every field carries the version of the row its author was looking at (0: none yet; see also
 * KNOWN_BEFORE), which is what makes a merge by field possible; a remove carries the same once.
 */
import * as z from 'zod/mini'
import { COLLECTION_NAMES } from './collections'
import { fingerprint } from './fingerprint'

/** What a field may hold on the wire. Schemas of the collections decide what it means. */
export type FieldValue = string | number | boolean | null

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
const FIELD_NAME = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/))

/** Versions count pushes within one person's space. */
export const versionSchema = z.int().check(z.gte(0))
/**
 * In place of a version: the author knows the row, but from a past that the server cannot name any
 * more (it was restored, or the row deleted and forgotten). Nothing that stands there now was seen.
 */
export const KNOWN_BEFORE = -1
const baseSchema = z.int().check(z.gte(KNOWN_BEFORE))
/** Ids are compared as text and authenticated with what they name: one spelling each. */
const lowerCaseUuid = z.uuid().check(z.lowercase())
export const rowIdSchema = lowerCaseUuid
export const clientIdSchema = lowerCaseUuid

export const mutationSchema = z.strictObject({
  id: z.int().check(z.gte(1)),
  hash: z.string().check(z.minLength(1), z.maxLength(128)),
  /** When it was made by the device's clock, ms since the epoch. Clamped by the server. */
  at: z.int(),
  collection: z.enum(COLLECTION_NAMES),
  rowId: rowIdSchema,
  kind: z.enum(['put', 'remove']),
  fields: z.optional(z.record(FIELD_NAME, z.tuple([fieldValueSchema, baseSchema]))),
  /** Of a remove: the version of the row its author was looking at. Absent: delete regardless. */
  baseVersion: z.optional(versionSchema),
})

export type Mutation = z.infer<typeof mutationSchema>

/**
 * A fingerprint of a mutation's content, over its canonical JSON.
 * It tells a repeated mutation from another one under the same id (a cloned browser profile);
 * it is no protection against an attacker, who may only ever write their own space anyway.
 */
export function mutationHash(mutation: Omit<Mutation, 'hash' | 'id'>): string {
  const fields = Object.entries(mutation.fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const { at, collection, rowId, kind, baseVersion = null } = mutation
  return fingerprint(JSON.stringify([at, collection, rowId, kind, fields, baseVersion]))
}
