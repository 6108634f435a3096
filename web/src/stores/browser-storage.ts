/**
 * Local and session storage. A browser may forbid them, or they are full, or hold what another
 * version of the app wrote. Reading then gives nothing, and writing returns false. Nothing throws, so
 * what could not be written lives as long as the page.
 */
import type { ZodMiniType } from 'zod/mini'

type Where = 'local' | 'session'

const storageOf = (where: Where): Storage => (where === 'local' ? localStorage : sessionStorage)

export function readText(where: Where, key: string): string | null {
  try {
    return storageOf(where).getItem(key)
  } catch {
    return null
  }
}

export function writeText(where: Where, key: string, text: string): boolean {
  try {
    storageOf(where).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Undefined where there is nothing, or not what `schema` says. */
export function readJson<Value>(
  where: Where,
  key: string,
  schema: ZodMiniType<Value>,
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(readText(where, key) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const writeJson = (where: Where, key: string, value: unknown): boolean =>
  writeText(where, key, JSON.stringify(value))

export function removeStored(where: Where, keys: readonly string[]): void {
  try {
    for (const key of keys) storageOf(where).removeItem(key)
  } catch {
    // Nothing is stored where nothing may be.
  }
}
