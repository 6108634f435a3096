// Types of the used parts.
declare module 'web-push-testing/src/PushApiModel.js' {
  export class PushApiModel {
    notifyUrl: string
    messages: Record<string, string[]>
    subscribe(options: { userVisibleOnly: 'true'; applicationServerKey: string }): Promise<{
      endpoint: string
      keys: { p256dh: string; auth: string }
      clientHash: string
    }>
    expireSubscription(clientHash: string): void
  }
}
declare module 'web-push-testing/src/server.js' {
  import type { RequestListener } from 'node:http'

  class WebPushTestingServer {
    constructor(model: import('web-push-testing/src/PushApiModel.js').PushApiModel, port: number)
    _app: RequestListener
    setRequestHandlers(): void
  }
  export = WebPushTestingServer
}
