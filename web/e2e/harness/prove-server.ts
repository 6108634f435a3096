import { AppServer } from './app-server'

/** Where the workers find the folder that their servers begin with. */
export const MADE_DATA = 'LIFETAG_MADE_DATA'

/**
 * Before the first test: a server that cannot start is one failure, at once, not one a test. What
 * it made, a database above all, every worker's server begins with.
 */
export default async function proveServer(): Promise<() => Promise<void>> {
  const server = await AppServer.launch()
  await server.stop()
  process.env[MADE_DATA] = server.dataDir
  return () => server.dispose()
}
