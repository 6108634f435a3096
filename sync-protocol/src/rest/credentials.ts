/**
 * Every change requires a sign-in within the last 10 minutes, which `reauthenticate` renews without leaving
 * the screen.
 */
import * as z from 'zod/mini'
import { typedPassword } from './auth'
import { passkeyAssertionSchema } from './passkeys'

export const reauthenticateRequestSchema = z.union([
  z.strictObject({ password: typedPassword }),
  z.strictObject({ passkey: passkeyAssertionSchema }),
])

/** The server checks the password, because the rules depend on the account's e-mail. */
export const passwordRequestSchema = z.strictObject({
  newPassword: z.string({ error: 'Choose a password' }),
})

/** One to use and two spare ones. */
export const RECOVERY_CODES = 3

/** Each is 24 characters long and works once. */
export const recoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) })

const passkeyAnswerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The person's system copies the passkey to their other devices. */
  isBackedUp: z.boolean(),
})

export const credentialsAnswerSchema = z.strictObject({
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeyAnswerSchema),
})

export const sessionAnswerSchema = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** Only the day is exact. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export const sessionsAnswerSchema = z.array(sessionAnswerSchema)

export type ReauthenticateRequest = z.infer<typeof reauthenticateRequestSchema>
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>
export type CredentialsAnswer = z.infer<typeof credentialsAnswerSchema>
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>
