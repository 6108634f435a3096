import type { Plugin, Rolldown } from 'vite'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Writes a file of JSON beside what is built: what `listOf` says of it. */
export function bundleListing(
  fileName: string,
  listOf: (outputs: readonly Output[]) => unknown,
): Plugin {
  let fault: unknown
  return {
    name: `listing ${fileName}`,
    apply: 'build',
    generateBundle(_, bundle) {
      try {
        const source = JSON.stringify(listOf(Object.values(bundle)))
        this.emitFile({ type: 'asset', fileName, source })
      } catch (error) {
        fault = error
      }
    },
    // Thrown before, it would be hidden by what the next plugins find missing.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (fault) throw fault
      },
    },
  }
}
