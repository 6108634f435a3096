import { AppServer } from './app-server'

/** The variable with the data folder that the workers' servers copy. */
export const MADE_DATA = 'LIFETAG_MADE_DATA'

/**
 * Starts a server before the first test. If no server can start, there is one failure and not one for each
 * test. Every worker's server begins with a copy of the data, because creating a database is slow.
 */
export default async function proveServer(): Promise<() => Promise<void>> {
  const server = await AppServer.launch()
  await server.stop()
  process.env[MADE_DATA] = server.dataDir
  return () => server.dispose()
}
