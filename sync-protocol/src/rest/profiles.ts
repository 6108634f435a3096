/**
 * The records that a person may open, and who else is in them. A profile is a person's record by its
 * id: one's own (the account's id), or one that somebody was let into. A profile that is not there and
 * one that is closed to the one who asks are both `not_found`.
 */
import * as z from 'zod/mini'
import { ACCESS_ROLES, PROFILE_KINDS, ROLES } from '../family'
import { LINE_MAX, text } from '../medical/text'
import { chosenIdSchema, emailSchema } from './auth'
import { passkeyRegistrationSchema } from './passkeys'

/** By which a screen tells profiles apart. */
export const PROFILE_COLORS = ['blue', 'green', 'orange', 'pink', 'purple', 'teal'] as const

const LABEL_MAX = 60
const label = {
  /** What the member is called by the others: "Ana". */
  name: z.optional(text(LABEL_MAX)),
  /** What the member is to the profile's person: "mother". */
  relationship: z.optional(text(LABEL_MAX)),
  /** The profile's colour on the member's own devices. */
  color: z.optional(z.enum(PROFILE_COLORS, { error: 'Choose a color' })),
}

/** When a role ends, ISO 8601 in UTC, later than now; null: not by itself. */
const until = z.nullable(z.iso.datetime({ error: 'Enter a date and time' }))
const role = z.enum(ROLES, { error: 'Choose what they may do' })

export const memberAnswerSchema = z.strictObject({
  /** The member's account. */
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
  /** What the one who asks is in it. */
  role: z.enum(ACCESS_ROLES),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** What the one who asks is to its person. */
  relationship: z.nullable(z.string()),
  color: z.nullable(z.enum(PROFILE_COLORS)),
  since: z.iso.datetime(),
  until,
  /** A hand-over that has not taken effect. Only people who may stop it receive it. */
  handOver: z.nullable(
    z.strictObject({
      /** The address that the person is to sign in with. */
      email: z.string(),
      /** The guardian's account. */
      askedBy: z.uuid(),
      takesEffectAt: z.iso.datetime(),
    }),
  ),
  /** Those who were let in, the first one first. */
  members: z.array(memberAnswerSchema),
})

/** One's own first, then the others, by when one came into them. */
export const profilesAnswerSchema = z.array(profileOfAnswerSchema)

/**
 * A record for somebody without a login; the one who makes it is its guardian. With an `id`, made on the
 * device, the same request twice makes one profile.
 */
export const newProfileRequestSchema = z.strictObject({
  id: z.optional(chosenIdSchema),
  firstName: z.optional(text(LINE_MAX)),
  lastName: z.optional(text(LINE_MAX)),
  ...label,
})

/** Name, relationship and colour are each member's own to change; the rest wants `may('members')`. */
export const memberRequestSchema = z.strictObject({
  role: z.optional(role),
  until: z.optional(until),
  ...label,
})

/**
 * `keepAs`: what the guardian who hands over is in it from then on; null: nothing. The password is the
 * person's own to type; the passkey is one that was made for `options` of this route.
 */
const handOver = { email: emailSchema, keepAs: z.nullable(role) }
export const claimRequestSchema = z.union([
  z.strictObject({ ...handOver, password: z.string({ error: 'Choose a password' }) }),
  z.strictObject({ ...handOver, passkey: passkeyRegistrationSchema }),
])
export const claimOptionsRequestSchema = z.strictObject({ email: emailSchema })

/** It signs nobody in, and the person makes their own recovery codes. */
export const claimAnswerSchema = z.object({ takesEffectAt: z.iso.datetime() })

export type MemberAnswer = z.infer<typeof memberAnswerSchema>
export type ProfileOfAnswer = z.infer<typeof profileOfAnswerSchema>
export type NewProfileRequest = z.infer<typeof newProfileRequestSchema>
export type MemberRequest = z.infer<typeof memberRequestSchema>
export type ClaimAnswer = z.infer<typeof claimAnswerSchema>
export type ClaimRequest = z.infer<typeof claimRequestSchema>
export type ProfileColor = (typeof PROFILE_COLORS)[number]
