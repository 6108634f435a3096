/**
 * Storage may be forbidden or full, or hold values of another version of the app. Reading then returns
 * nothing and writing returns false, without an exception.
 */
import type { ZodMiniType } from 'zod/mini'

type Where = 'local' | 'session'

interface Stored {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
  clear(): void
}

/** The service worker has neither, so nothing is stored there. */
const storageOf = (where: Where): Stored => Reflect.get(globalThis, `${where}Storage`)

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
    // If storage is forbidden, nothing is stored that could be removed.
  }
}

export function clearStored(where: Where): void {
  try {
    storageOf(where).clear()
  } catch {
    // If storage is forbidden, nothing is stored that could be cleared.
  }
}
