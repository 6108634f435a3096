import { defineConfig } from '@playwright/test'
import { ensureChromium, ensureHeadlessShell } from './dev/chromium'
import { chromiumArgs, phone } from './e2e/harness/screens'

// The main process finds the browsers once. Its workers load this file too and inherit the result.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.env.HEADLESS_SHELL = ensureHeadlessShell() ?? ''
  process.env.PLAYWRIGHT_CHROMIUM = ensureChromium().path
}
const { PLAYWRIGHT_CHROMIUM, HEADLESS_SHELL } = process.env
const browser = (executablePath?: string) => ({
  launchOptions: { executablePath, args: chromiumArgs },
})

// Without a locale Chromium changes file names that are not ASCII. Workers and browsers inherit it.
process.env.LC_ALL ??= 'C.UTF-8'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/harness/prove-server.ts',
  outputDir: 'test-results/runs',
  // Tests of one file run in parallel too, so the run does not end with one long file.
  fullyParallel: true,
  forbidOnly: true,
  // Only CI repeats a test, and names it: 300 tests share two cores with other programs.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // Two cores run the browsers, the server, its database and the local Stripe of each worker, and perhaps
  // other programs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: phone,
    locale: 'en-US',
    // With a zone other than UTC, tests notice a date that slips by a day at midnight UTC.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'core', grep: /@core/, use: browser(HEADLESS_SHELL || PLAYWRIGHT_CHROMIUM) },
    { name: 'rest', grepInvert: /@core/, use: browser(PLAYWRIGHT_CHROMIUM) },
  ],
})
