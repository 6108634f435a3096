/**
 * Letting somebody into a record. An invitation is good once and for seven days. Bound to an e-mail
 * address, its letter carries the link, and the account with that address (confirmed) is let in at once.
 * Without one the inviter hands the link over, and confirms who accepted it. A token that is unknown,
 * used, expired or withdrawn, or is for another address, is `not_found`.
 */
import * as z from 'zod/mini'
import { ROLES } from '../family'
import { APP_PATHS } from './app-routes'
import { emailSchema } from './auth'

/** Where the link leads; its token stands behind the #, and so in no log. */
export const INVITATION_PATH = APP_PATHS.invitation
export const invitationLink = (origin: string, token: string) =>
  `${origin}${INVITATION_PATH}#${token}`

export const invitationRequestSchema = z.strictObject({
  role: z.enum(ROLES, { error: 'Choose what they may do' }),
  email: z.optional(emailSchema),
  /** When the role is to end; left out: as `ROLE_DAYS` says. Null: not by itself. */
  until: z.optional(z.nullable(z.iso.datetime({ error: 'Enter a date and time' }))),
})

export const invitationAnswerSchema = z.strictObject({
  id: z.uuid(),
  role: z.enum(ROLES),
  /** Of the role; null: it does not end by itself. */
  until: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The account that made it. */
  createdBy: z.uuid(),
  /** The address that it is for; null for a link to hand over. */
  email: z.nullable(z.string()),
  /** Who accepted it and waits for the inviter; null while nobody has. */
  acceptedBy: z.nullable(z.strictObject({ name: z.string(), email: z.string() })),
})

export const invitationsAnswerSchema = z.array(invitationAnswerSchema)

/** `link` is shown this once, and null where an e-mail carries it. */
export const newInvitationAnswerSchema = z.strictObject({
  invitation: invitationAnswerSchema,
  link: z.nullable(z.string()),
})

/** What a link is about, before it is accepted. Looking changes nothing. */
export const shownInvitationAnswerSchema = z.strictObject({
  role: z.enum(ROLES),
  until: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
  /** First name; null where the record has none. */
  profileName: z.nullable(z.string()),
  inviterName: z.nullable(z.string()),
  /** The inviter has to confirm who accepts it. They see the name and the address of the account. */
  needsConfirmation: z.boolean(),
})

/** `waiting`: until the inviter confirms. `joined`: the profile is there from now on. */
export const acceptAnswerSchema = z.strictObject({
  state: z.enum(['waiting', 'joined']),
  /** Null while it waits. */
  profileId: z.nullable(z.uuid()),
})

export type InvitationRequest = z.infer<typeof invitationRequestSchema>
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>
export type NewInvitationAnswer = z.infer<typeof newInvitationAnswerSchema>
export type ShownInvitationAnswer = z.infer<typeof shownInvitationAnswerSchema>
export type AcceptAnswer = z.infer<typeof acceptAnswerSchema>
