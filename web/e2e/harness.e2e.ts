import QRCode from 'qrcode'
import { expect, expectAccessible, printSheets, readQrCodes, test } from './harness'
import { Device } from './harness/device'

test.use({ firstVisit: true })
// Some tests check what a test leaves for the next, so all run in order on one worker.
test.describe.configure({ mode: 'default' })

const link = 'https://lifetag.example/e/0123456789ABCDEFGHJKMNPQRS'

test('a stopped or killed server starts again on the same port with the same data', async ({
  server,
  request,
}) => {
  const healthz = async () => (await request.get('/healthz')).status()
  await server.stop()
  await expect(healthz()).rejects.toThrow('ECONNREFUSED')
  await server.start()
  expect(await healthz()).toBe(200)

  await server.kill()
  await expect(healthz()).rejects.toThrow('ECONNREFUSED')
  await server.start()
  expect(await healthz()).toBe(200)
})

test('a test that leaves the server down', async ({ server }) => {
  await server.kill()
  expect(server.isRunning).toBe(false)
})

test('does not affect the next test', async ({ server, request }) => {
  expect(server.isRunning).toBe(true)
  expect((await request.get('/healthz')).status()).toBe(200)
})

test('a device keeps its storage over a restart, and another device has none of it', async ({
  device,
  newDevice,
}) => {
  await device.page.goto('/healthz')
  await device.page.evaluate(() => localStorage.setItem('kept', 'yes'))
  const page = await device.restart()
  await page.goto('/healthz')
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')

  const other = await newDevice()
  await other.page.goto('/healthz')
  expect(await other.page.evaluate(() => localStorage.getItem('kept'))).toBeNull()
})

test.describe('a device that opened the app before', () => {
  test.use({ firstVisit: false })

  test('has its worker from the first page on, and no data of a person', async ({ device }) => {
    const { page } = device
    await page.goto('/healthz')
    const kept = await page.evaluate(async () => ({
      state: (await navigator.serviceWorker.ready).active?.state,
      databases: await indexedDB.databases(),
      items: localStorage.length,
    }))
    expect(kept).toEqual({ state: 'activated', databases: [], items: 0 })
    await device.goOffline()
    expect((await page.goto('/'))?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('starts empty if it would install other files', async ({ newDevice }) => {
    const { page } = await newDevice({ locale: 'de-DE' })
    await page.goto('/healthz')
    const workers = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length)
    expect(await page.evaluate(workers)).toBe(0)
  })
})

test('a device without a network reaches nothing', async ({ device }) => {
  await device.goOffline()
  await expect(device.page.goto('/healthz')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await device.goOnline()
  expect((await device.page.goto('/healthz'))?.status()).toBe(200)
})

test('uncaught errors and content that the policy blocked count as problems', async ({
  playwright,
  server,
}) => {
  const device = await Device.launch(playwright.chromium)
  try {
    await device.context.route(server.url, route =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'self' 'nonce-ours'" },
        body: `<script>blocked()</script><script nonce="ours">throw new Error('uncaught')</script>`,
      }),
    )
    await device.page.goto(server.url)
    expect(device.problems.toSorted()).toEqual([
      expect.stringContaining('uncaught'),
      expect.stringContaining('Content Security Policy'),
    ])
  } finally {
    await device.dispose()
  }
})

test('both readers read every code on a printed page, with its size on paper', async ({ page }) => {
  const [small, large] = await Promise.all([svg('SMALL'), svg(link)])
  await page.setContent(`
    <style>@page { size: A4; margin: 0 } div { padding: 20mm } svg { display: block }</style>
    <div style="width: 25mm">${large}</div><div style="width: 40mm">${small}</div>
    <style>p { margin: 0; height: 10mm; background: #dc2626; print-color-adjust: exact }</style>
    <p style="break-before: page">no code here</p>`)

  const [first, second, ...more] = await printSheets(page)
  expect(more).toEqual([])
  expect(first).toMatchObject({ width: 2479, height: 3508 })
  if (!first || !second) throw new Error('two sheets were printed')
  const codes = (await readQrCodes(first)).map(code => ({
    ...code,
    sideMm: Math.round(code.sideMm),
    moduleMm: Math.round(code.moduleMm * 10) / 10,
  }))
  expect(codes).toEqual([
    { zxing: link, jsqr: link, version: 4, errorCorrection: 'M', sideMm: 25, moduleMm: 0.8 },
    { zxing: 'SMALL', jsqr: 'SMALL', version: 1, errorCorrection: 'M', sideMm: 40, moduleMm: 1.9 },
  ])
  expect(await readQrCodes(second)).toEqual([])
  const middleOfTheBar = (60 * second.width + second.width / 2) | 0
  expect([...second.rgba.slice(middleOfTheBar * 4, middleOfTheBar * 4 + 4)]).toEqual([
    0xdc, 0x26, 0x26, 0xff,
  ])
})

test('North American paper is 8.5 by 11 inches', async ({ page }) => {
  await page.setContent('<p>Letter</p>')
  const [sheet] = await printSheets(page, { format: 'Letter' })
  expect(sheet).toMatchObject({ width: 2550, height: 3300 })
})

test('a light code on a dark ground counts as unreadable, because some scanners cannot read it', async ({
  page,
}) => {
  const dark = { dark: '#ffffff', light: '#000000' }
  const code = await QRCode.toString(link, { type: 'svg', margin: 4, color: dark })
  await page.setContent(`<div style="width: 40mm">${code}</div>`)
  const [sheet] = await printSheets(page)
  if (!sheet) throw new Error('a sheet was printed')
  expect(await readQrCodes(sheet)).toEqual([])
})

test('finds a page that breaks an accessibility rule, and accepts a page that does not', async ({
  page,
}) => {
  const withStyle = (style: string) =>
    page.setContent(`<html lang="en"><title>A page</title><style>${style}</style>
      <main><h1>A page</h1><p>Some words</p></main></html>`)
  await withStyle('')
  await expectAccessible(page)

  // Only one scheme breaks a rule, so both have to be checked.
  await withStyle('@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }')
  await expect(expectAccessible(page)).rejects.toThrow('"scheme": "dark"')
})

function svg(text: string): Promise<string> {
  return QRCode.toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
}
