import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './source'

export const root = join(import.meta.dirname, '../../..')

/** Paths from the root, with `/`. */
export function listFiles(): string[] {
  const ignored = new Set(
    readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .filter(line => line.endsWith('/'))
      .map(line => line.slice(0, -1)),
  )
  ignored.add('.git')

  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (ignored.has(entry.name) || ignored.has(path)) return []
      return entry.isDirectory() ? list(path) : [path]
    })
  return list('')
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}
