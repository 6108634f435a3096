import type { Chunk } from './chunk-graph'

/** A script that is made of one module with its name. */
export const testChunk = (name: string, more: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: name,
  isEntry: false,
  moduleIds: [`/x/web/src/${name}.tsx`],
  imports: [],
  dynamicImports: [],
  ...more,
})
