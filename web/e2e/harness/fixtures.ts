import { test as base, expect } from '@playwright/test'
import { openPushNetwork } from '../../../api/test/push-network'
import { openPushService, type PushService } from '../../../api/test/push-service'
import { AppServer } from './app-server'
import { Device, type DeviceOptions } from './device'
import { Gate } from './gate'
import { MADE_DATA } from './prove-server'
import { VisitedProfile } from './visited-profile'

export const ADMIN_TOKEN = 'a token for these tests alone, long enough'

const { PLAYWRIGHT_CHROMIUM } = process.env
/** The options of a device with the whole browser, also if the tests run in the headless shell. */
export const wholeChromium = PLAYWRIGHT_CHROMIUM ? { executablePath: PLAYWRIGHT_CHROMIUM } : {}

interface WorkerFixtures {
  /** Receives the notifications that the server sends, and decrypts them. */
  pushService: PushService
  /**
   * The built server, one for each worker. A test may stop, kill and restart it. All have the same settings,
   * because another setting would need another worker, and each costs as much as two tests.
   */
  server: AppServer
  visitedProfile: VisitedProfile
}

interface TestFixtures {
  /** The devices have never opened the app: `test.use({ firstVisit: true })` at the top of a file. */
  firstVisit: boolean
  /** The devices have what the headless shell lacks, such as notifications: `test.use({ wholeBrowser: true })`. */
  wholeBrowser: boolean
  /** The device under test. `page` is its first tab and `context` its browser. */
  device: Device
  /** Starts one more device, of the same person or another. */
  newDevice: (options?: DeviceOptions) => Promise<Device>
  /** A proxy to the server with faults, for devices with its `deviceOptions`. */
  gate: Gate
  runningServer: undefined
}

/** Playwright's `test` with our own server and with persistent devices. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ pushService }, use) => {
      const network = await openPushNetwork(pushService)
      // Limits count by address. A test that reaches one sets X-Forwarded-For.
      const env = { ...network.env, ADMIN_TOKEN, PROXY_HOPS: '1' }
      const server = await AppServer.launch(env, process.env[MADE_DATA])
      await use(server)
      await server.dispose()
      await network.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  visitedProfile: [
    async ({ playwright, server }, use) => {
      const visited = new VisitedProfile(playwright.chromium, server.url)
      await use(visited)
      await visited.dispose()
    },
    { scope: 'worker' },
  ],

  firstVisit: [false, { option: true }],
  wholeBrowser: [false, { option: true }],

  // A test that stops the server, or fails while it is down, must not affect the next one.
  runningServer: [
    async ({ server }, use, testInfo) => {
      const before = server.output.length
      await server.start()
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const body = server.output.slice(before)
      await testInfo.attach('server output', { body, contentType: 'text/plain' })
    },
    { auto: true, timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  gate: async ({ server }, use) => {
    const gate = await Gate.open(server.port)
    await use(gate)
    await gate.close()
  },

  newDevice: async ({ playwright, visitedProfile, firstVisit, wholeBrowser }, use) => {
    const devices: Device[] = []
    await use(async options => {
      const isEmpty = firstVisit || wholeBrowser
      const profile = isEmpty ? undefined : await visitedProfile.fitFor(options)
      const device = await Device.launch(
        playwright.chromium,
        { ...(wholeBrowser && wholeChromium), ...options },
        profile,
      )
      devices.push(device)
      return device
    })
    const problems = devices.flatMap(device => device.problems)
    await Promise.all(devices.map(device => device.dispose()))
    expect(problems, 'uncaught errors and blocked content').toEqual([])
  },

  device: async ({ newDevice }, use) => use(await newDevice()),
  context: async ({ device }, use) => use(device.context),
  page: async ({ device }, use) => use(device.page),
})

export { expect, type PushService }
