import type { Plugin } from 'vite'
import { ROUTE_TABLE } from '../../src/app/route-table.ts'
import { findChunkCycles, findUnkeptImports } from './chunk-faults.ts'
import { type Chunk, chunkOf, chunksOf, entriesOf, reach } from './chunk-graph.ts'

/** Writes lists of the finished scripts that screens need, and checks the scripts. */
export const screenFiles = (): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = chunksOf(Object.values(bundle))
    const lists = { 'preloads.json': preloadsOf(chunks), 'first-run.json': firstRunFiles(chunks) }
    for (const [fileName, list] of Object.entries(lists))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) })
  },
  // Errors of later plugins, which read the written files, would hide an earlier error.
  writeBundle(_, bundle) {
    const chunks = chunksOf(Object.values(bundle))
    const faults = [...findUnkeptImports(chunks), ...findChunkCycles(chunks)]
    if (faults.length > 0) this.error(faults.join('\n'))
  },
})

/** The server itself makes the page of a scanned code. */
const { '/e/:token': _, ...APP_SCREENS } = ROUTE_TABLE
const NEEDS = Object.fromEntries(
  Object.entries(APP_SCREENS).flatMap(([path, { screen, needs = [], needsByQuery = {} }]) =>
    Object.entries({ '': needs, ...needsByQuery }).map(([query, modules]) => [
      path + query,
      [screen, ...modules],
    ]),
  ),
)

/**
 * Lists the scripts of each screen without those of the page itself. The server names them in the page
 * (api/src/http/statics.ts), so a browser without the worker fetches them at the same time as the app and
 * not after it.
 */
export function preloadsOf(
  chunks: readonly Chunk[],
  needs: Readonly<Record<string, readonly string[]>> = NEEDS,
): Record<string, string[]> {
  const named = reach(entriesOf(chunks), chunks)
  return Object.fromEntries(
    Object.entries(needs).map(([screen, modules]) => {
      const own = modules.map(module => chunkOf(module, chunks))
      const needed = [...reach(own, chunks)].filter(chunk => !named.has(chunk))
      return [screen, needed.map(({ fileName }) => fileName)]
    }),
  )
}

/** The screens from the first question to the printed card. */
const ROOTS = (['/start', '/dashboard', '/print/:codeId'] as const).flatMap(
  path => NEEDS[path] ?? [],
)

/**
 * Lists the files that the start needs now or later, without the scripts of the landing. The landing fetches
 * them in advance (src/loading/fetch-ahead.ts), so that the start works if the connection is lost then.
 */
export function firstRunFiles(
  chunks: readonly Chunk[],
  roots: readonly string[] = ROOTS,
): string[] {
  const landing = chunkOf(ROUTE_TABLE['/'].screen, chunks)
  const here = reach([...entriesOf(chunks), landing], chunks)
  const later = chunks.filter(chunk => isKept(chunk.fileName) && !here.has(chunk))
  const starts = roots.map(module => chunkOf(module, chunks)).filter(chunk => later.includes(chunk))
  const wanted = [
    ...reach(starts, later, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  ]
  const scripts = wanted.map(({ fileName }) => fileName)
  const styles = wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...scripts, ...styles.filter(isKept)])].map(file => `/${file}`)
}

const isKept = (file: string) => !/\/(online|wanted|languages)\//.test(file)
