/** Procedures and vaccinations. Only a healthcare code shows them. */
import * as z from 'zod/mini'
import { partialDate, requiredText, text } from './text'

export const HISTORY_KINDS = ['procedure', 'vaccine'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const historySchema = z.strictObject({
  kind: z.enum(HISTORY_KINDS, { error: 'Choose one of the listed values' }),
  name: requiredText('Name is required'),
  onDate: z.optional(partialDate()),
  note: z.optional(text(1000)),
})

export type HistoryItem = z.infer<typeof historySchema>
