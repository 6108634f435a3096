import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export async function makeTestFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lifetag-test-')))
  // A database whose server was killed goes on writing for a moment.
  const retry = { maxRetries: 20, retryDelay: 100 }
  onTestFinished(() => rm(folder, { recursive: true, force: true, ...retry }))
  return folder
}
