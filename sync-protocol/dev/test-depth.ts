/**
 * A short test run proves each rule once. With `TEST_DEPTH=all` it also tests every combination,
 * more random runs and the files named `*.all.test.ts`.
 */
type TestDepth = 'short' | 'all'

const testDepth = readDepth(process.env.TEST_DEPTH)

/** For example `depth(40, 1_000)` random runs, or `depth([first], everyRole)`. */
export function depth<T>(short: T, all: T): T {
  return testDepth === 'all' ? all : short
}

function readDepth(value: string | undefined): TestDepth {
  if (!value || value === 'short') return 'short'
  if (value === 'all') return 'all'
  throw new Error(`TEST_DEPTH is "short" or "all", not "${value}"`)
}
