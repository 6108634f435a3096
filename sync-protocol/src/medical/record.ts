import * as z from 'zod/mini'
import { codesText } from './coding'
import type { EmergencyPlan } from './emergency-plan'
import { canBeDialled, phoneText } from './phone-text'
import type { Profile } from './profile'
import {
  choice,
  emailText,
  isoDate,
  LINE_MAX,
  NOTE_MAX,
  partialDate,
  requiredText,
  text,
} from './text'
import { isEffect } from './treatment-marks'

/** `conflicts`: the other values of an unresolved conflict. */
export type Row<T> = T & {
  id: string
  conflicts?: { [K in keyof T]?: unknown[] }
  /** Deleted on one device and edited on another. The row needs a check. */
  revived?: boolean
}

/** Disclosure, the capsule and the print read the record in this form, the newest rows last. */
export interface MedicalRecord {
  account: Account
  profile: Row<Profile> | undefined
  contacts: Row<Contact>[]
  allergies: Row<Allergy>[]
  medications: Row<Medication>[]
  conditions: Row<Condition>[]
  plans: Row<EmergencyPlan>[]
  history: Row<HistoryItem>[]
  policies: Row<Policy>[]
  /** Ms since the epoch. 0 for an empty record. */
  changedAtMs: number
}

/** Severity is free text with suggestions, and `card/words` reads any text. */
export const SEVERITIES = ['Mild', 'Moderate', 'Severe'] as const

export const allergySchema = z.strictObject({
  allergen: requiredText('Allergen is required'),
  severity: requiredText('Severity is required'),
  reaction: z.optional(text(1000)),
  coding: z.optional(codesText()),
})

type Allergy = z.infer<typeof allergySchema>

/** Status is free text with suggestions, and `card/words` reads any text. */
export const CONDITION_STATUSES = ['Active', 'Resolved', 'Chronic'] as const

export const conditionSchema = z.strictObject({
  condition: requiredText('Condition is required'),
  status: requiredText('Status is required'),
  diagnosedDate: z.optional(partialDate()),
  notes: z.optional(text(NOTE_MAX)),
  coding: z.optional(codesText()),
})

export type Condition = z.infer<typeof conditionSchema>

const effectText = () =>
  text(LINE_MAX + 50).check(
    z.refine(value => value === '' || isEffect(value), {
      error: 'Choose one of the listed values',
    }),
  )

export const medicationSchema = z.strictObject({
  name: requiredText('Medication name is required'),
  dosage: z.optional(text()),
  frequency: z.optional(text()),
  prescribingDoctor: z.optional(text()),
  startDate: z.optional(partialDate()),
  /** The effect that the person entered or denied. */
  effect: z.optional(effectText()),
  coding: z.optional(codesText()),
})

type Medication = z.infer<typeof medicationSchema>

export const contactSchema = z.strictObject({
  name: requiredText('Name is required'),
  relationship: requiredText('Relationship is required'),
  phoneNumber: requiredText('Phone number is required', 50).check(canBeDialled),
  email: z.optional(emailText()),
})

type Contact = z.infer<typeof contactSchema>

/** Procedures and vaccinations. Only a healthcare code shows them. */
export const HISTORY_KINDS = ['procedure', 'vaccine'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const historySchema = z.strictObject({
  kind: z.enum(HISTORY_KINDS, { error: 'Choose one of the listed values' }),
  name: requiredText('Name is required'),
  onDate: z.optional(partialDate()),
  note: z.optional(text(1000)),
})

export type HistoryItem = z.infer<typeof historySchema>

/** The card photo is one of the person's own files. */
export const POLICY_RELATIONSHIPS = ['self', 'spouse', 'child', 'parent', 'other'] as const
export const PLAN_TYPES = ['HMO', 'PPO', 'EPO', 'POS', 'other'] as const

export const policySchema = z.strictObject({
  provider: requiredText('Insurance Company Name is required'),
  policyNumber: z.optional(text()),
  relationship: z.optional(choice(POLICY_RELATIONSHIPS)),
  groupNumber: z.optional(text()),
  subscriberId: z.optional(text()),
  subscriberName: z.optional(text()),
  planType: z.optional(choice(PLAN_TYPES)),
  effectiveDate: z.optional(isoDate()),
  expirationDate: z.optional(isoDate()),
  copay: z.optional(text(50)),
  deductible: z.optional(text(50)),
  providerPhone: z.optional(phoneText()),
  cardFrontPhotoUrl: z.optional(text(500)),
  notes: z.optional(text(NOTE_MAX)),
})

export type Policy = z.infer<typeof policySchema>

/** The e-mail address belongs to the sign-in and cannot be edited here. */
export const accountSchema = z.strictObject({
  firstName: z.optional(text()),
  lastName: z.optional(text()),
})

export type Account = z.infer<typeof accountSchema>
