import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { SERVER_HEADER } from 'sync-protocol/rest'
import { StartError } from './core/start-error'
import { isResponderPath } from './features/responder/failure-page'
import type { AppEnv } from './http/app-env'
import { type ConnectionLimits, limitConnections } from './http/connections'

/** TRACE is left out, because it would return a request's cookies to the sender. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const HEADERS_TIMEOUT_MS = 10_000
/** For uploads. read-body.ts limits JSON bodies to 30 seconds. */
const REQUEST_TIMEOUT_MS = 120_000

export type Listening = {
  port: number
  drain(deadlineMs: number): Promise<void>
}

type ListenOptions = {
  /** Connections are closed after the current answer, so that none is cut off. */
  draining?: AbortSignal
  isBehindProxy?: boolean
  limits?: ConnectionLimits
}

export async function listen(
  app: Hono<AppEnv>,
  port: number,
  { draining, isBehindProxy = false, limits }: ListenOptions = {},
): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const open = new Set<ServerResponse>()
  draining?.addEventListener('abort', () => {
    for (const response of open) response.shouldKeepAlive = false
  })
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 1_000,
  })
  limitConnections(
    server,
    (request, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      if (draining?.aborted) response.shouldKeepAlive = false
      // For these paths the app answers an unknown method with a page, because its reader may be with a
      // patient.
      const isForResponder = isResponderPath(request.url?.split('?')[0] ?? '')
      if (isForResponder && !METHODS.has(request.method ?? '')) request.method = 'OPTIONS'
      if (METHODS.has(request.method ?? '')) void answer(request, response)
      else response.writeHead(405, { Allow: [...METHODS].join(', '), [SERVER_HEADER]: '1' }).end()
    },
    isBehindProxy,
    limits,
  )
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw inUse ? new StartError(`PORT ${port} is in use by another program`) : error
  }
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    async drain(deadlineMs) {
      const cut = setTimeout(() => server.closeAllConnections(), deadlineMs)
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
      clearTimeout(cut)
    },
  }
}
