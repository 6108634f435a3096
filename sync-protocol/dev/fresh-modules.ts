import { vi } from 'vitest'

/**
 * Test files share a worker's process (`isolate: false`), so modules of this repository are loaded again for
 * each file.
 */
vi.resetModules()
