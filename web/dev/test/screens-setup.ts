import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A wait ends as soon as what it waits for is there; a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 })

// The library unmounts by itself only where a test runner's globals are on; ours are not.
afterEach(cleanup)
