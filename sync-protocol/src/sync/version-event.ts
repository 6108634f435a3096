/**
 * The server-sent event `version` of `GET /api/sync/events?user=…&client=…`: the space has come to this
 * version; null when something may have been missed. Where little has changed, it is in there, for
 * every stream but those of the client that changed it: a device whose cookie equals `from`, has no
 * exchange under way and applies `changes` as one page has come to `{ epoch, version }` without a
 * request. All others exchange as they would.
 *
 * With `profiles=all` in place of `user` the stream is of every record that the one signed in may open,
 * and each event names its `profile`. The event `profiles` says that the list of them (`GET /api/profiles`)
 * is not what it was; it also comes first. `client` may then be given several times, once a record.
 */
import * as z from 'zod/mini'
import { changesSchema, cookieSchema } from './exchange'
import { versionSchema } from './mutation'

export const PROFILES_EVENT = 'profiles'

/** Of the JSON of `changes`, beyond which they are left out. */
export const EVENT_CHANGES_MAX_BYTES = 4 * 1024

export const versionEventSchema = z.object({
  version: z.nullable(versionSchema),
  /** Whose record it is about; left out in a stream of one record. */
  profile: z.optional(z.string()),
  from: z.optional(cookieSchema),
  changes: z.optional(z.strictObject(changesSchema)),
})

export type VersionEvent = z.infer<typeof versionEventSchema>
