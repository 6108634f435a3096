import type { Rolldown } from 'vite'

/** The fields of a built script that say what it needs. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports'
>

export const chunksOf = <C extends { type: 'chunk' }>(
  outputs: readonly (C | { type: 'asset' })[],
): C[] => outputs.filter(output => output.type === 'chunk')

/** Returns the given scripts and all that they need, which is what they import if `next` names no more. */
export function reach<C extends Chunk>(
  from: readonly C[],
  chunks: readonly C[],
  next: (chunk: C) => readonly string[] = ({ imports }) => imports,
): Set<C> {
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

export const entriesOf = <C extends Chunk>(chunks: readonly C[]): C[] =>
  chunks.filter(({ isEntry }) => isEntry)

/** `module` is the end of a path without its extension, such as `features/shop/shop-screen`. */
export function chunkOf<C extends Chunk>(module: string, chunks: readonly C[]): C {
  const isIt = (id: string) => id.replace(/(\/index)?\.\w+$/, '').endsWith(`/${module}`)
  const found = chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  if (!found) throw new Error(`No chunk is made of ${module}`)
  return found
}
