import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports'>

/**
 * The build fails where a script that a phone keeps begins with one that it does not keep: without a
 * connection neither would run. What is fetched later (`import()`) may lie anywhere.
 */
export function keptImports(): Plugin {
  let stray: string[] = []
  return {
    name: 'kept-imports',
    apply: 'build',
    generateBundle(_, bundle) {
      stray = strayImports(Object.values(bundle))
    },
    // Thrown before, it would be hidden by what the next plugins find missing.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (stray.length > 0)
          throw new Error(`Not kept, and needed by what is:\n${stray.join('\n')}`)
      },
    },
  }
}

/** One line for each import of a kept script that leads to one that is not kept (chunk-file.ts). */
export function strayImports(outputs: readonly (Chunk | { type: 'asset' })[]): string[] {
  return outputs
    .filter(output => output.type === 'chunk')
    .flatMap(({ fileName, imports }) =>
      imports.filter(to => isLeftOut(to, fileName)).map(to => `${fileName} → ${to}`),
    )
}

/** What waits until it is wanted comes whole: its scripts may need each other. */
const isLeftOut = (to: string, from: string): boolean =>
  (to.includes('/online/') && !from.includes('/online/')) ||
  (to.includes('/wanted/') && !/\/(online|wanted)\//.test(from))
