/**
 * Passkeys as WebAuthn Level 3 writes them in JSON. Members that browsers add are dropped. The schemas only
 * require base64url of a plausible size, because the server's library checks the values.
 */
import * as z from 'zod/mini'
import { LINE_MAX, text } from '../medical/text'
import { chosenIdSchema, emailSchema, languageSchema } from './user'

const base64url = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.minLength(1), z.maxLength(max))

const credential = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal('public-key'),
}

export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(50_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(5_000),
    userHandle: z.optional(base64url(200)),
  }),
})

const person = {
  email: emailSchema,
  firstName: z.optional(text(LINE_MAX)),
  lastName: z.optional(text(LINE_MAX)),
  language: z.optional(languageSchema),
}

/** With an e-mail, the request creates a new account. Without, it adds a passkey for the signed-in user. */
export const passkeyOptionsRequestSchema = z
  .strictObject({ email: z.optional(emailSchema), id: z.optional(chosenIdSchema) })
  .check(
    z.refine(({ email, id }) => id === undefined || email !== undefined, {
      path: ['email'],
      error: 'Enter your email address',
    }),
  )

export const PASSKEY_NAME_MAX = 60
const passkeyName = text(PASSKEY_NAME_MAX)

export const passkeyRegisterRequestSchema = z.union([
  z.strictObject({ passkey: passkeyRegistrationSchema, name: z.optional(passkeyName) }),
  z.strictObject({ passkey: passkeyRegistrationSchema, ...person }),
])

export const passkeyLoginOptionsRequestSchema = z.strictObject({})
export const passkeyLoginRequestSchema = z.strictObject({ passkey: passkeyAssertionSchema })
export const passkeyNameRequestSchema = z.strictObject({ name: passkeyName })

/** The browser's library knows the other members. */
export const passkeyOptionsAnswerSchema = z.looseObject({ challenge: z.string() })

export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>
export type PasskeyOptionsRequest = z.infer<typeof passkeyOptionsRequestSchema>
export type PasskeyRegisterRequest = z.infer<typeof passkeyRegisterRequestSchema>
