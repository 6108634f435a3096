import type { Plugin, Rolldown } from 'vite'

type Outputs = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
type Emitted = { fileName: string; source: string }

/** Writes a list about the finished scripts. */
export const listing = (fileName: string, listOf: (outputs: Outputs) => unknown): Plugin =>
  onBundle(fileName, outputs => [{ fileName, source: JSON.stringify(listOf(outputs)) }])

/** Fails the build if the finished scripts have faults. */
export const check = (title: string, faultsOf: (outputs: Outputs) => readonly string[]): Plugin =>
  onBundle(title, outputs => {
    const faults = faultsOf(outputs)
    if (faults.length > 0) throw new Error(`${title}:\n${faults.join('\n')}`)
    return []
  })

function onBundle(name: string, run: (outputs: Outputs) => Emitted[]): Plugin {
  let fault: unknown
  return {
    name,
    apply: 'build',
    generateBundle(_, bundle) {
      try {
        for (const file of run(Object.values(bundle))) this.emitFile({ type: 'asset', ...file })
      } catch (error) {
        fault = error
      }
    },
    // If it were thrown earlier, errors of later plugins would hide it.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (fault) throw fault
      },
    },
  }
}
