/** A medicine the person takes. Only its name is required. */
import * as z from 'zod/mini'
import { isoDate, requiredText, text } from './text'

export const medicationSchema = z.strictObject({
  name: requiredText('Medication name is required'),
  dosage: z.optional(text()),
  frequency: z.optional(text()),
  prescribingDoctor: z.optional(text()),
  startDate: z.optional(isoDate()),
})

export type Medication = z.infer<typeof medicationSchema>
