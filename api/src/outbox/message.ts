import * as z from 'zod/mini'

const emailSchema = z.object({
  kind: z.literal('email'),
  /** The log names the e-mail by its subject matter. */
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** UUIDs of the accounts and records that it is about. */
  about: z.array(z.string()),
})
export type Email = z.infer<typeof emailSchema>

/**
 * - `opened`: someone opened a code.
 * - `helping`: a helper who opened it pressed `Tell the family`.
 * - `place`: the same helper says where they are.
 */
const eventSchema = z.object({
  kind: z.enum(['opened', 'helping', 'place']),
  atMs: z.number(),
  codeId: z.string(),
  callback: z.optional(z.string()),
  /** The id of the helper's location, which may not be stored yet. */
  placeId: z.optional(z.string()),
  /** The accounts got a separate e-mail. */
  isAccountsMailed: z.optional(z.boolean()),
})
export type AlertEvent = z.infer<typeof eventSchema>

const MINUTE_MS = 60_000

/** An alert is not sent after this time. */
export const STALE_MS: Readonly<Record<AlertEvent['kind'], number>> = {
  opened: 30 * MINUTE_MS,
  helping: 120 * MINUTE_MS,
  place: 120 * MINUTE_MS,
}

const targetSchema = z.object({ kind: z.enum(['account', 'contact']), id: z.string() })
export type Target = z.infer<typeof targetSchema>

/** The recipient's address is looked up when the alert is sent. */
const alertSchema = z.object({
  kind: z.literal('alert'),
  userId: z.string(),
  target: targetSchema,
  event: eventSchema,
})
export type Alert = z.infer<typeof alertSchema>

export const messageSchema = z.discriminatedUnion('kind', [emailSchema, alertSchema])
export type Message = z.infer<typeof messageSchema>

export const logNameOf = (message: Message): string =>
  message.kind === 'alert' ? `alert ${message.event.kind}` : `email ${message.name}`

/** Deliveries take turns between these. An e-mail about no account counts for its address. */
export const personOf = (message: Message): string =>
  message.kind === 'alert' ? message.userId : (message.about[0] ?? message.to)

/** Lower numbers are sent first. */
export const priorityOf = ({ kind }: Message): number => (kind === 'alert' ? 0 : 1)

/** An alert's service is unknown until its recipient is looked up. */
export const serviceOf = ({ kind }: Message): string => (kind === 'email' ? 'mail' : '')
