/**
 * `npm run bench:app` measures what a phone downloads, how soon the code is on the screen without a network,
 * how large the responder's page is, and the memory of the server. It writes the table to web/bench/app.md.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type BrowserType, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../dev/chromium'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { chromiumArgs, phone } from '../e2e/harness/screens'
import { signUp } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { makeCode, printCard } from '../e2e/steps/code'
import { fillRecord } from '../e2e/steps/record'
import { type Memory, memoryOf } from './memory'

const COLD_STARTS = 7
const REQUESTS = 1000

interface Start {
  path: string
  code: string
}

const workersPage: Start = { path: '/code', code: 'svg.code path' }
const wholeApp: Start = { path: '/', code: '[data-card] dd' }

const browser: BrowserType = chromium
const options = {
  executablePath: ensureChromium().path,
  args: chromiumArgs,
  viewport: phone,
  baseURL: '',
}

const server = await AppServer.launch()
options.baseURL = server.url
const device = await Device.launch(browser, options)
try {
  const idle = memoryOf(server.pid)
  const first = await firstScreenBytes()
  const { page } = device
  await signUp(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  const responder = await responderPage(link)
  const byIcon = await coldStarts(workersPage)
  const inApp = await coldStarts(wholeApp)
  await load(link)
  const busy = memoryOf(server.pid)

  const table = [
    '# The app and its server',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench:app\` on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, ${first.browserVersion}.`,
    '',
    '| What | Figure | Aim |',
    '|---|---|---|',
    `| JavaScript to the first screen, signed out, as sent | ${kb(first.scriptBytes)} | ≤ 120 KB |`,
    `| Everything to the first screen, as sent | ${kb(first.allBytes)} | |`,
    `| Kept behind it for who presses Start, as sent | ${kb(first.aheadBytes)} | |`,
    `| Responder's page, everything, brotli | ${kb(responder.br)} | ≤ 14 KB |`,
    `| Responder's page, everything, gzip | ${kb(responder.gzip)} | ≤ 14 KB |`,
    `| Offline cold start by the icon's "Show my code", code on screen, median of ${COLD_STARTS} | ${ms(byIcon.plain)} | |`,
    `| The same, the page slowed 4× by the browser | ${ms(byIcon.slow)} | ≤ 400 ms |`,
    `| The same, the worker reckoned 4× slower as well | ${ms(byIcon.slowest)} | |`,
    `| Offline cold start of the whole app with the card on screen | ${ms(inApp.plain)} | |`,
    `| The same, the page slowed 4× by the browser | ${ms(inApp.slow)} | ≤ 900 ms |`,
    ...memoryRows('after start', idle),
    ...memoryRows(`after ${REQUESTS.toLocaleString('en')} requests`, busy),
    '',
    'Memory is the proportional set size of the processes: memory they share is divided among them. For the',
    'server the resident size is given beside it. A browser slows only the page. The row that reckons counts',
    "everything before the worker's answer four times, the start of its process and of the page's among it. The",
    'clock starts with the navigation, while the browser is still busy with its own start on the same cores.',
    '',
  ].join('\n')
  console.log(table)
  writeFileSync(join(import.meta.dirname, 'app.md'), table)
} finally {
  await device.dispose()
  await server.dispose()
}

function memoryRows(when: string, memory: Memory): string[] {
  const { apiPss, apiRss, postgresPss } = memory
  return [
    `| API process ${when} | ${mb(apiPss)} (resident ${mb(apiRss)}) | < 150 MB |`,
    `| Embedded Postgres ${when}, all its processes | ${mb(postgresPss)} | < 120 MB |`,
  ]
}

async function firstScreenBytes() {
  const visitor = await Device.launch(browser, { ...options, serviceWorkers: 'block' })
  try {
    const { page, context } = visitor
    await page.goto('/', { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[] // both kinds of entry have this type
      return entries.map(({ name, encodedBodySize, initiatorType }) => ({
        name,
        bytes: encodedBodySize,
        // The page requests what it runs. The app stores files for later screens with fetch().
        isAhead: initiatorType === 'fetch' && /\/assets\//.test(name),
      }))
    })
    const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0)
    const first = loaded.filter(({ isAhead }) => !isAhead)
    const scriptBytes = sum(first.filter(({ name }) => name.endsWith('.js')))
    const aheadBytes = sum(loaded.filter(({ isAhead }) => isAhead))
    const browserVersion = `Chromium ${context.browser()?.version() ?? ''}`.trim()
    return { scriptBytes, allBytes: sum(first), aheadBytes, browserVersion }
  } finally {
    await visitor.dispose()
  }
}

async function responderPage(link: string) {
  const size = async (encoding: string) => {
    const answer = await fetch(link, { headers: { 'accept-encoding': encoding } })
    if (!answer.ok) throw new Error(`the responder's page answered ${answer.status}`)
    return Number(answer.headers.get('content-length') ?? (await rawLength(link, encoding)))
  }
  return { br: await size('br'), gzip: await size('gzip') }
}

/** The size as sent, for an answer without a length. fetch() would unpack it. */
async function rawLength(link: string, encoding: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(link, { headers: { 'accept-encoding': encoding } }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
      answer.on('error', reject)
    }).end()
  })
}

async function coldStarts(start: Start) {
  const plain: number[] = []
  const slow: number[] = []
  const slowest: number[] = []
  for (let run = 0; run < COLD_STARTS; run++) {
    plain.push((await coldStart(start, 1)).drawnMs)
    const { drawnMs, answeredMs } = await coldStart(start, 4)
    slow.push(drawnMs)
    slowest.push(drawnMs + 3 * answeredMs)
  }
  return { plain: median(plain), slow: median(slow), slowest: median(slowest) }
}

async function coldStart({ path, code }: Start, slowdown: number) {
  const page = await device.restart()
  await device.goOffline()
  const cdp = await device.context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path, { waitUntil: 'commit' })
  const drawn = await codeDrawn(page, code)
  await device.goOnline()
  return drawn
}

async function codeDrawn(page: Page, code: string) {
  const handle = await page.waitForFunction(selector => {
    if (!document.querySelector(selector)) return false
    const [navigation] = performance.getEntriesByType('navigation')
    // Entries of this name have this type.
    const answeredMs = (navigation as PerformanceNavigationTiming).responseStart
    return { drawnMs: performance.now(), answeredMs }
  }, code)
  return handle.jsonValue() as Promise<{ drawnMs: number; answeredMs: number }> // false is not returned
}

async function load(link: string) {
  const { pathname } = new URL(link)
  const paths = ['/', '/api/auth/user', '/readyz', `${pathname}x`, '/auth']
  for (let i = 0; i < REQUESTS; i += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, j) =>
        fetch(server.url + paths[(i + j) % paths.length]).then(answer => answer.arrayBuffer()),
      ),
    )
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function mb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
