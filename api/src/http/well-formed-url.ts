import { createMiddleware } from 'hono/factory'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'
import { httpTexts } from './texts'
import { isUnstorable } from './unstorable'

export const requireWellFormedUrl = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!isWellFormed(pathname))
    throw new AppError('invalid', { fields: { path: httpTexts.fields.unstorable } })
  if (!isWellFormed(search))
    throw new AppError('invalid', { fields: { query: httpTexts.fields.unstorable } })
  return next()
})

function isWellFormed(encoded: string): boolean {
  try {
    // Unlike URLSearchParams, it does not silently replace what is not UTF-8.
    return !isUnstorable(decodeURIComponent(encoded))
  } catch {
    return false
  }
}
