import * as z from 'zod/mini'
import { codesText } from './coding'
import { LINE_MAX, partialDate, requiredText, text } from './text'
import { isEffect } from './treatment-marks'

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

export type Medication = z.infer<typeof medicationSchema>
