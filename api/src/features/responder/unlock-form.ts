import { ASK_REASONS, ASK_ROLES } from 'sync-protocol/responder'
import * as z from 'zod/mini'

/** What the screen before a healthcare view asks. A PIN that was left empty was not given. */
const unlockFormSchema = z.object({
  role: z.enum(ASK_ROLES),
  reason: z.enum(ASK_REASONS),
  pin: z.optional(z.string().check(z.maxLength(20))),
})

export type UnlockForm = z.infer<typeof unlockFormSchema>

/** Of a form as it was sent: what was filled in, null where that is not enough, and its pass. */
export function readUnlockForm(body: Uint8Array): { form: UnlockForm | null; pass: string } {
  const { pass = '', ...fields } = Object.fromEntries(
    new URLSearchParams(Buffer.from(body).toString('utf8')),
  )
  return { form: unlockFormSchema.safeParse(fields).data ?? null, pass }
}
