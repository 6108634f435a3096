/** An allergy. Severity is free text; the listed words are suggestions, and what sorting knows. */
import * as z from 'zod/mini'
import { requiredText, text } from './text'

export const SEVERITIES = ['Mild', 'Moderate', 'Severe'] as const

export const allergySchema = z.strictObject({
  allergen: requiredText('Allergen is required'),
  severity: requiredText('Severity is required'),
  reaction: z.optional(text(1000)),
})

export type Allergy = z.infer<typeof allergySchema>

/** Whether a severity in the person's own words must be shown among the severe ones. */
export const isSevere = (severity: string): boolean =>
  /severe|life|anaphyla|critical|extreme|fatal|deadly/i.test(severity)
