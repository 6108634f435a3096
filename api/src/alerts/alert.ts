import * as z from 'zod/mini'

const MINUTE_MS = 60_000

/**
 * - `opened`: someone opened a code.
 * - `helping`: a helper who opened it pressed `Tell the family`.
 * - `place`: the same helper says where they are.
 */
const ALERT_KINDS = ['opened', 'helping', 'place'] as const
type AlertKind = (typeof ALERT_KINDS)[number]

export const STALE_MS: Readonly<Record<AlertKind, number>> = {
  opened: 30 * MINUTE_MS,
  helping: 120 * MINUTE_MS,
  place: 120 * MINUTE_MS,
}

/** If no push service has accepted the notification by then, an e-mail is sent. */
export const PUSH_FIRST_MS = 2 * MINUTE_MS

const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  atMs: z.number(),
  codeId: z.string(),
  callback: z.optional(z.string()),
  /** The id of the helper's location, which may not be stored yet. */
  placeId: z.optional(z.string()),
  /** The accounts got a separate e-mail. */
  isAccountsMailed: z.optional(z.boolean()),
})
export type Alert = z.infer<typeof alertSchema>

const targetSchema = z.object({ kind: z.enum(['account', 'contact']), id: z.string() })
export type Target = z.infer<typeof targetSchema>

/** The recipient's address is looked up when the message is sent. */
export const jobSchema = z.object({ userId: z.string(), target: targetSchema, alert: alertSchema })
export type Job = z.infer<typeof jobSchema>
