/**
 * What a person signs in with, and where they are signed in. All that changes it wants a sign-in of
 * the last 10 minutes, which `reauthenticate` renews without leaving the screen.
 */
import * as z from 'zod/mini'
import { typedPassword } from './auth'
import { passkeyAssertionSchema } from './passkeys'

/** The password or a passkey, whichever is at hand. */
export const reauthenticateRequestSchema = z.union([
  z.strictObject({ password: typedPassword }),
  z.strictObject({ passkey: passkeyAssertionSchema }),
])

/** Which passwords will do depends on the account's e-mail: the server checks it. */
export const passwordRequestSchema = z.strictObject({
  newPassword: z.string({ error: 'Choose a password' }),
})

export const recoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const passkeyAnswerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Their system copies it to their other devices. */
  isBackedUp: z.boolean(),
})

export const credentialsAnswerSchema = z.strictObject({
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeyAnswerSchema),
})

export const sessionAnswerSchema = z.strictObject({
  id: z.uuid(),
  /** In words: "Chrome on Android". */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** To the day. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export const sessionsAnswerSchema = z.array(sessionAnswerSchema)

export type ReauthenticateRequest = z.infer<typeof reauthenticateRequestSchema>
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>
export type CredentialsAnswer = z.infer<typeof credentialsAnswerSchema>
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>
