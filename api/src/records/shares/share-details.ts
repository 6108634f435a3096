import type { KeyObject } from 'node:crypto'
import { may, type Role } from 'sync-protocol/family'
import { SUMMARY_LEVELS } from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { type SealContext, sealJson, unsealJson } from '../../db/seal'

const detailsSchema = z.object({
  level: z.enum(SUMMARY_LEVELS),
  label: z.string(),
  token: z.string(),
  /** Absent if only the phone has the key of the link's files. */
  key: z.optional(z.string()),
  /** Undefined if the record's own person made the link. */
  madeBy: z.optional(z.string()),
})
export type ShareDetails = z.infer<typeof detailsSchema>

type At = { userId: string; id: string }
const placeOf = (table: 'shares' | 'share_requests', { userId, id }: At): SealContext => ({
  ...{ table, collection: '', id, userId },
})

export const sealShareDetails = (key: KeyObject, at: At, details: ShareDetails): Buffer =>
  sealJson(key, placeOf('shares', at), details)

export const openShareDetails = (key: KeyObject, at: At, sealed: Buffer): ShareDetails =>
  detailsSchema.parse(unsealJson(key, placeOf('shares', at), sealed))

const requestSchema = z.object({
  /** Empty for a network that gave too many names in one day. */
  recipient: z.string(),
  outcome: z.enum(['opened', 'wrong_passcode']),
})
export type ShareRequestContent = z.infer<typeof requestSchema>

export const sealRequest = (key: KeyObject, at: At, content: ShareRequestContent): Buffer =>
  sealJson(key, placeOf('share_requests', at), content)

export const openRequest = (key: KeyObject, at: At, sealed: Buffer): ShareRequestContent =>
  requestSchema.parse(unsealJson(key, placeOf('share_requests', at), sealed))

/** A link ends when its maker loses the right to make one. */
export const isMakerStillIn = (
  { madeBy }: ShareDetails,
  members: readonly { memberId: string; role: Role }[],
): boolean =>
  madeBy === undefined ||
  members.some(({ memberId, role }) => memberId === madeBy && may(role, 'widen'))
