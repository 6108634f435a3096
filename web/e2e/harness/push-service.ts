import { openPushNetwork } from '../../../api/test/push-network'
import { openPushService, type PushService } from '../../../api/test/push-service'
import { test as base } from './fixtures'

export type { PushService }

/** The file's server notifies browsers through a push service of the worker. */
export const testWithPush = base.extend<object, { pushService: PushService }>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ pushService }, use) => {
      const network = await openPushNetwork(pushService)
      await use(network.env)
      await network.close()
    },
    { scope: 'worker' },
  ],
})
