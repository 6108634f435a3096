import type { KeyObject } from 'node:crypto'
import type { InvitationAnswer } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { sealJson, unsealJson } from '../../db/seal'
import type { InvitationRow } from '../../records/family/invitations.sql'

const detailsSchema = z.object({
  email: z.nullable(z.string()),
  accepted: z.optional(z.object({ name: z.string(), email: z.string() })),
})

type InvitationDetails = z.infer<typeof detailsSchema>

type Place = { subjectId: string; id: string }

export const sealInvitationDetails = (
  key: KeyObject,
  place: Place,
  details: InvitationDetails,
): Buffer => sealJson(key, placeOf(place), details)

export const openInvitationDetails = (
  key: KeyObject,
  place: Place,
  sealed: Buffer,
): InvitationDetails => detailsSchema.parse(unsealJson(key, placeOf(place), sealed))

const placeOf = ({ subjectId: userId, id }: Place) => ({
  ...{ table: 'invitations', collection: '', id, userId },
})

export const invitationAnswer = (
  row: InvitationRow,
  { email, accepted }: InvitationDetails,
): InvitationAnswer => ({
  id: row.id,
  role: row.role,
  until: row.until?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  createdBy: row.createdBy,
  email,
  acceptedBy: accepted ?? null,
})
