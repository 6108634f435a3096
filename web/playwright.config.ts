import { defineConfig } from '@playwright/test'
import { ensureChromium } from './dev/chromium'
import { chromiumArgs, phone } from './e2e/harness/screens'

// Found once by the main process; its workers load this file too and inherit the answer.
process.env.PLAYWRIGHT_CHROMIUM = ensureChromiumOnce()

// Without a locale Chromium gives no file a name that is not ASCII. Workers and browsers inherit it.
process.env.LC_ALL ??= 'C.UTF-8'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/harness/prove-server.ts',
  outputDir: 'test-results/runs',
  // By test, not by file: the run does not end with one long file on one worker.
  fullyParallel: true,
  forbidOnly: true,
  // In CI alone, where the run names what needed it: 300 tests share two cores with whatever else runs.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // Two cores carry the browsers, the server, its database and the local Stripe of two workers, and
  // may be busy with something else besides.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: phone,
    locale: 'en-US',
    // Not UTC: a date that slips by a day over midnight UTC is to be seen.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: chromiumArgs },
  },
})

function ensureChromiumOnce(): string {
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined
  const known = process.env.PLAYWRIGHT_CHROMIUM
  return isWorker && known ? known : ensureChromium().path
}
