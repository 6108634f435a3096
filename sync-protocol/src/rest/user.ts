/**
 * Apart from the requests with passwords, because the first screen of the app needs only these schemas.
 */
import * as z from 'zod/mini'

export const emailSchema = z
  .string({ error: 'Enter your email address' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: 'Enter a valid email address' }),
  )

/**
 * The device that holds the record makes this lower-case UUIDv4 (122 random bits). A stranger who knows
 * it could only claim it first.
 */
export const chosenIdSchema = z
  .uuidv4({ error: 'Not an id for an account' })
  .check(z.lowercase({ error: 'Not an id for an account' }))

/** A language of the app's screens (ISO 639-1). The server writes English if it does not have the language. */
export const languageSchema = z.string().check(z.regex(/^[a-z]{2}$/))
export const languageRequestSchema = z.strictObject({ language: languageSchema })

/**
 * `unconfirmed`: the server sends only the confirmation e-mail. `refused`: the mailbox's holder said that
 * this account is not theirs.
 */
export const EMAIL_STATES = ['unconfirmed', 'confirmed', 'refused'] as const

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  emailState: z.enum(EMAIL_STATES),
  /** Replaces `email` once its mailbox confirms it. */
  newEmail: z.nullable(z.string()),
  /** False if the person has no recovery codes. */
  recoveryCodesSeen: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.nullable(z.enum(['owner', 'admin'])),
  createdAt: z.iso.datetime(),
  /** Missing until a device has sent it. */
  language: z.optional(languageSchema),
})

export const signedInAnswerSchema = z.object({ user: userSchema })

/** The recovery codes are shown only once: the server keeps only their hashes. */
export const registerAnswerSchema = z.object({
  user: userSchema,
  recoveryCodes: z.array(z.string()),
})

export type User = z.infer<typeof userSchema>
export type SignedInAnswer = z.infer<typeof signedInAnswerSchema>
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>
