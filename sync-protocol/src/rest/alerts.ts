/**
 * Who is told when a code is opened, or when a helper asks for the family: the record's person, those who
 * look after it, and contacts without an account who agreed. Nobody is shown where a contact is told, and
 * no message holds a word of the record.
 */
import * as z from 'zod/mini'
import { ACCESS_ROLES } from '../family'
import { text } from '../medical/text'
import { KEPT_DAYS } from './kept-days'

const MINUTE_MS = 60_000

export const ALERT_LIMITS = {
  /** That a code was opened is said once in this time, and so often in 24 hours. */
  openedEveryMs: 30 * MINUTE_MS,
  openedADay: 6,
  /** Who is told of one event, at most. */
  targets: 10,
  /** Contacts of one record that are asked or active. */
  contacts: 5,
  /** Browsers of one account; the oldest one goes. */
  devices: 8,
  /** For how long a contact may answer the link that asks them. */
  askedDays: KEPT_DAYS.contactAsked,
  /** So long a helper's place is kept. */
  placeMs: 24 * 60 * MINUTE_MS,
  muteMinutes: 60,
} as const

/** `asked`: has the link, or was sent the e-mail that confirms. `stopped`: by themselves. */
export const CONTACT_STATES = ['asked', 'active', 'stopped'] as const

const NAME_MAX = 60

export const alertContactRequestSchema = z.strictObject({
  /** What they are called here: "Ben, next door". */
  name: text(NAME_MAX).check(z.minLength(1, { error: 'Enter a name' })),
})

export const alertContactAnswerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(CONTACT_STATES),
  askedAt: z.iso.datetime(),
  /** Until then they may answer; afterwards ask anew. */
  expiresAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
})

/** The link is shown this once: anybody who has it can say yes. */
export const newAlertContactAnswerSchema = z.strictObject({
  contact: alertContactAnswerSchema,
  link: z.string(),
})

export const alertPersonSchema = z.strictObject({
  /** An account: the record's own, or a member's. */
  id: z.uuid(),
  role: z.enum(ACCESS_ROLES),
  name: z.nullable(z.string()),
  isNotified: z.boolean(),
  isYou: z.boolean(),
})

export const alertsAnswerSchema = z.strictObject({
  /** Null where somebody is told now. */
  mutedUntil: z.nullable(z.iso.datetime()),
  people: z.array(alertPersonSchema),
  /** The newest first. */
  contacts: z.array(alertContactAnswerSchema),
})

export const alertChoiceRequestSchema = z.strictObject({ isNotified: z.boolean() })

/** True: nobody is told for an hour. False: from now on as before. */
export const alertMuteRequestSchema = z.strictObject({ isMuted: z.boolean() })

/** The server's key for notifications; null where it sends none. */
export const alertPushAnswerSchema = z.strictObject({ key: z.nullable(z.string()) })

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z
    .string()
    .check(
      z.regex(/^[\w-]*$/, { error: 'Not base64url' }),
      z.length(length, { error: 'Not a key' }),
    )
}

/** What a browser's `PushSubscription` says of itself, without what it says beside it. */
export const alertDeviceRequestSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000, { error: 'Too long' })),
  keys: z.strictObject({
    /** A point of P-256, uncompressed (RFC 8291). */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
})

export const alertDeviceAnswerSchema = z.strictObject({ id: z.uuid() })

export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>
export type AlertContactAnswer = z.infer<typeof alertContactAnswerSchema>
export type AlertContactRequest = z.infer<typeof alertContactRequestSchema>
export type NewAlertContactAnswer = z.infer<typeof newAlertContactAnswerSchema>
export type AlertDeviceRequest = z.infer<typeof alertDeviceRequestSchema>
export type AlertContactState = (typeof CONTACT_STATES)[number]
