import { vi } from 'vitest'

/** A screen on which everything is seen: the simulated browser lays nothing out, and so sees nothing. */
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
