/**
 * `npm run bench:lighthouse` runs Lighthouse's mobile audit of the built app, and writes the table to
 * web/bench/lighthouse.md. It downloads Lighthouse at the pinned version, because Lighthouse with its
 * dependencies is ten times as large as the app's own tools.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../dev/chromium'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { chromiumArgs, phone } from '../e2e/harness/screens'
import { enrol } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { makeCode, printCard } from '../e2e/steps/code'
import { fillRecord } from '../e2e/steps/record'

const VERSION = '12.8.2'
const AIM = 95
const RUNS = Number(process.env.RUNS ?? 3)
/** With these words, separated by |, the benchmark audits only matching pages and writes no table. */
const { ONLY } = process.env
const { REPORTS } = process.env
/** The browser's language, such as `de`. The benchmark writes no table in a language other than English. */
const { LANGUAGE_TAG = 'en' } = process.env

interface Audited {
  name: string
  path: string
  isSignedIn?: true
  /** The page is hidden from search engines on purpose, so its SEO score does not count. */
  isUnlisted?: true
}

/**
 * The pages that can be reached without a payment. Every audit is a first visit, so the service worker is not
 * installed.
 */
const pagesOf = ({ codePath, printPath }: { codePath: string; printPath: string }): Audited[] => [
  { name: 'Landing', path: '/' },
  { name: 'Start', path: '/start' },
  { name: 'Sign in', path: '/auth' },
  { name: 'Sign up', path: '/auth?mode=sign-up' },
  { name: 'Restore', path: '/restore' },
  { name: 'Scan', path: '/scan' },
  { name: 'Shop', path: '/shop' },
  { name: 'Donate', path: '/donate' },
  { name: 'Donate as a guest', path: '/donate/guest' },
  { name: 'Plans', path: '/pricing' },
  { name: 'Payment options', path: '/payment-options' },
  { name: 'Beta test', path: '/beta' },
  { name: 'Team', path: '/team' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/terms' },
  { name: 'Developers', path: '/developers' },
  { name: 'No such page', path: '/no/such/place', isUnlisted: true },
  { name: 'Overview, signed in', path: '/dashboard', isSignedIn: true },
  { name: 'Record, signed in', path: '/dashboard?tab=medical-info', isSignedIn: true },
  { name: 'Codes, signed in', path: '/dashboard?tab=qr-codes', isSignedIn: true },
  { name: 'Profile, signed in', path: '/dashboard?tab=profile', isSignedIn: true },
  { name: 'Code on show, signed in', path: '/code', isSignedIn: true },
  { name: 'Print, signed in', path: printPath, isSignedIn: true },
  { name: 'Places, signed in', path: `${printPath}?as=places`, isSignedIn: true },
  { name: 'Summary, signed in', path: '/summary', isSignedIn: true },
  { name: 'Responder’s page', path: codePath, isUnlisted: true },
  { name: 'Unknown code', path: '/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ', isUnlisted: true },
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

interface Report {
  /** Lighthouse's own index of the machine's speed. */
  environment: { benchmarkIndex: number }
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

const chromePath = ensureChromium().path
const folder = mkdtempSync(join(tmpdir(), 'lifetag-lighthouse-'))
const server = await AppServer.launch()
const device = await Device.launch(chromium, {
  executablePath: chromePath,
  args: chromiumArgs,
  viewport: phone,
  baseURL: server.url,
  locale: 'en-US',
})
try {
  const { page, context } = device
  await enrol(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  const cookies = await context.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const printPath = new URL(page.url()).pathname
  await device.dispose()

  const rows: string[] = []
  const shortfalls: string[] = []
  const speeds: number[] = []
  if (REPORTS) mkdirSync(REPORTS, { recursive: true })
  const pages = pagesOf({ codePath: new URL(link).pathname, printPath })
  for (const { name, path, isSignedIn, isUnlisted } of pages.filter(isWanted)) {
    const scored = CATEGORIES.filter(category => !(isUnlisted && category === 'seo'))
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run++) {
      reports.push(await audit(server.url + path, isSignedIn ? cookie : undefined))
    }
    const report = middle(reports)
    speeds.push(report.environment.benchmarkIndex)
    if (REPORTS) writeFileSync(join(REPORTS, `${name}.json`), JSON.stringify(report))
    rows.push(rowOf(name, report, scored))
    shortfalls.push(...shortfallsOf(name, report, scored))
    console.log(rows.at(-1))
  }
  const table = [
    '# Lighthouse, mobile',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench:lighthouse\`: Lighthouse ${VERSION}, its own slow 4G and 4× slower processor, ${RUNS === 1 ? 'one run' : `the run of median performance of ${RUNS}`}, over http on ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, whose speed it gives as ${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}. Aim: ${AIM} or more everywhere.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocked | Shift |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...(shortfalls.length > 0 ? ['Under the aim:', '', ...shortfalls, ''] : []),
  ].join('\n')
  console.log(table)
  if (!ONLY && LANGUAGE_TAG === 'en')
    writeFileSync(join(import.meta.dirname, 'lighthouse.md'), table)
} finally {
  await device.dispose()
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
}

function isWanted({ name }: Audited): boolean {
  const words = (ONLY ?? '').toLowerCase().split('|')
  return words.some(word => name.toLowerCase().includes(word))
}

/** Audits a page, at most three times, because Lighthouse's browser sometimes records nothing. */
async function audit(url: string, cookie: string | undefined, tries = 3): Promise<Report> {
  try {
    return await auditOnce(url, cookie)
  } catch (error) {
    if (tries === 1) throw error
    console.warn(
      'Lighthouse failed, once more:',
      error instanceof Error ? error.message.slice(-200) : error,
    )
    return audit(url, cookie, tries - 1)
  }
}

async function auditOnce(url: string, cookie: string | undefined): Promise<Report> {
  const file = join(folder, 'report.json')
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      `lighthouse@${VERSION}`,
      url,
      '--quiet',
      '--ignore-status-code', // a page with status 404 is audited too
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=--headless=new --accept-lang=${LANGUAGE_TAG} ${chromiumArgs.join(' ')}`,
      ...headers,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 50_000_000 },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

function middle(reports: Report[]): Report {
  const inOrder = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const report = inOrder[inOrder.length >> 1]
  if (!report) throw new Error('no run')
  return report
}

function rowOf(name: string, report: Report, scored: readonly Category[]): string {
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const cells = [
    ...CATEGORIES.map(category => (scored.includes(category) ? scoreOf(report, category) : 'none')),
    ...timings.map(id => report.audits[id]?.displayValue ?? ''),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

function shortfallsOf(name: string, report: Report, scored: readonly Category[]): string[] {
  return scored
    .filter(category => scoreOf(report, category) < AIM)
    .map(category => {
      const faults = report.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ id }) => report.audits[id]?.title)
      return `- ${name}, ${category}: ${faults.join('; ')}`
    })
}
