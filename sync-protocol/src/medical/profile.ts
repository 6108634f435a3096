/**
 * The row id is the person's user id, so two devices that create a profile offline create the same row. A DNR
 * or POLST status needs its document, in whatever order edits merge.
 */
import * as z from 'zod/mini'
import { LIST_STATES } from './list-state'
import { phoneText } from './phone-text'
import {
  choice,
  isoDate,
  isoMoment,
  kilograms,
  NOTE_MAX,
  partialDate,
  text,
  wholeNumber,
} from './text'

export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export const GENDERS = ['Male', 'Female', 'Other', 'Prefer not to say'] as const
export const DNR_STATUSES = ['None', 'DNR', 'POLST', 'Unknown'] as const
export const ORGAN_DONOR = ['yes', 'no', 'unknown'] as const

export type DnrStatus = (typeof DNR_STATUSES)[number]

export const DNR_LABELS: Record<DnrStatus, string> = {
  None: 'No DNR',
  DNR: 'Do Not Resuscitate',
  POLST: 'POLST on File',
  Unknown: 'Unknown',
}

/** Responders may follow these statuses only with the document. */
export const needsDocument = (status: unknown): boolean => status === 'DNR' || status === 'POLST'

export function withDocumentCleared<Fields extends { dnrStatus?: unknown }>(
  fields: Fields,
): Fields | (Fields & { dnrDocumentUrl: ''; dnrDocumentName: '' }) {
  const { dnrStatus } = fields
  if (dnrStatus === undefined || needsDocument(dnrStatus)) return fields
  return { ...fields, dnrDocumentUrl: '', dnrDocumentName: '' }
}

const fields = {
  fullName: z.optional(text()),
  dateOfBirth: z.optional(partialDate()),
  bloodType: z.optional(choice(BLOOD_TYPES)),
  gender: z.optional(choice(GENDERS)),
  phoneNumber: z.optional(phoneText()),
  streetAddress: z.optional(text()),
  city: z.optional(text()),
  state: z.optional(text()),
  zipCode: z.optional(text(20)),
  insurance: z.optional(text(NOTE_MAX)),
  insuranceCardPhotoUrl: z.optional(text(500)),
  dnrStatus: z.optional(choice(DNR_STATUSES)),
  dnrDocumentUrl: z.optional(text(500)),
  dnrDocumentName: z.optional(text()),
  additionalNotes: z.optional(text(NOTE_MAX)),
  primaryLanguage: z.optional(text(35)),
  heightCm: z.optional(wholeNumber(20, 280)),
  weightKg: z.optional(kilograms(0.2, 650)),
  organDonor: z.optional(choice(ORGAN_DONOR)),
  pregnancyDueDate: z.optional(isoDate()),
  implants: z.optional(text(1000)),
  photoUrl: z.optional(text(500)),
  confirmedAt: z.optional(isoMoment()),
  allergiesState: z.optional(choice(LIST_STATES)),
  medicationsState: z.optional(choice(LIST_STATES)),
  conditionsState: z.optional(choice(LIST_STATES)),
  plansState: z.optional(choice(LIST_STATES)),
}

export const profileSchema = z.strictObject(fields).check(
  z.refine(profile => !needsDocument(profile.dnrStatus) || Boolean(profile.dnrDocumentUrl), {
    error: 'Please upload a document for DNR or POLST status',
    path: ['dnrDocumentUrl'],
  }),
)

export type Profile = z.infer<typeof profileSchema>
