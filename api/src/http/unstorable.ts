import { createMiddleware } from 'hono/factory'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'
import { httpTexts } from './texts'
import { nameOf } from './validation'

const MAX_DEPTH = 24
/** Postgres cannot store NUL, and UTF-8 cannot encode a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u

const isUnstorable = (text: string): boolean => UNSTORABLE.test(text)

/** Checks texts and names in a JSON value, so that no schema has to. */
export function findUnstorable(
  value: unknown,
  path = '',
  depth = 0,
): Record<string, string> | undefined {
  if (typeof value === 'string') {
    return isUnstorable(value) ? { [path]: httpTexts.fields.unstorable } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= MAX_DEPTH) return { [path]: httpTexts.fields.tooDeep }
  for (const [key, inner] of Object.entries(value)) {
    if (isUnstorable(key) || key === '__proto__') return { [path]: httpTexts.fields.forbiddenName }
    const name = nameOf(key)
    const finding = findUnstorable(inner, path === '' ? name : `${path}.${name}`, depth + 1)
    if (finding) return finding
  }
  return undefined
}

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
