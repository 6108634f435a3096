/**
 * Sign-in and recovery accept any password text, because a rule that changes later must neither lock out
 * existing users nor help an attacker to guess.
 */
import * as z from 'zod/mini'
import { LINE_MAX, text } from '../medical/text'
import { findPasswordFault } from './password'
import { chosenIdSchema, emailSchema, languageSchema } from './user'

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

const registerFields = z.strictObject({
  /** Without an id the server makes one. An id that has or had an account is refused with `id_taken`. */
  id: z.optional(chosenIdSchema),
  email: emailSchema,
  password: z.string({ error: 'Choose a password' }),
  firstName: z.optional(text(LINE_MAX)),
  lastName: z.optional(text(LINE_MAX)),
  language: z.optional(languageSchema),
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

export const adminTokenRequestSchema = z.strictObject({
  token: z
    .string({ error: 'Enter the token' })
    .check(z.minLength(1, { error: 'Enter the token' }), z.maxLength(200, { error: 'Too long' })),
})

export const adminTokenAnswerSchema = z.object({ valid: z.boolean() })

export type RegisterRequest = z.infer<typeof registerRequestSchema>
export type LoginRequest = z.infer<typeof loginRequestSchema>
export type RecoverRequest = z.infer<typeof recoverRequestSchema>
