import * as z from 'zod/mini'

const MINUTE_MS = 60_000

/**
 * `opened`   a code was opened by somebody
 * `helping`  who opened it pressed "Tell the family"
 * `place`    the same helper says where they are
 */
export const ALERT_KINDS = ['opened', 'helping', 'place'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** After so long a message is no news any more, and is given up. */
export const STALE_MS: Readonly<Record<AlertKind, number>> = {
  opened: 30 * MINUTE_MS,
  helping: 120 * MINUTE_MS,
  place: 120 * MINUTE_MS,
}

/** So long a push service has time to take a notification; then there is an e-mail. */
export const PUSH_FIRST_MS = 2 * MINUTE_MS

export const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  atMs: z.number(),
  codeId: z.string(),
  /** A number that the helper can be called at. */
  callback: z.optional(z.string()),
  /** What the helper says of where they are lies there, or may. */
  placeId: z.optional(z.string()),
  /** Accounts got an e-mail of their own about it. */
  isAccountsMailed: z.optional(z.boolean()),
})
export type Alert = z.infer<typeof alertSchema>

/** An account, or a contact of the record. */
export const targetSchema = z.object({ kind: z.enum(['account', 'contact']), id: z.string() })
export type Target = z.infer<typeof targetSchema>

/** A message on its way: of whose record, to whom, about what. Where to is looked up when it is sent. */
export const jobSchema = z.object({ userId: z.string(), target: targetSchema, alert: alertSchema })
export type Job = z.infer<typeof jobSchema>
