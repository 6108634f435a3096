import { importedFile } from './import-rules'
import type { ParsedFile, Violation } from './source'

/** An import of types counts. Each cycle is one violation, at the first of its files. */
export function checkCircles(files: readonly ParsedFile[], folder: string): Violation[] {
  const shipped = files.filter(({ path }) => path.startsWith(folder) && !path.includes('.test.'))
  const byPath = new Map(shipped.map(file => [file.path, file]))
  const found: Violation[] = []
  const done = new Set<string>()

  function visit(path: string, trail: readonly string[]): void {
    const at = trail.indexOf(path)
    if (at >= 0) {
      const circle = [...trail.slice(at), path].join(' → ')
      found.push({ rule: 'circles', path, line: 1, message: `imports itself: ${circle}` })
    }
    if (done.has(path) || at >= 0) return
    for (const target of importsOf(path)) visit(target, [...trail, path])
    done.add(path)
  }

  function importsOf(path: string): string[] {
    const specifiers = byPath.get(path)?.imports.map(({ specifier }) => specifier) ?? []
    return [...new Set(specifiers)].flatMap(
      specifier => importedFile(path, specifier, byPath) ?? [],
    )
  }

  for (const { path } of shipped) visit(path, [])
  return found
}
