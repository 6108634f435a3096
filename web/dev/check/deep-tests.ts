import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Returns the names of the tests in a folder that do more with `TEST_DEPTH=all`. */
export function deepTests(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => !file.includes('node_modules') && /\.test\.tsx?$/.test(file))
    .filter(file => isDeep(file, readFileSync(join(root, folder, file), 'utf8')))
    .map(file => basename(file))
    .sort()
}

const isDeep = (file: string, source: string) =>
  file.includes('.all.') || /\b(?:depth|fuzzRuns)\(/.test(source)
