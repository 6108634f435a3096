import { type Chunk, reach } from './chunk-graph.ts'

/**
 * Finds static imports of scripts that the phone keeps later or never. Without a connection neither script
 * would run. A dynamic `import()` may load any script.
 */
export const findUnkeptImports = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ fileName, imports }) =>
    imports
      .filter(to => isLeftOut(to, fileName))
      .map(to => `${fileName} is kept, but not ${to}, which it imports`),
  )

/** Parts that are kept at the first use load together and may import each other. */
const isLeftOut = (to: string, from: string): boolean =>
  (to.includes('/online/') && !from.includes('/online/')) ||
  (to.includes('/wanted/') && !/\/(online|wanted)\//.test(from))

/** Finds scripts that import themselves by way of others. Such a script would run before its imports. */
export function findChunkCycles(chunks: readonly Chunk[]): string[] {
  const importsOf = ({ imports }: Chunk) =>
    chunks.filter(({ fileName }) => imports.includes(fileName))
  return chunks
    .filter(chunk => reach(importsOf(chunk), chunks).has(chunk))
    .map(({ fileName }) => `${fileName} imports itself by way of others`)
}
