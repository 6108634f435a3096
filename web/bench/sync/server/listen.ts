import { createServer, type RequestListener } from 'node:http'

/** Prints its port on the first line of its output. */
export function listen(handler: RequestListener): void {
  const server = createServer(handler).listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') console.log(address?.port)
  })
}
