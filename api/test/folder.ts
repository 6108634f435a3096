import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes with the test. */
export async function makeTestFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lifetag-test-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
