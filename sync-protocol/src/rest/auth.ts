/**
 * Sign-in and recovery accept any password text, because a rule that changes later must neither lock out
 * existing users nor help an attacker to guess.
 */
import * as z from 'zod/mini'
import { LINE_MAX, text } from '../medical/text'
import { findPasswordFault } from './password'

export const emailSchema = z
  .string({ error: 'Enter your email address' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: 'Enter a valid email address' }),
  )

export const typedPassword = z
  .string({ error: 'Enter your password' })
  .check(
    z.minLength(1, { error: 'Enter your password' }),
    z.maxLength(1_000, { error: 'Too long' }),
  )

type NewPassword = { email: string; [field: string]: unknown }

const refusesWeakPassword = <Value extends NewPassword>(field: keyof Value & string) =>
  z.check<Value>(({ value, issues }) => {
    const fault = findPasswordFault(String(value[field]), value.email)
    if (fault) issues.push({ code: 'custom', input: undefined, path: [field], message: fault })
  })

/**
 * The device that holds the record makes this lower-case UUIDv4 (122 random bits). A stranger who knows
 * it could only claim it first.
 */
export const chosenIdSchema = z
  .uuidv4({ error: 'Not an id for an account' })
  .check(z.lowercase({ error: 'Not an id for an account' }))

const registerFields = z.strictObject({
  /** Without an id the server makes one. An id that has or had an account is refused with `id_taken`. */
  id: z.optional(chosenIdSchema),
  email: emailSchema,
  password: z.string({ error: 'Choose a password' }),
  firstName: z.optional(text(LINE_MAX)),
  lastName: z.optional(text(LINE_MAX)),
})
export const registerRequestSchema = registerFields.check(
  refusesWeakPassword<z.infer<typeof registerFields>>('password'),
)

export const loginRequestSchema = z.strictObject({ email: emailSchema, password: typedPassword })

const recoverFields = z.strictObject({
  email: emailSchema,
  recoveryCode: z.string({ error: 'Enter a recovery code' }).check(z.maxLength(100)),
  newPassword: z.string({ error: 'Choose a password' }),
})
export const recoverRequestSchema = recoverFields.check(
  refusesWeakPassword<z.infer<typeof recoverFields>>('newPassword'),
)

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
})

export const signedInAnswerSchema = z.object({ user: userSchema })

/** The recovery codes are shown only once: the server keeps only their hashes. */
export const registerAnswerSchema = z.object({
  user: userSchema,
  recoveryCodes: z.array(z.string()),
})

export const adminTokenRequestSchema = z.strictObject({
  token: z
    .string({ error: 'Enter the token' })
    .check(z.minLength(1, { error: 'Enter the token' }), z.maxLength(200, { error: 'Too long' })),
})

export const adminTokenAnswerSchema = z.object({ valid: z.boolean() })

export type RegisterRequest = z.infer<typeof registerRequestSchema>
export type LoginRequest = z.infer<typeof loginRequestSchema>
export type RecoverRequest = z.infer<typeof recoverRequestSchema>
export type User = z.infer<typeof userSchema>
export type SignedInAnswer = z.infer<typeof signedInAnswerSchema>
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>
