import type { KeyObject } from 'node:crypto'
import { may, type Role } from 'sync-protocol/family'
import { SUMMARY_LEVELS } from 'sync-protocol/shl'
import * as z from 'zod/mini'
import { type Place, sealJson, unsealJson } from '../../db/seal'

const detailsSchema = z.object({
  level: z.enum(SUMMARY_LEVELS),
  label: z.string(),
  /** Of the link's address. */
  token: z.string(),
  /** Of the link's files; left out where only the phone knows it. */
  key: z.optional(z.string()),
  /** The UUID of the member who made it. Undefined if it was the record's own person. */
  madeBy: z.optional(z.string()),
})
export type ShareDetails = z.infer<typeof detailsSchema>

type At = { userId: string; id: string }
const placeOf = (table: 'shares' | 'share_requests', { userId, id }: At): Place => ({
  ...{ table, collection: '', id, userId },
})

export const sealDetails = (key: KeyObject, at: At, details: ShareDetails): Buffer =>
  sealJson(key, placeOf('shares', at), details)

export const openDetails = (key: KeyObject, at: At, sealed: Buffer): ShareDetails =>
  detailsSchema.parse(unsealJson(key, placeOf('shares', at), sealed))

const requestSchema = z.object({
  /** Empty: one of many names from one network on one day. */
  recipient: z.string(),
  outcome: z.enum(['opened', 'wrong_passcode']),
})
/** Who asked for a link, in their own words, and what came of it. */
export type ShareRequestContent = z.infer<typeof requestSchema>

export const sealRequest = (key: KeyObject, at: At, content: ShareRequestContent): Buffer =>
  sealJson(key, placeOf('share_requests', at), content)

export const openRequest = (key: KeyObject, at: At, sealed: Buffer): ShareRequestContent =>
  requestSchema.parse(unsealJson(key, placeOf('share_requests', at), sealed))

/** Whether the maker of the link may still make one. A link ends with the role of its maker. */
export const isMakerStillIn = (
  { madeBy }: ShareDetails,
  members: readonly { memberId: string; role: Role }[],
): boolean =>
  madeBy === undefined ||
  members.some(({ memberId, role }) => memberId === madeBy && may(role, 'widen'))
