const kept: Record<symbol, unknown> = globalThis as object as Record<symbol, unknown> // only `oncePerProcess` adds symbols

/**
 * Makes a value once for all test files of a process, although each file loads the modules again. The value
 * must not depend on anything that a test file can change.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`lifetag.${name}`)
  kept[key] ??= make()
  return kept[key] as T // only this function writes this name
}
