import type { KeyObject } from 'node:crypto'
import { PROFILE_COLORS } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { sealJson, unsealJson } from '../../db/seal'

const labelSchema = z.object({
  name: z.optional(z.string()),
  relationship: z.optional(z.string()),
  color: z.optional(z.enum(PROFILE_COLORS)),
})

/** The name and relationship of a member in a record, and the record's colour on the member's devices. */
export type Label = z.infer<typeof labelSchema>

export const sealLabel = (key: KeyObject, subjectId: string, memberId: string, label: Label) =>
  sealJson(key, placeOf(subjectId, memberId), label)

export const openLabel = (
  key: KeyObject,
  subjectId: string,
  memberId: string,
  sealed: Buffer,
): Label => labelSchema.parse(unsealJson(key, placeOf(subjectId, memberId), sealed))

const placeOf = (userId: string, id: string) => ({ table: 'members', collection: '', id, userId })
