/**
 * A profile is a record by its id, which is the account's id for the person's own. A profile without access
 * is `not_found`, like a missing one.
 */
import * as z from 'zod/mini'
import { ACCESS_ROLES, PROFILE_KINDS, ROLES } from '../family'
import { LINE_MAX, text } from '../medical/text'
import { passkeyRegistrationSchema } from './passkeys'
import { chosenIdSchema, emailSchema } from './user'

export const PROFILE_COLORS = ['blue', 'green', 'orange', 'pink', 'purple', 'teal'] as const

const LABEL_MAX = 60
const label = {
  /** The others call the member by this name, such as "Ana". */
  name: z.optional(text(LABEL_MAX)),
  relationship: z.optional(text(LABEL_MAX)),
  /** Only for the member's own devices. */
  color: z.optional(z.enum(PROFILE_COLORS, { error: 'Choose a color' })),
}

/** ISO 8601 in UTC, in the future. Null: the role does not end. */
const until = z.nullable(z.iso.datetime({ error: 'Enter a date and time' }))
const role = z.enum(ROLES, { error: 'Choose what they may do' })

export const memberAnswerSchema = z.strictObject({
  id: z.uuid(),
  role: z.enum(ROLES),
  name: z.nullable(z.string()),
  relationship: z.nullable(z.string()),
  since: z.iso.datetime(),
  until,
  isYou: z.boolean(),
})

export const profileOfAnswerSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(PROFILE_KINDS),
  role: z.enum(ACCESS_ROLES),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The requesting user's relation to the profile's person. */
  relationship: z.nullable(z.string()),
  color: z.nullable(z.enum(PROFILE_COLORS)),
  since: z.iso.datetime(),
  until,
  /** A hand-over that has not taken effect. Only people who may stop it receive it. */
  handOver: z.nullable(
    z.strictObject({
      email: z.string(),
      askedBy: z.uuid(),
      takesEffectAt: z.iso.datetime(),
    }),
  ),
  members: z.array(memberAnswerSchema),
  /** People who accepted an invitation and have to be let in. Only for those who may do that. */
  waiting: z.array(z.strictObject({ invitationId: z.uuid(), name: z.string() })),
})

/** The user's own profile comes first, then the others in order of joining. */
export const profilesAnswerSchema = z.array(profileOfAnswerSchema)

/**
 * The record's person has no login, and the user becomes its guardian. With an `id` from the device, a
 * repeated request creates only one profile.
 */
export const newProfileRequestSchema = z.strictObject({
  id: z.optional(chosenIdSchema),
  firstName: z.optional(text(LINE_MAX)),
  lastName: z.optional(text(LINE_MAX)),
  ...label,
})

/** Each member may change their own name, relationship and colour; the rest requires `may('members')`. */
export const memberRequestSchema = z.strictObject({
  role: z.optional(role),
  until: z.optional(until),
  ...label,
})

/**
 * `keepAs` is null if the guardian keeps no role. The person types the password themselves. The passkey was
 * made for this route's `options`.
 */
const handOver = { email: emailSchema, keepAs: z.nullable(role) }
export const claimRequestSchema = z.union([
  z.strictObject({ ...handOver, password: z.string({ error: 'Choose a password' }) }),
  z.strictObject({ ...handOver, passkey: passkeyRegistrationSchema }),
])
export const claimOptionsRequestSchema = z.strictObject({ email: emailSchema })

/** The person makes their own recovery codes later, because the request signs no one in. */
export const claimAnswerSchema = z.object({ takesEffectAt: z.iso.datetime() })

export type MemberAnswer = z.infer<typeof memberAnswerSchema>
export type ProfileOfAnswer = z.infer<typeof profileOfAnswerSchema>
export type NewProfileRequest = z.infer<typeof newProfileRequestSchema>
export type MemberRequest = z.infer<typeof memberRequestSchema>
export type ClaimAnswer = z.infer<typeof claimAnswerSchema>
export type ClaimRequest = z.infer<typeof claimRequestSchema>
export type ProfileColor = (typeof PROFILE_COLORS)[number]
