import { gzipSync } from 'node:zlib'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { bitmapOf } from './steps/code-bitmap'
import { pngOf } from './steps/png-file'
import { underWorker } from './steps/worker'

test.use({ firstVisit: true })

test('an unknown path shows "Page Not Found" with status 404', async ({ page }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'not-found')
})

test('/favicon.ico returns the icon', async ({ page, request }) => {
  const answer = await request.get('/favicon.ico')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  await page.goto('/robots.txt')
  const width = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/favicon.ico'
    await image.decode()
    return image.naturalWidth
  })
  expect(width).toBeGreaterThanOrEqual(16)
})

test('the app can be installed, and every picture in its manifest exists', {
  tag: '@core',
}, async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest: Manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' })
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ]
  const sizes = await page.evaluate(
    sources =>
      Promise.all(
        sources.map(async source => {
          const image = new Image()
          image.src = source
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    pictures.map(({ src }) => src),
  )
  expect(sizes).toEqual(pictures.map(picture => picture.sizes))
})

interface Manifest {
  icons: { src: string; sizes: string }[]
  screenshots: { src: string; sizes: string }[]
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[]
}

test('a shared picture waits once for the scanner, and no server sees it', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await underWorker(page)
  const said = server.output.length
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form method="post" action="/scan" enctype="multipart/form-data"><input type="file" name="image"></form>'
  })
  const buffer = pngOf(bitmapOf('https://evil.example/pay?me=1'))
  await page.locator('input').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await page.evaluate(() => document.forms[0]?.submit())
  await page.waitForURL('/scan?shared=1')
  const found = page.getByText('It is a web link to evil.example.')
  await expect(found).toBeVisible()
  expect(server.output.slice(said)).not.toContain('"POST","route":"/scan"')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Scan a code' })).toBeVisible()
  expect(await page.evaluate(() => caches.has('shared-image'))).toBe(false)
  await expect(found).toBeHidden()
})

test('robots may not visit scanned links and the API', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /e/')
  expect(rules).toContain('Disallow: /api/')
})

test('the first screen needs at most 130 KB of script, gzipped', async ({ page, request }) => {
  const begin = 'Sign In / Get Started'
  // Scripts that load when the browser is idle, after the first screen, do not count.
  await page.addInitScript(text => {
    new MutationObserver((_, observer) => {
      if (!Array.from(document.links).some(link => link.textContent === text)) return
      performance.mark('drawn')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, begin)
  await page.goto('/')
  await expect(page.getByRole('link', { name: begin })).toBeVisible()
  const loaded = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= drawn)
      .map(({ name }) => name)
  })
  const scripts = loaded.filter(address => address.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async script => gzipSync(await (await request.get(script)).body()).length),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(80_000)
  expect(bytes).toBeLessThanOrEqual(130_000)
})

test('the scripts of a page have a lower priority than its style', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const scripts = page.match(/<[^>]+(type="module"|rel="modulepreload")[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter(script => !script.includes('fetchpriority="low"'))).toEqual([])
})

test('the code and its words open from any screen, and Back returns to it', {
  tag: '@core',
}, async ({ page }) => {
  await enrol(page, amelie)
  for (const address of ['/dashboard?tab=profile', '/shop', '/summary']) {
    await page.goto(address)
    await page.getByRole('link', { name: 'Show my code' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'My code' })).toBeVisible()
    await expect(page).toHaveURL('/code')
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await page.goto('/dashboard?tab=profile&page=account')
  const linesOf = (link: HTMLElement) => {
    const words = document.createRange()
    words.selectNodeContents(link.lastChild ?? link)
    return words.getClientRects().length
  }
  expect(await page.getByRole('link', { name: 'Show my code' }).evaluate(linesOf)).toBe(1)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  // A toast covers neither the tabs nor the code.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await page.getByRole('link', { name: 'Show my code' }).click()
  await expect(page.getByRole('heading', { name: 'My code' })).toBeVisible()
  await expectAccessible(page)
})

test('a chosen theme survives a reload and overrides the system’s theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground()).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground()).toBe(light)
})

test('tabs share one session: a sign-out in one ends it in the other', async ({
  page,
  context,
}) => {
  await enrol(page, amelie)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Welcome, Amélie')).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('link', { name: 'Sign In / Get Started' })).toBeVisible()
})

test('a print from the dark theme is dark on light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(30, 27, 24)')
})
