import { AppServer } from './app-server'

/** Before the first test: a server that cannot start is one failure, told at once, not one a test. */
export default async function proveServer(): Promise<void> {
  const server = await AppServer.launch()
  await server.dispose()
}
