/** Status is free text with suggestions, and `card/words` reads any text. */
import * as z from 'zod/mini'
import { codesText } from './coding'
import { NOTE_MAX, partialDate, requiredText, text } from './text'

export const CONDITION_STATUSES = ['Active', 'Resolved', 'Chronic'] as const

export const conditionSchema = z.strictObject({
  condition: requiredText('Condition is required'),
  status: requiredText('Status is required'),
  diagnosedDate: z.optional(partialDate()),
  notes: z.optional(text(NOTE_MAX)),
  coding: z.optional(codesText()),
})

export type Condition = z.infer<typeof conditionSchema>
