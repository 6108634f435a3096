/**
 * Request and answer of a link's address (SMART Health Links 1.0.0, "Manifest Request"). Both sides ignore
 * properties that the guide does not define.
 */
import * as z from 'zod/mini'
import { SEALED_MAX_LENGTH } from './file'
import { isSafeAddress } from './payload'
import { type Refused, refuse } from './refusals'

export const RECIPIENT_MAX = 200
export const PASSCODE_MAX = 100

/** The owner sees who requests the file in these words. */
export const recipientSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say who asks'), z.maxLength(RECIPIENT_MAX))

export const manifestRequestSchema = z.object({
  recipient: recipientSchema,
  passcode: z.optional(z.string().check(z.maxLength(PASSCODE_MAX))),
  embeddedLengthMax: z.optional(z.int().check(z.minimum(0))),
})

const fileSchema = z.object({
  contentType: z.string(),
  embedded: z.optional(z.string().check(z.maxLength(SEALED_MAX_LENGTH))),
  location: z.optional(z.string()),
  lastUpdated: z.optional(z.string()),
  status: z.optional(z.string()),
})

const FILES_MAX = 100
export const manifestSchema = z.object({
  files: z.array(fileSchema).check(z.maxLength(FILES_MAX)),
})

/** The manifest embeds a file, or has an address that works for an hour. */
export type ManifestFile = { contentType: string; lastUpdated?: string } & (
  | { embedded: string }
  | { location: string }
)

/** The embedded copy wins if a file also has a location. */
export function readManifest(answer: unknown): { ok: true; files: ManifestFile[] } | Refused {
  const read = manifestSchema.safeParse(answer)
  if (!read.success) return refuse('bad_manifest')
  const files: ManifestFile[] = []
  for (const { contentType, embedded, location, lastUpdated } of read.data.files) {
    const about = { contentType, ...(lastUpdated !== undefined && { lastUpdated }) }
    if (embedded !== undefined) files.push({ ...about, embedded })
    else if (location === undefined) return refuse('bad_manifest')
    else if (!isSafeAddress(location)) return refuse('bad_address')
    else files.push({ ...about, location })
  }
  return { ok: true, files }
}

/** The body of a 401, whose number counts down over the link's lifetime. */
export const wrongPasscodeSchema = z.object({ remainingAttempts: z.int() })
