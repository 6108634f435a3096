/**
 * `npm run bench:lighthouse`: Lighthouse's mobile audit of the built app, and the table
 * in web/bench/lighthouse.md. Lighthouse is fetched at the pinned version when this runs: it and what
 * it brings are ten times the app's own tools, and nobody else needs them.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

interface Audited {
  name: string
  path: string
  isSignedIn?: true
  /** Kept out of search engines on purpose: what they would like is no measure. */
  isUnlisted?: true
}

/** The service worker is not there yet for Lighthouse, which comes for the first time each time. */
const PAGES: readonly Audited[] = [
  { name: 'Landing', path: '/' },
  { name: 'Sign in', path: '/auth' },
  { name: 'Overview, signed in', path: '/dashboard', isSignedIn: true },
  { name: 'Record, signed in', path: '/dashboard?tab=medical-info', isSignedIn: true },
  { name: 'Shop', path: '/shop' },
  { name: 'Donate', path: '/donate' },
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

interface Report {
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
  await device.dispose()

  const rows: string[] = []
  const shortfalls: string[] = []
  const { pathname } = new URL(link)
  const responder: Audited = { name: 'Responder’s page', path: pathname, isUnlisted: true }
  for (const { name, path, isSignedIn, isUnlisted } of [...PAGES, responder]) {
    const scored = CATEGORIES.filter(category => !(isUnlisted && category === 'seo'))
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run++) {
      reports.push(await audit(server.url + path, isSignedIn ? cookie : undefined))
    }
    const report = middle(reports)
    rows.push(rowOf(name, report, scored))
    shortfalls.push(...shortfallsOf(name, report, scored))
    console.log(rows.at(-1))
  }
  const table = [
    '# Lighthouse, mobile',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench:lighthouse\`: Lighthouse ${VERSION}, its own slow 4G and 4× slower processor, ${RUNS === 1 ? 'one run' : `the run of median performance of ${RUNS}`}, over http on this machine. Aim: ${AIM} or more everywhere.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocked | Shift |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...(shortfalls.length > 0 ? ['Under the aim:', '', ...shortfalls, ''] : []),
  ].join('\n')
  console.log(table)
  writeFileSync(join(import.meta.dirname, 'lighthouse.md'), table)
} finally {
  await device.dispose()
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
}

async function audit(url: string, cookie: string | undefined): Promise<Report> {
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
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
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

/** What took points away, the heaviest first. */
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
