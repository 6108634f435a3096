import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports'>

/**
 * Fails the build if a kept script statically imports a script that the phone does not keep. Without a
 * connection neither would run. A dynamic `import()` may load any script.
 */
export function keptImports(): Plugin {
  let stray: string[] = []
  return {
    name: 'kept-imports',
    apply: 'build',
    generateBundle(_, bundle) {
      stray = strayImports(Object.values(bundle))
    },
    // If it were thrown earlier, errors of later plugins would hide it.
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

export function strayImports(outputs: readonly (Chunk | { type: 'asset' })[]): string[] {
  return outputs
    .filter(output => output.type === 'chunk')
    .flatMap(({ fileName, imports }) =>
      imports.filter(to => isLeftOut(to, fileName)).map(to => `${fileName} → ${to}`),
    )
}

/** Scripts that load at their first use load together, so they may import each other. */
const isLeftOut = (to: string, from: string): boolean =>
  (to.includes('/online/') && !from.includes('/online/')) ||
  (to.includes('/wanted/') && !/\/(online|wanted)\//.test(from))
