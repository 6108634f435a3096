import type { Plugin } from 'vite'

/**
 * What every start runs, and a start on a record: most of their functions are called before the screen is there.
 * In other scripts most are not.
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
 * Chromium compiles a script that begins so beside what the page does, and as a whole. It would compile each function
 * when it is first called, while the page waits. Other browsers see a comment
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
