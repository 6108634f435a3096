/**
 * `live`: the server makes a new summary for each request. `sealed`: the phone encrypted the file, and the
 * server never has the key, so only the phone knows the link.
 */
import * as z from 'zod/mini'
import { text } from '../medical/text'
import { EXPIRATIONS } from '../qr'
import { LABEL_MAX, PASSCODE_MAX, SUMMARY_LEVELS } from '../shl'

export const SHARE_LIMITS = {
  /** Links of one record that work at the same time. */
  open: 20,
  madeADay: 50,
  /** In the lifetime of a link. */
  wrongPasscodes: 10,
  /** In characters. */
  sealedLength: 1_000_000,
} as const

export const PASSCODE_MIN = 6

const common = {
  level: z.enum(SUMMARY_LEVELS, { error: 'Choose what the link tells' }),
  expiresIn: z.enum(EXPIRATIONS, { error: 'Choose until when the link works' }),
  /**
   * Anyone who has the link can read the label without a passcode. The limit also holds for readers that
   * count UTF-16.
   */
  label: z.optional(
    text(LABEL_MAX).check(
      z.refine(({ length }) => length <= LABEL_MAX, {
        error: 'Use fewer signs: some readers count each of these twice',
      }),
    ),
  ),
}

/** Compact serialization of a JWE with an empty encrypted key. */
const jwe = z
  .string({ error: 'Encrypt the file first' })
  .check(
    z.maxLength(SHARE_LIMITS.sealedLength, 'This file is too large for a link'),
    z.regex(/^[\w-]{20,1000}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/, 'Encrypt the file first'),
  )

const passcode = text(PASSCODE_MAX).check(
  z.refine(
    // Spaces and invisible characters do not make a passcode harder to guess.
    said =>
      [...said.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')].length >=
      PASSCODE_MIN,
    `Use at least ${PASSCODE_MIN} characters`,
  ),
)

export const shareRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), ...common, passcode: z.optional(passcode) }),
  z.strictObject({ kind: z.literal('sealed'), ...common, content: jwe }),
])
export type ShareRequest = z.infer<typeof shareRequestSchema>

const SHARE_STATUSES = ['active', 'expired', 'ended', 'locked'] as const

export const shareAnswerSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['live', 'sealed']),
  level: z.enum(SUMMARY_LEVELS),
  label: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: the link does not end by itself. */
  endsAt: z.nullable(z.iso.datetime()),
  status: z.enum(SHARE_STATUSES),
  /** Null: the link has no passcode. */
  remainingAttempts: z.nullable(z.int()),
  url: z.string(),
  /** Null for a sealed link and for one that does not work. */
  link: z.nullable(z.string()),
  /**
   * The latest requests come first. Requests with the same name from one network on one day are one entry.
   * Requests without a name are merged after the first twenty of a network and day.
   */
  requests: z.array(
    z.strictObject({
      recipient: z.string(),
      outcome: z.enum(['opened', 'wrong_passcode']),
      at: z.iso.datetime(),
      lastAt: z.iso.datetime(),
      times: z.int(),
    }),
  ),
})
export type ShareAnswer = z.infer<typeof shareAnswerSchema>
export const sharesAnswerSchema = z.array(shareAnswerSchema)

export const VIEWER_PATH = '/view'
