/**
 * The server-sent event `version` of `GET /api/sync/events?user=…&client=…` says that the space has reached
 * this version, or null if something may have been missed.
 *
 * A small change is part of the event, except in the streams of the client that made it. A device whose
 * cookie equals `from` and that has no exchange under way applies `changes` as one page and has then reached
 * `{ epoch, version }`.
 *
 * With `profiles=all` instead of `user`, the stream covers every record that the signed-in user may open, and
 * each event names its `profile`. The event `profiles` comes first and whenever the list of profiles
 * (`GET /api/profiles`) changes. `client` may then be repeated, once per record.
 */
import * as z from 'zod/mini'
import { changesSchema, cookieSchema } from './exchange'
import { versionSchema } from './mutation'

export const PROFILES_EVENT = 'profiles'

export const EVENT_CHANGES_MAX_BYTES = 4 * 1024

export const versionEventSchema = z.object({
  version: z.nullable(versionSchema),
  profile: z.optional(z.string()),
  from: z.optional(cookieSchema),
  changes: z.optional(z.strictObject(changesSchema)),
})

export type VersionEvent = z.infer<typeof versionEventSchema>
