/// <reference path="./web-push-testing.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import webPush from 'web-push'
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js'
import WebPushTestingServer from 'web-push-testing/src/server.js'
import { type Outside, pinnedTo } from '../src/adapters/push/pinned-post'
import { openWebPush } from '../src/adapters/push/web-push'
import { PUSH_CERTIFICATE, PUSH_KEY } from './push-certificate'

export const PUSH_NAME = 'push.example'
/** `PUSH_NAME` resolves to this public address. */
export const PUSH_ADDRESS = '9.9.9.9'

type Fault = (request: IncomingMessage, answer: ServerResponse) => void

/**
 * A push service behind https. web-push-testing checks the sender and decrypts messages. Only the last step
 * is unreal: a connection to the public address goes to this machine.
 */
export async function openPushService() {
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@lifetag.example' }
  const model = new PushApiModel()
  const service = new WebPushTestingServer(model, 0)
  model.notifyUrl = `https://${PUSH_NAME}/notify/`
  service.setRequestHandlers()
  const requests: IncomingMessage['headers'][] = []
  const requestedAtMs: number[] = []
  const connected: string[] = []
  let fault: Fault | undefined
  const server = createServer({ key: PUSH_KEY, cert: PUSH_CERTIFICATE }, (request, answer) => {
    requests.push({ ...request.headers })
    requestedAtMs.push(Date.now())
    if (fault) fault(request, answer)
    else service._app(request, answer)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const outside: Outside = {
    resolve: async () => [PUSH_ADDRESS],
    connect(address) {
      connected.push(address)
      return { lookup: pinnedTo('127.0.0.1'), port, ca: PUSH_CERTIFICATE }
    },
  }
  return {
    vapid,
    port,
    requests,
    requestedAtMs,
    connected,
    outside,
    push: openWebPush({ vapid, services: [PUSH_NAME], outside }),
    async subscribe(key = vapid.publicKey) {
      const made = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey: key })
      const { endpoint, keys, clientHash } = made
      return { target: { endpoint, keys }, clientHash }
    },
    messagesOf: (clientHash: string): unknown[] =>
      (model.messages[clientHash] ?? []).map(text => JSON.parse(text)),
    expire: (clientHash: string) => model.expireSubscription(clientHash),
    break(how?: Fault) {
      fault = how
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type PushService = Awaited<ReturnType<typeof openPushService>>
