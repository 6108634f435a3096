import { httpTexts } from './texts'
import { nameOf } from './validation'

const MAX_DEPTH = 24
/** Postgres cannot store NUL, and UTF-8 cannot encode a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u

export const isUnstorable = (text: string): boolean => UNSTORABLE.test(text)

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
