/** The previous release's servers run for a while on a database that the next release has migrated. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = join(import.meta.dirname, 'previous-release.json')

const releaseSchema = z.object({
  version: z.string(),
  migration: z.int(),
  /** Inserts can name no other columns. */
  columns: z.record(z.string(), z.array(z.string())),
  /** A parameter's type is 0 if Postgres infers it. */
  statements: z.array(
    z.object({
      by: z.enum(['app', 'owner']),
      text: z.string(),
      types: z.array(z.int()),
    }),
  ),
})
export type Release = z.infer<typeof releaseSchema>

export async function readPreviousReleases(): Promise<Release[]> {
  if (!existsSync(FILE)) return []
  return [releaseSchema.parse(JSON.parse(await readFile(FILE, 'utf8')))]
}

export const writePreviousRelease = (release: Release): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(release, null, 1)}\n`)
