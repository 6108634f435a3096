import { vi } from 'vitest'

/** The simulated browser has no layout, so it would report no element as visible. */
export function seeAll(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
        this.#tell([entry], this as unknown as IntersectionObserver)
      }
      disconnect() {}
    },
  )
}
