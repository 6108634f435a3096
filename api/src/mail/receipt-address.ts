import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'

/** A key of the server seals the address, because guests have no key. */
export const sealReceiptAddress = (
  keyring: Keyring,
  giftId: string,
  email: string | null,
): Buffer | null =>
  email === null
    ? null
    : seal(keyring.serverKey('guest_address'), placeOf(giftId), Buffer.from(email))

export const openReceiptAddress = (
  keyring: Keyring,
  giftId: string,
  sealed: Buffer | null,
): string | null =>
  sealed && unseal(keyring.serverKey('guest_address'), placeOf(giftId), sealed).toString()

const placeOf = (giftId: string) => ({
  table: 'donations',
  collection: 'receipt_email',
  id: giftId,
  userId: '',
})
