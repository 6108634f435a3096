import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library unmounts by itself only where a test runner's globals are on; ours are not.
afterEach(cleanup)
