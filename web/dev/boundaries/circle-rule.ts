import { resolve } from './import-rules'
import type { ParsedFile, Violation } from './source'
import { withoutCircles } from './zones'

/**
 * Of files that import each other in a circle none can be read before the others. Types count: they are
 * what a reader has to know.
 */
export function checkCircles(files: readonly ParsedFile[]): Violation[] {
  const guarded = files.filter(({ path }) => withoutCircles.some(folder => path.startsWith(folder)))
  const byName = new Map(guarded.map(file => [nameOf(file.path), file]))
  const done = new Set<string>()
  const found: Violation[] = []

  /** `trail`: the files from the first one to this. */
  const follow = (file: ParsedFile, trail: readonly string[]) => {
    if (done.has(file.path)) return
    const here = [...trail, file.path]
    for (const { specifier, line } of file.imports) {
      const target = byName.get(nameOf(resolve(file.path, specifier) ?? ''))
      if (!target) continue
      const start = here.indexOf(target.path)
      if (start < 0) follow(target, here)
      else {
        const message = `closes a circle: ${[...here.slice(start), target.path].join(' → ')}`
        found.push({ rule: 'circles', path: file.path, line, message })
      }
    }
    done.add(file.path)
  }
  for (const file of guarded) follow(file, [])
  return found
}

const nameOf = (path: string): string => path.replace(/\.tsx?$/, '')
