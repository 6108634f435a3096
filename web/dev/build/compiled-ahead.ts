import type { Plugin } from 'vite'

/**
 * Scripts of every start, and of a start with a record. Most of their functions run before the screen is
 * visible, which is not so for other scripts.
 */
const AHEAD: ReadonlySet<string> = new Set([
  'index',
  'react',
  'data',
  'ui',
  'small',
  'signing',
  'entries',
  'dashboard-screen',
  'show-code',
  'drawing',
])
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Chromium compiles a script that begins with this hint as a whole, in the background. Without the hint it compiles
 * each function at its first call, while the page waits. Other browsers read a comment
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    const missing = new Set(AHEAD)
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !missing.delete(file.name)) continue
      file.code = HINT + file.code
    }
    if (missing.size > 0) throw new Error(`no script is called ${[...missing].join(', ')}`)
  },
})
