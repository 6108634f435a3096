/**
 * When a code is opened or a helper asks for the family, the server notifies the record's person, its members
 * and the contacts without an account who agreed. No message contains anything from the record, and the app
 * never shows how a contact is reached.
 */
import * as z from 'zod/mini'
import { ACCESS_ROLES } from '../family'
import { text } from '../medical/text'
import { KEPT_DAYS } from './kept-days'

const MINUTE_MS = 60_000

export const ALERT_LIMITS = {
  /** "Code opened" is sent at most once in this time, and at most `openedADay` times in 24 hours. */
  openedEveryMs: 30 * MINUTE_MS,
  openedADay: 6,
  targets: 10,
  /** Contacts of one record that are asked or active. */
  contacts: 5,
  /** A new browser of the account replaces the oldest. */
  devices: 8,
  askedDays: KEPT_DAYS.contactAsked,
  placeMs: 24 * 60 * MINUTE_MS,
  muteMinutes: 60,
} as const

const CONTACT_STATES = ['asked', 'active', 'stopped'] as const

const NAME_MAX = 60

export const alertContactRequestSchema = z.strictObject({
  name: text(NAME_MAX).check(z.minLength(1, { error: 'Enter a name' })),
})

const alertContactAnswerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(CONTACT_STATES),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
})

/** The link is shown only once, because anyone who has it can agree. */
export const newAlertContactAnswerSchema = z.strictObject({
  contact: alertContactAnswerSchema,
  link: z.string(),
})

const alertPersonSchema = z.strictObject({
  id: z.uuid(),
  role: z.enum(ACCESS_ROLES),
  name: z.nullable(z.string()),
  isNotified: z.boolean(),
  isYou: z.boolean(),
})

export const alertsAnswerSchema = z.strictObject({
  mutedUntil: z.nullable(z.iso.datetime()),
  people: z.array(alertPersonSchema),
  contacts: z.array(alertContactAnswerSchema),
})

export const alertChoiceRequestSchema = z.strictObject({ isNotified: z.boolean() })

export const alertMuteRequestSchema = z.strictObject({ isMuted: z.boolean() })

/** Null if the server sends no notifications. */
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

export const alertDeviceRequestSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000, { error: 'Too long' })),
  keys: z.strictObject({
    /** An uncompressed point of P-256 (RFC 8291). */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
})

export const alertDeviceAnswerSchema = z.strictObject({ id: z.uuid() })

export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>
export type AlertContactAnswer = z.infer<typeof alertContactAnswerSchema>
export type NewAlertContactAnswer = z.infer<typeof newAlertContactAnswerSchema>
export type AlertDeviceRequest = z.infer<typeof alertDeviceRequestSchema>
export type AlertContactState = (typeof CONTACT_STATES)[number]
