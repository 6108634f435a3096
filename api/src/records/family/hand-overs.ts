/** Hand-overs that have not taken effect. Call these functions in a transaction of the record. */
import type { KeyObject } from 'node:crypto'
import { HAND_OVER_WAIT_HOURS, ROLES } from 'sync-protocol/family'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database'
import { sealJson, unsealJson } from '../../db/seal'

const detailsSchema = z.object({
  email: z.string(),
  keepAs: z.nullable(z.enum(ROLES)),
  passwordHash: z.nullable(z.string()),
  passkey: z.nullable(
    z.object({
      credentialId: z.string(),
      /** In base64url, as COSE encodes it. */
      publicKey: z.string(),
      counter: z.int(),
      transports: z.array(z.string()),
      isBackedUp: z.boolean(),
      name: z.string(),
    }),
  ),
})

/** If `keepAs` is null, the asking guardian leaves the record. */
export type HandOverDetails = z.infer<typeof detailsSchema>
export type HandOver = HandOverDetails & { memberId: string; takesEffectAt: Date }

export const handOverWaitFrom = (at: Date): Date =>
  new Date(at.getTime() + HAND_OVER_WAIT_HOURS * 3_600_000)

export async function insertHandOver(
  tx: Tx,
  key: KeyObject,
  id: string,
  { memberId, takesEffectAt, ...details }: HandOver,
): Promise<boolean> {
  const sealed = sealJson(key, placeOf(id), details)
  const inserted = await tx`
    insert into hand_overs (user_id, member_id, takes_effect_at, sealed)
    values (${id}, ${memberId}, ${takesEffectAt}, ${sealed})
    on conflict do nothing returning 1`
  return inserted.length === 1
}

export async function readHandOver(
  tx: Tx,
  key: KeyObject,
  id: string,
): Promise<HandOver | undefined> {
  const [row] = await tx<{ memberId: string; takesEffectAt: Date; sealed: Buffer }[]>`
    select member_id as "memberId", takes_effect_at as "takesEffectAt", sealed
    from hand_overs where user_id = ${id}`
  if (!row) return undefined
  const { sealed, ...stored } = row
  return { ...stored, ...detailsSchema.parse(unsealJson(key, placeOf(id), sealed)) }
}

/**
 * Postpones a hand-over only if it is due at `from`, because another server may have postponed it already.
 */
export const postponeHandOver = (tx: Tx, id: string, { from, to }: { from: Date; to: Date }) =>
  tx`
    update hand_overs set takes_effect_at = ${to}
    where user_id = ${id} and takes_effect_at <= ${from}`

/** `askedBy`: deletes the hand-over only if this guardian asked for it. */
export async function deleteHandOver(tx: Tx, id: string, askedBy?: string): Promise<boolean> {
  const deleted = await tx`
    delete from hand_overs where user_id = ${id}
    ${askedBy === undefined ? tx`` : tx`and member_id = ${askedBy}`} returning 1`
  return deleted.length === 1
}

export async function readEffectOfHandOver(tx: Tx, id: string): Promise<Date | undefined> {
  const [row] = await tx<{ takesEffectAt: Date }[]>`
    select takes_effect_at as "takesEffectAt" from hand_overs where user_id = ${id}`
  return row?.takesEffectAt
}

const placeOf = (id: string) => ({ table: 'hand_overs', collection: '', id, userId: id })
