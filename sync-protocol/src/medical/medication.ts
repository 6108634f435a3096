import * as z from 'zod/mini'
import { codesText } from './coding'
import { isoDate, requiredText, text } from './text'

export const medicationSchema = z.strictObject({
  name: requiredText('Medication name is required'),
  dosage: z.optional(text()),
  frequency: z.optional(text()),
  prescribingDoctor: z.optional(text()),
  startDate: z.optional(isoDate()),
  coding: z.optional(codesText()),
})

export type Medication = z.infer<typeof medicationSchema>
