/** Another site's page opens a link for a clinic by the steps of the guide. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, photograph, printSheets, readQrCodes, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { picturePixels } from './steps/picture'
import { createProfile, openProfilePage } from './steps/record'

const PASSCODE = 'walnut ferry'
const CLINIC = 'Klinik Ä'

async function openLinks(page: Page): Promise<Locator> {
  await openProfilePage(page, 'For a clinic')
  await page.getByRole('button', { name: 'Links' }).click()
  return page.getByRole('dialog', { name: 'Links for a clinic' })
}

async function scanned(page: Page, code: Locator): Promise<string> {
  const pixels = await picturePixels(page, await code.screenshot())
  const [read] = await readQrCodes({ ...pixels, dotsPerInch: 96 })
  return read?.zxing ?? ''
}

/** Opens a page of another origin that follows the guide and has no code of the app. */
async function openStrangersPage() {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Clinic</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

type Opened = { status: number; remainingAttempts?: number; name?: string }

/** Runs the guide's steps "SMART Health Links Receiving Application processes a SMART Health Link" in that page. */
const openLink = (page: Page, link: string, passcode?: string): Promise<Opened> =>
  page.evaluate(
    async ({ link, passcode, recipient }) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
      const payload = JSON.parse(
        new TextDecoder().decode(bytesOf(link.slice(link.indexOf('shlink:/') + 8))),
      )
      const answer = await fetch(payload.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ recipient, passcode, embeddedLengthMax: 100 }),
      })
      const body = await answer.json()
      if (!answer.ok) return { status: answer.status, remainingAttempts: body.remainingAttempts }
      const sealed = await (await fetch(body.files[0].location)).text()
      const [header = '', , iv = '', data = '', tag = ''] = sealed.split('.')
      const key = await crypto.subtle.importKey('raw', bytesOf(payload.key), 'AES-GCM', false, [
        'decrypt',
      ])
      const deflated = await crypto.subtle.decrypt(
        {
          name: 'AES-GCM',
          iv: bytesOf(iv),
          additionalData: new TextEncoder().encode(header),
        },
        key,
        new Uint8Array([...bytesOf(data), ...bytesOf(tag)]),
      )
      const inflated = new Blob([deflated])
        .stream()
        .pipeThrough(new DecompressionStream('deflate-raw'))
      const { entry } = await new Response(inflated).json()
      return { status: answer.status, name: entry[1].resource.name[0].text }
    },
    { link, passcode, recipient: CLINIC },
  )

/** Whether that page may read our server's answers, refusals included. */
const mayRead = (page: Page, link: string, paths: readonly string[]): Promise<boolean[]> =>
  page.evaluate(
    ({ origin, paths }) =>
      Promise.all(
        paths.map(path =>
          fetch(origin + path).then(
            () => true,
            () => false,
          ),
        ),
      ),
    { origin: new URL(link).origin, paths },
  )

const CLOSED = [
  '/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  '/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ/files/1',
  '/api/shares',
  '/view',
]

test('another site’s page opens a link by the guide’s steps, and the owner sees who opened it', {
  tag: '@core',
}, async ({ page, device, newDevice }) => {
  test.setTimeout(120_000)
  await enrol(page, amelie)
  await createProfile(page)
  const dialog = await openLinks(page)
  await expect(dialog.getByText('No links yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  await expectAccessible(page)
  await photograph(page, 'clinic-link-new')
  const passcode = dialog.getByLabel(/^Passcode/)
  await passcode.fill('short')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(passcode).toHaveAccessibleDescription(/Use at least 6 characters/)
  await passcode.fill(PASSCODE)
  await dialog.getByLabel('Name of the link').fill('Für die Klinik')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const code = dialog.getByRole('img', { name: 'Code of the link “Für die Klinik”' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'clinic-link')
  const link = await scanned(page, code)
  expect(link).toMatch(/\/view#shlink:\/[\w-]+$/)

  const stranger = await openStrangersPage()
  const clinic = (await newDevice()).page
  await clinic.goto(stranger.url)
  expect(await openLink(clinic, link, 'ferry walnut')).toEqual({
    status: 401,
    remainingAttempts: 9,
  })
  expect(await openLink(clinic, link, PASSCODE)).toEqual({ status: 200, name: 'Amélie' })
  const open = '/l/none?recipient=A'
  expect(await mayRead(clinic, link, [open, ...CLOSED])).toEqual([true, ...CLOSED.map(() => false)])

  // Without a connection the phone still shows the code, and says what needs a connection.
  await page.reload()
  await expect((await openLinks(page)).getByText('Für die Klinik')).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the link: Für die Klinik' }).click()
  await expect(dialog.getByText(`“${CLINIC}” opened it.`)).toBeVisible()
  await expect(dialog.getByText(`“${CLINIC}” entered a wrong passcode.`)).toBeVisible()
  await photograph(page, 'clinic-link-asked')
  await device.goOffline()
  await page.reload()
  await openLinks(page)
  await dialog.getByRole('button', { name: 'Open the link: Für die Klinik' }).click()
  expect(await scanned(page, code)).toBe(link)
  await expect(dialog.getByText('Connect to stop a link')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Stop this link' })).toBeDisabled()

  await dialog.getByRole('link', { name: 'Print with the summary' }).click()
  await expect(page.getByText('For a clinic’s software: SMART Health Link')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'summary-with-link')
  const [sheet] = await printSheets(page, { format: 'A4' })
  const [printed] = sheet ? await readQrCodes(sheet) : []
  expect(printed).toMatchObject({ zxing: link, jsqr: link })
  expect(printed?.moduleMm).toBeGreaterThan(0.4)
  await page.getByLabel('Code for a clinic’s software').selectOption('None')
  await expect(page.getByText('For a clinic’s software: SMART Health Link')).toBeHidden()
  await device.goOnline()
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await openLinks(page)
  await dialog.getByRole('button', { name: 'Open the link: Für die Klinik' }).click()

  await dialog.getByRole('button', { name: 'Stop this link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the link' }).click()
  await expect(dialog.getByText(/^You stopped it on/)).toBeVisible()
  expect(await openLink(clinic, link, PASSCODE)).toEqual({ status: 404 })
  stranger.close()
})
