/**
 * The holder of the token from an e-mail can look at the link, confirm, and say "not me" without a session.
 * All three calls answer with the state of the link, so a repeated press changes nothing. An unknown token is
 * `not_found`.
 */
import * as z from 'zod/mini'
import { type EMAIL_STATES, emailSchema } from './user'

export const newEmailRequestSchema = z.strictObject({ newEmail: emailSchema })

export const emailLinkRequestSchema = z.strictObject({
  token: z
    .string({ error: 'Open the link of the email' })
    .check(
      z.minLength(1, { error: 'Open the link of the email' }),
      z.maxLength(200, { error: 'Too long' }),
    ),
})

/**
 * - `refused`: the mailbox's holder removed the address from the account.
 * - `expired`: the link is too old to confirm, but the holder can still say "not me".
 * - `replaced`: the account has, or waits for, a newer address.
 */
const EMAIL_LINK_STATES = ['open', 'confirmed', 'refused', 'expired', 'replaced', 'taken'] as const

export const emailLinkAnswerSchema = z.object({
  state: z.enum(EMAIL_LINK_STATES),
  /** Null if the account no longer has the address, or never had it. */
  email: z.nullable(z.string()),
  isChange: z.boolean(),
  accountCreatedAt: z.iso.datetime(),
})

export type EmailState = (typeof EMAIL_STATES)[number]
export type EmailLinkState = (typeof EMAIL_LINK_STATES)[number]
export type EmailLinkAnswer = z.infer<typeof emailLinkAnswerSchema>
