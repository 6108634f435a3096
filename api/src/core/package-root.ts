import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Paths relative to a module are unreliable, because the same code runs from `src` (development, tests) and
 * from one bundled file in `dist`.
 */
export const packageRoot = findUpwards(import.meta.dirname, 'package.json')

export const RELEASE: string = JSON.parse(
  readFileSync(join(packageRoot, 'package.json'), 'utf8'),
).version

function findUpwards(folder: string, name: string): string {
  if (existsSync(join(folder, name))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No ${name} above the server's own code`)
  return findUpwards(parent, name)
}
