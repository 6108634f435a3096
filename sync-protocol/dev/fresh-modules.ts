import { vi } from 'vitest'

/**
 * Before each test file, where files share a worker's process (`isolate: false`): the packages we use
 * are read once, not once a file. What is ours each file loads anew, and finds no other file's state in it.
 */
vi.resetModules()
