/**
 * Confirming an account's e-mail address, and changing it. A letter holds a link with a token; three
 * calls take that token, from anyone: to look what it is for, to confirm, and to say "not me". All
 * answer how the link stands afterwards, so that a repeated press changes nothing. A token that was
 * never given is `not_found`.
 */
import * as z from 'zod/mini'
import { type EMAIL_STATES, emailSchema } from './auth'

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
 * `open`      waits for an answer
 * `confirmed` the address is the account's, and confirmed
 * `refused`   it was taken off the account by its mailbox's holder
 * `expired`   too old to confirm; the holder can still say "not me"
 * `replaced`  the account has, or is to have, another address by now
 * `taken`     another account has the address
 */
export const EMAIL_LINK_STATES = [
  'open',
  'confirmed',
  'refused',
  'expired',
  'replaced',
  'taken',
] as const

export const emailLinkAnswerSchema = z.object({
  state: z.enum(EMAIL_LINK_STATES),
  /** Null where the account no longer has it, or never had. */
  email: z.nullable(z.string()),
  /** An account changes to this address; otherwise it was made with it. */
  isChange: z.boolean(),
  accountCreatedAt: z.iso.datetime(),
})

export type EmailState = (typeof EMAIL_STATES)[number]
export type EmailLinkState = (typeof EMAIL_LINK_STATES)[number]
export type EmailLinkAnswer = z.infer<typeof emailLinkAnswerSchema>
