import type { Plugin, Rolldown } from 'vite'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

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
