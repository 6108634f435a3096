import { test as base, expect } from '@playwright/test'
import { AppServer } from './app-server'
import { Device, type DeviceOptions } from './device'
import { Gate } from './gate'
import { MADE_DATA } from './prove-server'
import { VisitedProfile } from './visited-profile'

interface WorkerFixtures {
  /** Additions to the server's environment: `test.use({ serverEnv: { … } })` at the top of a file. */
  serverEnv: Readonly<Record<string, string>>
  /** The built server, one for each worker. A test may stop, kill and restart it. */
  server: AppServer
  visitedProfile: VisitedProfile
}

interface TestFixtures {
  /** The devices have never opened the app: `test.use({ firstVisit: true })` at the top of a file. */
  firstVisit: boolean
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
  serverEnv: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ serverEnv }, use) => {
      const server = await AppServer.launch(serverEnv, process.env[MADE_DATA])
      await use(server)
      await server.dispose()
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

  newDevice: async ({ playwright, visitedProfile, firstVisit }, use) => {
    const devices: Device[] = []
    await use(async options => {
      const profile = firstVisit ? undefined : await visitedProfile.fitFor(options)
      const device = await Device.launch(playwright.chromium, options, profile)
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

export { expect }
