/** A separate file, because every page loads it. */
import * as z from 'zod/mini'

export const paymentsConfigAnswerSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('disabled') }),
  z.object({
    mode: z.enum(['live', 'test']),
    publishableKey: z.string(),
    /** Replaces Stripe's own script, only where no real money can move. */
    scriptUrl: z.nullable(z.url()),
  }),
])
export type PaymentsConfig = z.infer<typeof paymentsConfigAnswerSchema>
