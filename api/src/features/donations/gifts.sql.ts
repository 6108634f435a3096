import type { GiftKind, TierId } from 'sync-protocol/commerce'
import type { DonationStatus } from 'sync-protocol/rest'
import { isUuid } from '../../core/uuid'
import type { Tx } from '../../db/database'

export type GiftRow = {
  id: string
  user_id: string | null
  donor_network_hash: string
  kind: GiftKind
  tier: TierId | null
  total_cents: number
  refunded_cents: number
  status: DonationStatus
  intent_id: string | null
  sealed_receipt_email: Buffer | null
  receipt_number: string | null
  receipt_state: 'none' | 'due' | 'sent'
  created_at: Date
  paid_at: Date | null
  stripe_reads: number
  stripe_read_at: Date | null
  problem: string | null
}

export const lockDonor = (tx: Tx, donorKey: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${donorKey}, 0))`

export async function findOpenGift(tx: Tx, donorKey: string): Promise<GiftRow | undefined> {
  const [row] = await tx<GiftRow[]>`
    select * from donations
    where donor_key = ${donorKey} and status = 'pending' and kind = 'one_time'`
  return row
}

export async function findLastGift(tx: Tx, donorKey: string): Promise<GiftRow | undefined> {
  const [row] = await tx<GiftRow[]>`
    select * from donations where donor_key = ${donorKey} and kind = 'one_time'
    order by created_at desc, id desc limit 1`
  return row
}

type NewGift = {
  id: string
  userId: string | null
  donorKey: string
  donorAddress: string
  kind: GiftKind
  tier: TierId | null
  totalCents: number
  sealedReceiptEmail: Buffer | null
  at: Date
}

export async function insertGift(tx: Tx, gift: NewGift): Promise<void> {
  await tx`
    insert into donations (id, user_id, donor_key, donor_network_hash, kind, tier, total_cents,
      sealed_receipt_email, created_at)
    values (${gift.id}, ${gift.userId}, ${gift.donorKey}, ${gift.donorAddress}, ${gift.kind},
      ${gift.tier}, ${gift.totalCents}, ${gift.sealedReceiptEmail}, ${gift.at})`
}

export const cancelGift = (tx: Tx, id: string) =>
  tx`update donations set status = 'cancelled', sealed_receipt_email = null
     where id = ${id} and status = 'pending'`

export const setIntent = (tx: Tx, id: string, intentId: string) =>
  tx`update donations set intent_id = ${intentId} where id = ${id} and intent_id is null`

export const setReceiptEmail = (tx: Tx, id: string, sealed: Buffer | null) =>
  tx`update donations set sealed_receipt_email = ${sealed} where id = ${id}`

export async function findWaitingGift(tx: Tx, userId: string): Promise<GiftRow | undefined> {
  const [row] = await tx<GiftRow[]>`
    select * from donations where user_id = ${userId} and kind = 'one_time'
      and status in ('pending', 'processing')
    order by created_at desc, id desc limit 1`
  return row
}

/** Runs within a transaction that names the row or its payment. */
export async function readGift(tx: Tx, idOrIntent: string): Promise<GiftRow | undefined> {
  const [row] = isUuid(idOrIntent)
    ? await tx<GiftRow[]>`select * from donations where id = ${idOrIntent}`
    : await tx<GiftRow[]>`select * from donations where intent_id = ${idOrIntent}`
  return row
}

export async function readGiftsOf(tx: Tx, userId: string): Promise<GiftRow[]> {
  return tx<GiftRow[]>`
    select * from donations where user_id = ${userId}
      and (status in ('paid', 'refunded', 'processing') or problem is not null)
    order by created_at desc, id desc limit 1000`
}

type Move = Pick<GiftRow, 'status' | 'refunded_cents' | 'problem'> & {
  isNewlyPaid: boolean
  at: Date
}

/** Returns false if another write came first, because Stripe's answer may then be outdated. */
export async function moveGift(tx: Tx, read: GiftRow, move: Move): Promise<boolean> {
  const { isNewlyPaid, at } = move
  const moved = await tx`
    update donations set
      status = ${move.status}, refunded_cents = ${move.refunded_cents}, problem = ${move.problem},
      stripe_reads = stripe_reads + 1, stripe_read_at = ${at},
      paid_at = case when ${isNewlyPaid} then ${at}::timestamptz else paid_at end,
      receipt_number = case when ${isNewlyPaid}
        then 'LT-' || to_char(nextval('receipt_numbers'), 'FM000000') else receipt_number end,
      receipt_state = case when ${isNewlyPaid} then 'due' else receipt_state end
    where id = ${read.id} and stripe_reads = ${read.stripe_reads}
    returning 1`
  return moved.length === 1
}
