import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Control, serveControl } from './control'
import { EMULATOR_KEYS } from './sentinel'
import { failure, serveApi } from './serve-api'
import { serveBrowser, servePayPage } from './serve-browser'
import { openStateFile } from './state-file'
import { Webhooks } from './webhooks'
import { emptyState, World } from './world'

type EmulatorOptions = {
  webhookUrl: string
  webhookSecret: string
  stateFile?: string
  nowMs?: () => number
}

export type Emulator = {
  /** On the loopback interface. */
  url: string
  control: Control
  world: World
  sendEventsTo(webhookUrl: string): void
  close(): Promise<void>
}

const SCRIPT = join(import.meta.dirname, 'browser/stripe.js')

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const file = options.stateFile === undefined ? null : openStateFile(options.stateFile)
  const world = new World(file?.state ?? emptyState(), options.nowMs ?? Date.now)
  const target = { url: options.webhookUrl, secret: options.webhookSecret }
  const webhooks = new Webhooks(world, target)
  world.onEvent = event => webhooks.take(event)
  if (file) world.onChange = file.saveSoon
  const control = new Control(world, webhooks)

  const server = createServer((request, response) => {
    serve(request, response).catch(error => {
      const { status, body } = failure(error)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No address')
  const url = `http://127.0.0.1:${address.port}`

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, search } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    const body = await readAll(request)
    response.setHeader('Access-Control-Allow-Origin', '*')
    // A test's browser may send more headers than Stripe's script.
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Cache-Control', 'no-store')

    if (method === 'OPTIONS') {
      response.writeHead(204).end()
    } else if (path === '/stripe.js') {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' })
        .end(readFileSync(SCRIPT))
    } else if (path.startsWith('/pay/')) {
      const button = new URLSearchParams(body).get('do')
      const page = servePayPage(world, method, decodeURIComponent(path.slice(5)), button)
      if (page.location) response.setHeader('Location', page.location)
      response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html)
    } else if (path.startsWith('/_control/')) {
      const result = await serveControl(control, path.slice(10), body)
      sendJson(response, 200, JSON.stringify(result ?? null))
    } else if (path.startsWith('/browser/')) {
      const answer = serveBrowser(world, path, body)
      sendJson(response, answer.status, answer.body)
    } else {
      serveV1(request, response, { method, path, query: search.slice(1), body })
    }
  }

  function serveV1(
    { headers }: IncomingMessage,
    response: ServerResponse,
    asked: { method: string; path: string; query: string; body: string },
  ) {
    const key = headers['idempotency-key']
    const { method, path, body } = asked
    control.requests.push({ method, path, body, key: typeof key === 'string' ? key : null })
    const fault = control.takeFault(path)
    const isDone = fault?.when !== 'before'
    const answer = isDone
      ? serveApi(world, EMULATOR_KEYS.secretKey, url, { ...asked, headers })
      : undefined
    if (fault || !answer) {
      const { status = 500, code } = fault ?? {}
      const type = status < 500 ? 'invalid_request_error' : 'api_error'
      const error = { type, code, message: 'A fault that a test ordered.' }
      sendJson(response, status, JSON.stringify({ error }))
      return
    }
    for (const [name, value] of Object.entries(answer.headers ?? {})) {
      response.setHeader(name, value)
    }
    sendJson(response, answer.status, answer.body)
  }

  return {
    url,
    control,
    world,
    sendEventsTo(webhookUrl) {
      target.url = webhookUrl
    },
    async close() {
      webhooks.close()
      file?.saveNow()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_emulated' })
  response.end(body)
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
