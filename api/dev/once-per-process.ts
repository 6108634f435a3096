const kept: Record<symbol, unknown> = globalThis as object as Record<symbol, unknown> // only `oncePerProcess` adds symbols

/**
 * Test files share the value, although each loads the modules again. A test must not be able to change it.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`lifetag.${name}`)
  kept[key] ??= make()
  return kept[key] as T // only this function writes this name
}
