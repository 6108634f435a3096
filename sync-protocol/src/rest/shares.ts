/**
 * SMART Health Links to a record, as their owner sees them. What others ask of one is the guide's:
 * sync-protocol/shl. `live`: the server makes the summary anew at each request. `sealed`: a file that
 * the phone encrypted; its key was never here, so its link is known to the phone alone.
 */
import * as z from 'zod/mini'
import { text } from '../medical/text'
import { EXPIRATIONS } from '../qr'
import { LABEL_MAX, PASSCODE_MAX, SUMMARY_LEVELS } from '../shl'

export const SHARE_LIMITS = {
  /** Links of one record that work at a time. */
  open: 20,
  /** Made for one record in a day. */
  madeADay: 50,
  /** Wrong passcodes that a link takes in all its life. */
  wrongPasscodes: 10,
  /** Characters of a sealed file. */
  sealedLength: 1_000_000,
} as const

export const PASSCODE_MIN = 6

const common = {
  level: z.enum(SUMMARY_LEVELS, { error: 'Choose what the link tells' }),
  expiresIn: z.enum(EXPIRATIONS, { error: 'Choose until when the link works' }),
  /** Who has the link can read it, without a passcode, too. Short enough for readers that count UTF-16. */
  label: z.optional(
    text(LABEL_MAX).check(
      z.refine(({ length }) => length <= LABEL_MAX, {
        error: 'Use fewer signs: some readers count each of these twice',
      }),
    ),
  ),
}

/** Compact serialization, of a cipher that has no encrypted key. */
const jwe = z
  .string({ error: 'Encrypt the file first' })
  .check(
    z.maxLength(SHARE_LIMITS.sealedLength, 'This file is too large for a link'),
    z.regex(/^[\w-]{20,1000}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/, 'Encrypt the file first'),
  )

const passcode = text(PASSCODE_MAX).check(
  z.refine(
    // Spaces and invisible characters do not make it harder to guess.
    said =>
      [...said.replace(/[\s\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu, '')].length >= PASSCODE_MIN,
    `Use at least ${PASSCODE_MIN} characters`,
  ),
)

export const shareRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), ...common, passcode: z.optional(passcode) }),
  z.strictObject({ kind: z.literal('sealed'), ...common, content: jwe }),
])
export type ShareRequest = z.infer<typeof shareRequestSchema>

/** `locked`: too many wrong passcodes. */
export const SHARE_STATUSES = ['active', 'expired', 'ended', 'locked'] as const

export const shareAnswerSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['live', 'sealed']),
  level: z.enum(SUMMARY_LEVELS),
  label: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when, or from when on, it does not work; null: until its owner ends it. */
  endsAt: z.nullable(z.iso.datetime()),
  status: z.enum(SHARE_STATUSES),
  /** Wrong passcodes that it still takes; null: it has no passcode. */
  remainingAttempts: z.nullable(z.int()),
  /** What receiving software asks. */
  url: z.string(),
  /** What is handed over; null of a sealed one, and of one that does not work. */
  link: z.nullable(z.string()),
  /**
   * Who asked, the latest first: the name that their software gave. The same name from one network on
   * one day is one line; without a name, those after the first twenty of a network and day.
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

/** The page that a link leads to in a browser; software for links reads what stands behind its `#`. */
export const VIEWER_PATH = '/view'
