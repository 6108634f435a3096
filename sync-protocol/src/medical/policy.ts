/** The card photo is one of the person's own files. */
import * as z from 'zod/mini'
import { phoneText } from './phone-text'
import { choice, isoDate, NOTE_MAX, requiredText, text } from './text'

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
