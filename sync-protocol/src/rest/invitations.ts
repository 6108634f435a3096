/**
 * An invitation can be used once, within seven days.
 *
 * An invitation to an e-mail address is sent there. The account with that address gets access immediately, and
 * the link confirms the address. Otherwise the inviter passes the link on and confirms the account that accepted it. A token
 * that is unknown, used, expired, withdrawn or for another address is `not_found`.
 */
import * as z from 'zod/mini'
import { ROLES } from '../family'
import { APP_PATHS } from './app-routes'
import { emailSchema } from './user'

/** The token is in the fragment, and therefore in no log. */
const INVITATION_PATH = APP_PATHS.invitation
export const invitationLink = (origin: string, token: string) =>
  `${origin}${INVITATION_PATH}#${token}`

export const invitationRequestSchema = z.strictObject({
  role: z.enum(ROLES, { error: 'Choose what they may do' }),
  email: z.optional(emailSchema),
  /** Absent: the role ends after `ROLE_DAYS`. Null: it does not end. */
  until: z.optional(z.nullable(z.iso.datetime({ error: 'Enter a date and time' }))),
})

export const invitationAnswerSchema = z.strictObject({
  id: z.uuid(),
  role: z.enum(ROLES),
  until: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  createdBy: z.uuid(),
  /** Null for a link that the inviter passes on. */
  email: z.nullable(z.string()),
  acceptedBy: z.nullable(z.strictObject({ name: z.string(), email: z.string() })),
})

export const invitationsAnswerSchema = z.array(invitationAnswerSchema)

/** `link` is shown only once, and is null if an e-mail carries it. */
export const newInvitationAnswerSchema = z.strictObject({
  invitation: invitationAnswerSchema,
  link: z.nullable(z.string()),
})

export const shownInvitationAnswerSchema = z.strictObject({
  role: z.enum(ROLES),
  until: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
  profileName: z.nullable(z.string()),
  inviterName: z.nullable(z.string()),
  needsConfirmation: z.boolean(),
})

/** The link shows this before its reader signs in. */
export const inviterAnswerSchema = z.strictObject({ inviterName: z.nullable(z.string()) })

/** `waiting`: the inviter has to confirm. */
export const acceptAnswerSchema = z.strictObject({
  state: z.enum(['waiting', 'joined']),
  profileId: z.nullable(z.uuid()),
})

export type InvitationRequest = z.infer<typeof invitationRequestSchema>
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>
export type NewInvitationAnswer = z.infer<typeof newInvitationAnswerSchema>
export type ShownInvitationAnswer = z.infer<typeof shownInvitationAnswerSchema>
export type InviterAnswer = z.infer<typeof inviterAnswerSchema>
export type AcceptAnswer = z.infer<typeof acceptAnswerSchema>
