import type { Plugin } from 'vite'

/** Where the router lies. */
const ROUTER = /\/react-router\/dist\/production\/.+\.mjs$/
const NAMED = /^\w+\.displayName = "[^"]+";$/gm
const MADE = /= (React\d*\.forwardRef)\b/g

/**
 * Of the router what is used. It names its components for developers and makes them by calls: for either
 * the build would keep those that nobody draws (forms, scripts, restored scrolling), 2 KB as sent.
 */
export const usedRouter = (): Plugin => ({
  name: 'used-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: code => ({
      code: code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
