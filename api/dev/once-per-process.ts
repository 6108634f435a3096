const kept: Record<symbol, unknown> = globalThis as object as Record<symbol, unknown> // by symbols of ours

/**
 * One value for all test files of a process, which each load our modules anew. It must not depend on
 * anything that a file can change.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`lifetag.${name}`)
  kept[key] ??= make()
  return kept[key] as T // nothing else writes under this name
}
