import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { AppError } from './app-error'
import { isUnstorable } from './unstorable'

/** Paths and queries that do not decode to text that can be stored are 422, not a surprise later. */
export const requireWellFormedUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!isWellFormed(pathname)) throw new AppError('invalid', { fields: { path: NOT_TEXT } })
  if (!isWellFormed(search)) throw new AppError('invalid', { fields: { query: NOT_TEXT } })
  return next()
})

const NOT_TEXT = 'Contains a character that cannot be stored'

function isWellFormed(encoded: string): boolean {
  try {
    // Strict, unlike URLSearchParams, which quietly replaces what is not UTF-8.
    return !isUnstorable(decodeURIComponent(encoded))
  } catch {
    return false
  }
}
