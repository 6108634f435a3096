import type { Plugin, Rolldown } from 'vite'
import { ROUTE_TABLE, type ScreenRow } from '../../src/app/route-table.ts'
import { bundleListing } from './bundle-listing.ts'

/** The server itself makes the page of a scanned code. */
const { '/e/:token': _, ...APP_SCREENS } = ROUTE_TABLE
const NEEDS = Object.fromEntries(Object.entries(APP_SCREENS).flatMap(needsOf))

function needsOf([path, row]: [string, ScreenRow]): [string, readonly string[]][] {
  const { screen, needs = [], needsByQuery = {} } = row
  return [
    [path, [screen, ...needs]],
    ...Object.entries(needsByQuery).map(([query, modules]): [string, readonly string[]] => [
      path + query,
      [screen, ...modules],
    ]),
  ]
}

/**
 * The server names these scripts in the page (api/src/http/preloads.ts), so a browser without the worker
 * fetches them at the same time as the app and not after it.
 */
export const screenPreloads = (): Plugin =>
  bundleListing('preloads.json', outputs => preloadsOf(outputs))

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'moduleIds' | 'imports'
>

/** Leaves out the scripts of the page itself. */
export function preloadsOf(
  outputs: readonly (Chunk | { type: 'asset' })[],
  needs: Readonly<Record<string, readonly string[]>> = NEEDS,
): Record<string, string[]> {
  const chunks = outputs.filter(output => output.type === 'chunk')
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const named = new Set<string>()
  for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) {
    collect(fileName, importsOf, named)
  }
  return Object.fromEntries(
    Object.entries(needs).map(([screen, modules]) => {
      const wanted = new Set<string>()
      for (const module of modules) collect(chunkOf(module, chunks), importsOf, wanted)
      return [screen, [...wanted].filter(file => !named.has(file))]
    }),
  )
}

/** `module` is a path under web/src, without extension. */
export function chunkOf(
  module: string,
  chunks: readonly Pick<Chunk, 'fileName' | 'moduleIds'>[],
): string {
  const isIt = (id: string) => id.replace(/\.tsx?$/, '').endsWith(`web/src/${module}`)
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  if (!chunk) throw new Error(`No chunk is made of ${module}`)
  return chunk.fileName
}

export function collect(
  file: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  into: Set<string>,
): void {
  if (into.has(file)) return
  into.add(file)
  for (const imported of importsOf.get(file) ?? []) collect(imported, importsOf, into)
}
