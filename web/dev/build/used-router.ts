import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/.+\.mjs$/
const NAMED = /^\w+\.displayName = "[^"]+";$/gm
const MADE = /= (React\d*\.forwardRef)\b/g

/**
 * Lets the build drop unused parts of the router (forms, scripts, restored scrolling), 2 KB as sent. The
 * router names its components for developers and makes them by calls, and the build would keep both.
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
