/**
 * What the previous release asks of the schema, as it was recorded when that was released: its servers
 * go on for a while on a database that the next release has migrated.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = join(import.meta.dirname, 'previous-release.json')

const releaseSchema = z.object({
  version: z.string(),
  /** The last that it knows. */
  migration: z.int(),
  /** Of each table, what its inserts can know of. */
  columns: z.record(z.string(), z.array(z.string())),
  /** `types`: a parameter's type where the driver named it; 0: Postgres works it out. */
  statements: z.array(
    z.object({
      by: z.enum(['app', 'owner']),
      text: z.string(),
      types: z.array(z.int()),
    }),
  ),
})
export type Release = z.infer<typeof releaseSchema>

export const readPreviousRelease = async (): Promise<Release> =>
  releaseSchema.parse(JSON.parse(await readFile(FILE, 'utf8')))

export const writePreviousRelease = (release: Release): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(release, null, 1)}\n`)
