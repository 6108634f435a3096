/**
 * What a link's address is asked and answers (SMART Health Links 1.0.0, "Manifest Request"). Properties
 * that the guide does not know are passed over, on both sides.
 */
import * as z from 'zod/mini'
import { SEALED_MAX_LENGTH } from './file'
import { isSafeAddress } from './payload'
import { type Refused, refuse } from './refusals'

export const RECIPIENT_MAX = 200
export const PASSCODE_MAX = 100

/** `recipient`: who asks, in words that the owner is shown. */
export const recipientSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say who asks'), z.maxLength(RECIPIENT_MAX))

export const manifestRequestSchema = z.object({
  recipient: recipientSchema,
  passcode: z.optional(z.string().check(z.maxLength(PASSCODE_MAX))),
  /** The longest file, as it is sealed, that the answer may hold itself. */
  embeddedLengthMax: z.optional(z.int().check(z.minimum(0))),
})
export type ManifestRequest = z.input<typeof manifestRequestSchema>

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

/** A file in a manifest: in it, or where it is to be had for the hour that follows. */
export type ManifestFile = { contentType: string; lastUpdated?: string } & (
  | { embedded: string }
  | { location: string }
)

/** The files of a manifest of anybody's. One that is there in both ways is taken from the answer. */
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

/** The body of a 401: how many wrong passcodes the link still takes, in all its life. */
export const wrongPasscodeSchema = z.object({ remainingAttempts: z.int() })
