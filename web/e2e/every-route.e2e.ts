/**
 * Opens every address of the app, as a stranger and as an owner, with the server and without. Each shows a
 * screen and says what needs a connection. The addresses come from the protocol's own table.
 */
import type { Page } from '@playwright/test'
import { APP_ROUTES } from 'sync-protocol/rest'
import { type Device, expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { createProfile, openTab } from './steps/record'
import { underWorker } from './steps/worker'

test.use({ firstVisit: true })

type Route = (typeof APP_ROUTES)[number]

/** For strangers only: the browser's own cache may have what the owner has just opened. */
const NOT_KEPT = /The server cannot be reached/

/** These screens say that they need a connection. All other screens are complete offline. */
const NEEDS_CONNECTION: Partial<Record<Route, { nobody?: RegExp; owner?: RegExp }>> = {
  '/auth': { nobody: /Signing in needs a connection/ },
  '/dashboard': { nobody: /Signing in needs a connection/ },
  '/print/:codeId': { nobody: /Signing in needs a connection/ },
  '/summary': { nobody: /Signing in needs a connection/ },
  '/bring': { nobody: /Signing in needs a connection/ },
  '/donate': { nobody: /Connect to donate/, owner: /Connect to donate/ },
  '/donate/guest': { nobody: /Connect to donate/, owner: /Connect to donate/ },
  '/donations': { nobody: /Signing in needs/, owner: /on our server. Connect to see them/ },
  '/donation-success': { nobody: /as soon as you are/, owner: /as soon as you are/ },
  '/checkout': { nobody: NOT_KEPT, owner: /Connect to donate/ },
  '/subscribe': { nobody: /Signing in needs a connection/ },
  '/pricing': { nobody: NOT_KEPT, owner: /Connect to choose a plan/ },
  '/payment-options': { nobody: NOT_KEPT },
  '/team': { nobody: NOT_KEPT },
  '/privacy': { nobody: NOT_KEPT },
  '/terms': { nobody: NOT_KEPT },
  '/developers': { nobody: NOT_KEPT },
  '/beta': { nobody: NOT_KEPT },
  '/beta-test': { nobody: NOT_KEPT },
  '/beta-test-success': { nobody: NOT_KEPT },
  '/shop': { nobody: NOT_KEPT },
  '/shop-success': { nobody: NOT_KEPT },
  '/admin': { owner: NOT_KEPT },
}

test('a stranger sees a screen at every address', async ({ page }) => {
  await walk(page, 'x')
})

test('without the server a stranger sees every screen, and what needs a connection', async ({
  device,
}) => {
  await device.page.goto('/')
  await underWorker(device.page)
  await walkOffline(device, 'nobody', 'x')
})

test('an owner sees every screen, and without the server each says what needs a connection', async ({
  device,
}) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await makeCode(page)
  const printed = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  const codeId = printed?.split('/').at(-1) ?? ''
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await walk(page, codeId)
  await walkOffline(device, 'owner', codeId)
})

async function walk(page: Page, codeId: string) {
  for (const route of APP_ROUTES) {
    const path = route.replace(':codeId', codeId)
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect.soft(answer?.status(), path).toBe(200)
    await showsScreen(page, path)
  }
}

async function walkOffline(device: Device, as: 'nobody' | 'owner', codeId: string) {
  const { page } = device
  await device.goOffline()
  for (const route of APP_ROUTES) {
    await page.goto(route.replace(':codeId', codeId), { waitUntil: 'commit' })
    await showsScreen(page, `${route} offline`)
    const words = NEEDS_CONNECTION[route]?.[as]
    if (words) await expect.soft(page.getByText(words).first(), route).toBeVisible()
  }
}

async function showsScreen(page: Page, path: string) {
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  const failed = page.getByText(/Something went wrong|could not be loaded|Page Not Found/)
  await expect.soft(failed, path).toHaveCount(0)
}
