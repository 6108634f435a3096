import { vi } from 'vitest'

/**
 * Test files share a worker's process (`isolate: false`) and its packages. Modules of this
 * repository are loaded again for each file, so no state is shared.
 */
vi.resetModules()
