import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { THROWAWAY_SETTINGS } from '../src/db/embedded/settings'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { migrate } from '../src/db/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { url: string; superuserUrl: string; dataDirectory: string }
  }
}

/** One cluster for the whole run; its migrated database is the template of every test file's own. */
export async function setup(project: TestProject) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lifetag-test-')))
  const cluster = await startEmbeddedPostgres(folder, { settings: THROWAWAY_SETTINGS })
  const teardown = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { url, superuserUrl, dataDirectory } = cluster
    await assertOurs(superuserUrl, dataDirectory)
    await migrate(url)
    project.provide('cluster', { url, superuserUrl, dataDirectory })
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** Tests create and drop databases: never in a cluster that is not the run's own. */
export async function assertOurs(superuserUrl: string, dataDirectory: string) {
  const sql = postgres(superuserUrl, { max: 1 })
  try {
    const [row] = await sql<{ data_directory: string }[]>`show data_directory`
    if (row?.data_directory !== dataDirectory) throw new Error('This is not the test cluster')
  } finally {
    await sql.end()
  }
}
