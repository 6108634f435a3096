import type { Plugin, Rolldown } from 'vite'
import { bundleListing } from './bundle-listing.ts'
import { chunkOf } from './screen-preloads.ts'

const ROOTS = [
  'app/start/start-screen',
  'app/dashboard/dashboard-screen',
  'features/print/print-screen',
  'sync/runtime/follow-session',
]
/** The scripts of the landing are already loaded. */
const LANDING = 'features/landing/landing-screen'

/**
 * The landing fetches these files in advance (src/app/fetch-first-run.ts), so that the start works if the
 * connection is lost then.
 */
export const firstRunFiles = (): Plugin =>
  bundleListing('first-run.json', outputs => filesOf(outputs))

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports' | 'dynamicImports'
> & { viteMetadata?: { importedCss: ReadonlySet<string> } }

export function filesOf(outputs: readonly (Chunk | { type: 'asset' })[], roots = ROOTS): string[] {
  const chunks = outputs.filter(output => output.type === 'chunk')
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const isKept = (file: string) => !/\/(online|wanted|languages)\//.test(file)

  function reach(file: string, into: Set<string>, isLater: boolean) {
    const chunk = byFile.get(file)
    if (!chunk || into.has(file) || !isKept(file)) return
    into.add(file)
    const next = isLater ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
    for (const each of next) reach(each, into, isLater)
  }

  const here = new Set<string>()
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  for (const file of [...entries, chunkOf(LANDING, chunks)]) reach(file, here, false)
  const wanted = new Set(here)
  for (const module of roots) {
    const file = chunkOf(module, chunks)
    if (!here.has(file)) reach(file, wanted, true)
  }
  const scripts = [...wanted].filter(file => !here.has(file))
  const styles = scripts.flatMap(file => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])])
  return [...new Set([...scripts, ...styles.filter(isKept)])].map(file => `/${file}`)
}
