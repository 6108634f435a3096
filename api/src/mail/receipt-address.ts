import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'

/** Where a guest's receipt goes. A guest has no key of their own: it is sealed with one of the server's. */
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
