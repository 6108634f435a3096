import type { Rolldown } from 'vite'

/** The contents and the needs of a built script. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports' | 'dynamicImports'
> & { viteMetadata?: { importedCss: ReadonlySet<string> } }

export const chunksOf = (
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Chunk[] => outputs.filter(output => output.type === 'chunk')

/** Returns the given scripts and all that they import, or all that `next` names. */
export function reach(
  from: readonly Chunk[],
  chunks: readonly Chunk[],
  next: (chunk: Chunk) => readonly string[] = ({ imports }) => imports,
): Set<Chunk> {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  // A set visits the members that are added on the way, too.
  const reached = new Set(from)
  for (const chunk of reached) {
    for (const file of next(chunk)) {
      const found = byFile.get(file)
      if (found) reached.add(found)
    }
  }
  return reached
}

export const entriesOf = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter(({ isEntry }) => isEntry)

/** `module` is the end of a path without its extension, such as `features/shop/shop-screen`. */
export function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const isIt = (id: string) => id.replace(/(\/index)?\.\w+$/, '').endsWith(`/${module}`)
  const found = chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  if (!found) throw new Error(`No chunk is made of ${module}`)
  return found
}
