import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports'>

/**
 * Fails the build if scripts import each other in a cycle, because a script would run before its imports. It
 * happens if a file is renamed and no longer matches the pattern of its group in vite.config.ts.
 */
export function chunkCycles(): Plugin {
  let cycles: string[] = []
  return {
    name: 'chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      cycles = findChunkCycles(Object.values(bundle))
    },
    // If it were thrown earlier, errors of later plugins would hide it.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (cycles.length > 0)
          throw new Error(`These scripts import each other in a cycle:\n${cycles.join('\n')}`)
      },
    },
  }
}

/** Tarjan's algorithm for strongly connected components. */
export function findChunkCycles(outputs: readonly (Chunk | { type: 'asset' })[]): string[] {
  const importsOf = new Map(
    outputs
      .filter(output => output.type === 'chunk')
      .map(({ fileName, imports }) => [fileName, imports]),
  )
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[] = []

  function visit(file: string): number {
    const at = order.size
    order.set(file, at)
    open.push(file)
    let earliest = at
    for (const imported of importsOf.get(file) ?? []) {
      const known = order.get(imported)
      if (known === undefined) earliest = Math.min(earliest, visit(imported))
      else if (open.includes(imported)) earliest = Math.min(earliest, known)
    }
    if (earliest === at) {
      const component = open.splice(open.indexOf(file))
      if (component.length > 1) cycles.push(component.join(', '))
    }
    return earliest
  }

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file)
  return cycles
}
