import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    built: string
  }
}

const ROOT = join(import.meta.dirname, '../..')

/**
 * Starting a process from its sources takes two seconds longer, so the server is built once for the whole
 * run.
 */
export async function setup(project: TestProject) {
  // A built command finds its packages there. A random name keeps parallel runs apart.
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
