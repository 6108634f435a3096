import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server and the operator's commands lie as they are shipped, built of these sources. */
    built: string
  }
}

const ROOT = join(import.meta.dirname, '../..')

/** Built once for the whole run: to start a process from its sources takes it two seconds longer. */
export async function setup(project: TestProject) {
  // Where a built command finds the packages it needs, and runs beside one another do not meet.
  const folder = await mkdtemp(join(ROOT, 'api/node_modules/.built-for-tests-'))
  const teardown = () => rm(folder, { recursive: true, force: true })
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--ssr', '--outDir', folder], {
      cwd: ROOT,
      env: { PATH: process.env.PATH },
    })
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('built', folder)
  return teardown
}
