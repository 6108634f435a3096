import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A wait ends as soon as its condition is true. The limit is for busy machines.
configure({ asyncUtilTimeout: 20_000 })

// The library unmounts by itself only if the test runner's globals are on. Here they are off.
afterEach(cleanup)

// Files share a worker's process, so each file removes its stubs and stored values.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
