/**
 * The server-sent event `version` of `GET /api/sync/events?user=…&client=…`: the space has come to this
 * version; null when something may have been missed. Where little has changed, it is in there, for
 * every stream but those of the client that changed it: a device whose cookie equals `from`, has no
 * exchange under way and applies `changes` as one page has come to `{ epoch, version }` without a
 * request. All others, and devices that know of no `changes`, exchange as they would.
 */
import * as z from 'zod/mini'
import { changesSchema, cookieSchema } from './exchange'
import { versionSchema } from './mutation'

/** Of the JSON of `changes`, beyond which they are left out. */
export const EVENT_CHANGES_MAX_BYTES = 4 * 1024

export const versionEventSchema = z.object({
  version: z.nullable(versionSchema),
  from: z.optional(cookieSchema),
  changes: z.optional(z.strictObject(changesSchema)),
})

export type VersionEvent = z.infer<typeof versionEventSchema>
