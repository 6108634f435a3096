import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A wait ends as soon as what it waits for is there; a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 })

// The library unmounts by itself only where a test runner's globals are on; ours are not.
afterEach(cleanup)

// Files share a worker's process: none leaves its stubs, or what it stored, to the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
