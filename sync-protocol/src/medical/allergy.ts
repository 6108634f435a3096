/** Severity is free text with suggestions, and `card/words` reads any text. */
import * as z from 'zod/mini'
import { codesText } from './coding'
import { requiredText, text } from './text'

export const SEVERITIES = ['Mild', 'Moderate', 'Severe'] as const

export const allergySchema = z.strictObject({
  allergen: requiredText('Allergen is required'),
  severity: requiredText('Severity is required'),
  reaction: z.optional(text(1000)),
  coding: z.optional(codesText()),
})

export type Allergy = z.infer<typeof allergySchema>
