// With SLOW_DATABASE=<seed> the simulated IndexedDB delays about every third request by a random time.
// A test that depends on the order of two answers then fails immediately, and not once a month.
const given = process.env.SLOW_DATABASE
const SHARE = 0.3
const LONGEST_MS = 40

if (given) {
  const atOnce = globalThis.setImmediate
  const random = randomOf(Number(given))
  const later = (work: () => void) =>
    random() < SHARE ? setTimeout(work, random() * LONGEST_MS) : atOnce(work)
  globalThis.setImmediate = later as unknown as typeof setImmediate // the simulation needs no more
}

/** Numerical Recipes' generator of numbers from 0 up to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
