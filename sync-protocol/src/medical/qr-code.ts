/**
 * The row contains the capsule's digits, so that the phone and the server draw the same bytes. The token is a
 * bearer secret. It is encrypted at rest and used for nothing but the link.
 */
import * as z from 'zod/mini'
import { ACCESS_LEVELS, QR_TYPES } from './code-levels'
import { FINGERPRINT } from './fingerprint'

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Choose a color' }))

/** Version 40 at level L holds 7,089 digits. */
const CAPSULE_MAX = 3000

const TOKEN = /^[0-9A-HJKMNP-TV-Z]{26}$/

export const qrCodeSchema = z.strictObject({
  type: z.enum(QR_TYPES),
  accessLevel: z.enum(ACCESS_LEVELS),
  expiresAt: z.union([z.literal(''), z.iso.datetime()]),
  qrColor: hexColor,
  textColor: hexColor,
  /** 26 characters of Crockford base32, a hash of `secret`. */
  token: z.string().check(z.regex(TOKEN)),
  /**
   * 130 random bits made on the device, in the same alphabet. It proves to the server that the token
   * may be claimed. Responders and exports never receive it.
   */
  secret: z.string().check(z.regex(TOKEN)),
  /** Empty if the level carries no offline copy. */
  capsule: z.string().check(z.regex(/^\d*$/), z.maxLength(CAPSULE_MAX)),
  revision: z.int().check(z.gte(1)),
  revisedAt: z.iso.datetime(),
  /** `recordMarkOf` the record that the offline copy was made from. */
  recordMark: z.string().check(z.regex(FINGERPRINT)),
  /** The owner agreed that strangers may read medicine names (`medications` at `public` only). */
  confirmedPublic: z.optional(z.boolean()),
})

export type QrCode = z.infer<typeof qrCodeSchema>
export interface TokenClaim {
  token: string
  secret: string
}
