import type { Page } from '@playwright/test'
import { decodeCapsule, parseCodeLink } from 'sync-protocol/qr'
import {
  type AppServer,
  expect,
  expectAccessible,
  photograph,
  printSheets,
  readQrCodes,
  test,
} from './harness'
import { keepCodes } from './steps/account'
import { Effort } from './steps/effort'
import { answerAll, elodie } from './steps/first-run'
import { underWorker } from './steps/worker'

/** The printed link, as a phone without a signal reads it. */
async function printedLink(page: Page, effort = new Effort(page)): Promise<URL> {
  await effort.tap(page.getByRole('link', { name: 'Print the card' }))
  await effort.see('Print')
  await expect(page.getByText('EMERGENCY MEDICAL INFORMATION').first()).toBeVisible()
  const codes = (await Promise.all((await printSheets(page)).map(readQrCodes))).flat()
  const [{ zxing, jsqr } = { zxing: null, jsqr: null }] = codes
  expect([codes.length, jsqr]).toEqual([1, zxing])
  // Chromium has no dialog here, and the print is recorded as made.
  await effort.tap(page.getByRole('button', { name: 'Print', exact: true }))
  return new URL(String(zxing))
}

test.use({ firstVisit: true })

test('a person gets from the landing to a printed card offline in a minute, and then to an account', {
  tag: '@core',
}, async ({ device, newDevice, server, request }) => {
  test.setTimeout(240_000)
  const { page } = device
  const asked: string[] = []
  // The page has loaded. The worker, which keeps the whole app, has hardly begun.
  await page.goto('/', { waitUntil: 'networkidle' })
  await device.goOffline()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const effort = await answerAll(page)
  await photograph(page, 'start-code')
  const link = await printedLink(page, effort)
  expect(effort.tapsAndFields).toBeLessThanOrEqual(22)
  expect(effort.seconds).toBeLessThanOrEqual(70)
  expect(asked.filter(path => path !== '/api/visit')).toEqual([])

  // A part that loads at its first use says so, and the rest still works.
  await page.getByRole('link', { name: /More places/ }).click()
  await expect(page.getByText('This needs a connection once')).toBeVisible()

  const read = decodeCapsule(parseCodeLink(link.href)?.capsule ?? '', '2026-01-01')
  expect(read).toMatchObject({
    ok: true,
    card: {
      identity: { fullName: elodie.name },
      allergies: { items: [{ allergen: 'Penicillin', severity: 'Severe' }] },
      medications: {
        items: [
          { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily' },
          { name: 'Metoprolol', dosage: '50 mg', frequency: 'Twice daily' },
        ],
      },
      conditions: { items: [{ condition: 'Atrial fibrillation' }] },
      contacts: { items: [{ name: elodie.contact.name, relationship: 'Partner' }] },
    },
  })

  const other = await newDevice()
  await other.page.goto('/')
  await underWorker(other.page)
  await other.goOffline()
  await other.page.goto(link.href)
  await expect(other.page.locator('body')).toContainText('Penicillin')
  await expect(other.page.locator('body')).toContainText(elodie.name)

  // With a connection the missing parts load by themselves, with their style.
  await device.goOnline()
  await expect(page.getByText('Lock-screen wallpaper', { exact: true })).toBeVisible()
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join(' '))
  expect(await styles()).toContain('/places-')
  await underWorker(page)

  // The account asks only for new data, so that nothing is typed twice.
  expect((await request.get(link.pathname)).status()).toBe(404)
  await page.goto('/')
  await page.getByRole('link', { name: 'Back up and sync' }).first().click()
  await expect(page.getByLabel('First name')).toHaveValue('Élodie')
  await backUp(page, server)
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await expect(page.getByText('Only on this phone.')).toBeHidden()
  await expect(page.getByText('could not be saved on the server')).toBeHidden()
  await expect(page.getByText('out of date')).toBeHidden()
  const live = await request.get(link.pathname)
  expect(live.status()).toBe(200)
  const words = await live.text()
  const { name, contact } = elodie
  for (const said of [
    name,
    'Penicillin',
    'Warfarin',
    'Metoprolol',
    'Atrial fibrillation',
    contact.name,
  ])
    expect(words).toContain(said)
})

test('after a tab dies, the start continues at the same question', async ({ device }) => {
  const { page } = device
  await page.goto('/')
  await page.getByRole('button', { name: 'Start now' }).press('Enter')
  await expect(page.getByLabel('Full name')).toBeVisible()
  // The script had to load first, and the focus is in the question all the same.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByLabel('Full name').fill(elodie.name)
  await page.getByRole('button', { name: 'Next: allergies' }).click()
  await page.getByRole('button', { name: 'I have no known allergies' }).click()
  await expect(page.getByRole('heading', { name: 'Which medicines do you take?' })).toBeVisible()
  await underWorker(page)
  await device.goOffline()
  const again = await device.restart()
  await again.goto('/')
  await expect(
    again.getByText('Only on this phone. If it is lost, so is this record.'),
  ).toBeVisible()
  await photograph(again, 'overview-local')
  await again.getByRole('link', { name: 'Continue' }).click()
  await expect(again.getByRole('heading', { name: 'Which medicines do you take?' })).toBeVisible()
  await photograph(again, 'start-medicines')
  await again.getByRole('link', { name: 'Back' }).click()
  await expect(again.getByRole('button', { name: 'I have no known allergies' })).toBeVisible()
  await expectAccessible(again)
})

test('the main button is in view on every question, also with the keyboard open and large text', async ({
  page,
}) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Start now' }).click()
  for (const step of ['you', 'allergies', 'medications', 'conditions', 'contacts', 'code']) {
    await page.goto(`/start?step=${step}`)
    // A keyboard leaves about half of the screen (`interactive-widget` in index.html).
    for (const height of [640, 320]) {
      for (const text of ['100%', '200%']) {
        await page.setViewportSize({ width: 360, height })
        await page.evaluate(size => {
          document.documentElement.style.fontSize = size
        }, text)
        const main = page.getByRole('main').getByText(/^(Next: |Skip to |Add the name)/)
        await expect(main, `${step}, ${height} px, ${text}`).toBeInViewport({ ratio: 1 })
        const box = await main.boundingBox()
        expect(box?.y, 'in the lower half').toBeGreaterThan(height / 2)
      }
    }
  }
})

async function backUp(page: Page, server: AppServer) {
  await expect(page.getByLabel('Last name')).toHaveValue('Nørgaard-Nguyễn')
  await page.getByLabel('Email').fill(`elodie-${server.port}-${Date.now()}@lifetag.example`)
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lanterns over the bay')
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await keepCodes(page)
}
