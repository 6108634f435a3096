/** What the app must know of payments before it begins one; asked for on every page, hence by itself. */
import * as z from 'zod/mini'

export const paymentsConfigAnswerSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('disabled') }),
  z.object({
    mode: z.enum(['live', 'test']),
    publishableKey: z.string(),
    /** Instead of Stripe's own script; only ever where no real money can move. */
    scriptUrl: z.nullable(z.url()),
  }),
])
export type PaymentsConfig = z.infer<typeof paymentsConfigAnswerSchema>
