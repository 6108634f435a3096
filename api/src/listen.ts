import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { SERVER_HEADER } from 'sync-protocol/rest'
import { isResponderPath } from './features/responder/failure-page'
import type { AppEnv } from './http/app-env'
import { type ConnectionLimits, limitConnections } from './http/connections'
import { StartError } from './start-error'

/** TRACE would read a request's cookies back to whoever sent it. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const HEADERS_TIMEOUT_MS = 10_000
/** For uploads. JSON bodies have 30 seconds; read-body.ts holds them to it. */
const REQUEST_TIMEOUT_MS = 120_000

export type Listening = {
  port: number
  /** Accepts nothing new, lets what runs end, and cuts off what is left after `deadlineMs`. */
  drain(deadlineMs: number): Promise<void>
}

export type ListenOptions = {
  /** Once it aborts, each connection is closed after its answer, so that none has to be cut at the end. */
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
      // The reader of that answer may stand beside a patient: it is a page for them, too.
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
