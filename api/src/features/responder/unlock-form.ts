import { ASK_REASONS, ASK_ROLES } from 'sync-protocol/responder'
import * as z from 'zod/mini'

/** What the screen before a healthcare view asks. A PIN that was left empty was not given. */
export const unlockFormSchema = z.object({
  role: z.enum(ASK_ROLES),
  reason: z.enum(ASK_REASONS),
  pin: z.optional(z.string().check(z.maxLength(20))),
})

export type UnlockForm = z.infer<typeof unlockFormSchema>
