import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { randomBytes } from './random-pool'

/** The context of a sealed value is authenticated, so the value opens nowhere else. */
export type SealContext = { table: string; collection: string; id: string; userId: string }

const FORMAT = 1
const IV_BYTES = 12
const TAG_BYTES = 16
export const SEAL_BYTES = 1 + IV_BYTES + TAG_BYTES
/** A file is encrypted in slices, or there would be two copies of its ciphertext. */
export const SLICE_BYTES = 256 * 1024

/**
 * Seals with AES-256-GCM: format (1 byte), IV (12), ciphertext, tag (16). The key is a `KeyObject` because
 * Node would make one from a Buffer at each use, which took a seventh of an exchange's time on Node 24.
 */
export function seal(key: KeyObject, place: SealContext, content: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(placeBytes(place))
  const sealed = Buffer.allocUnsafe(SEAL_BYTES + content.byteLength)
  sealed[0] = FORMAT
  sealed.set(iv, 1)
  for (let at = 0; at < content.byteLength; at += SLICE_BYTES) {
    sealed.set(cipher.update(content.subarray(at, at + SLICE_BYTES)), 1 + IV_BYTES + at)
  }
  cipher.final()
  sealed.set(cipher.getAuthTag(), sealed.byteLength - TAG_BYTES)
  return sealed
}

/** Throws if the key, the context or a single bit differs. */
export function unseal(key: KeyObject, place: SealContext, sealed: Uint8Array): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < SEAL_BYTES) {
    throw new Error(`Sealed value of an unknown format in ${place.table}`)
  }
  const iv = sealed.subarray(1, 1 + IV_BYTES)
  const ciphertext = sealed.subarray(1 + IV_BYTES, -TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(placeBytes(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  const content = decipher.update(ciphertext)
  // It checks the tag and throws.
  decipher.final()
  return content
}

export const sealJson = (key: KeyObject, place: SealContext, value: unknown): Buffer =>
  seal(key, place, Buffer.from(JSON.stringify(value)))

export const unsealJson = (key: KeyObject, place: SealContext, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key, place, sealed).toString('utf8'))

export const filePlace = (userId: string, id: string): SealContext => ({
  table: 'files',
  collection: '',
  id,
  userId,
})

/** A JSON array, because joined strings of two different values could be equal. */
const placeBytes = ({ table, collection, id, userId }: SealContext) =>
  Buffer.from(JSON.stringify([table, collection, id, userId]))
