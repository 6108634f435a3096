/**
 * `npm run bench:terms` measures how much of 200 invented records readers can read, the cost for a
 * page, and the storage on a phone. It writes the tables with the date into terms.md.
 * `read-term.test.ts` tests the minimum shares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { largest } from '../dev/sample-records'
import { type Coverage, LEAST_READ, measureCoverage, shareRead } from '../dev/term-coverage'
import { LOCALES, type Locale } from '../src/card'
import { disclose } from '../src/disclosure'
import { TABLES } from '../src/languages/lists/terms.data'
import { renderResponderPage } from '../src/responder'
import { EVERY_LANGUAGE, prepareEveryLanguage } from '../src/terms/every-language'
import { packTable } from '../src/terms/pack'
import type { EntryField } from '../src/text/entry'
import { inventRecord } from './invented-record'
import { seededRandom } from './random'
import { LANGUAGE_STOCKS } from './stocks'

const PEOPLE = 200
const ROUNDS = 5
const CODE = { type: 'complete', accessLevel: 'healthcare', revision: 3, expiresAt: '' } as const

const fields = Object.keys(LEAST_READ) as EntryField[] // keys of a const object
const head = ['', ...fields.map(field => `${field} (≥ ${LEAST_READ[field]} %)`)]
const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const rowOf = (coverage: Coverage) => (locale: Locale) =>
  lineOf([locale, ...fields.map(field => shareRead(coverage, locale, field).toFixed(1))])
const tableOf = (title: string, coverage: Coverage) => [
  lineOf([title, ...head.slice(1)]),
  lineOf(head.map(() => '---')),
  ...LOCALES.map(rowOf(coverage)),
  '',
]

prepareEveryLanguage()
const random = seededRandom(7)
const cards = Array.from({ length: PEOPLE }, (_, at) => {
  const stock = LANGUAGE_STOCKS[at % LANGUAGE_STOCKS.length]
  if (!stock) throw new Error('There are no invented people')
  return disclose(inventRecord(random, stock, Date.UTC(2026, 2, 1)), CODE, '2026-03-01')
})

/** The minimum of several rounds, because other work and first runs only add time. */
function msEach(locale: Locale, dictionary: typeof EVERY_LANGUAGE | undefined): number {
  const page = { locale, emergencyNumber: '112', source: 'live' } as const
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { user: begun } = process.cpuUsage()
    for (const card of cards)
      renderResponderPage(card, { ...page, ...(dictionary && { dictionary }) })
    return (process.cpuUsage().user - begun) / 1000 / cards.length
  })
  return Math.min(...rounds)
}

const gzipBytes = (html: string) => gzipSync(html, { level: 6 }).length
const fullest = disclose(largest, CODE, '2026-03-01')

const pageRow = (locale: Locale) => {
  const page = { locale, emergencyNumber: '112', source: 'live' } as const
  const read = { ...page, dictionary: EVERY_LANGUAGE }
  const most = Math.max(...cards.map(card => gzipBytes(renderResponderPage(card, read))))
  const [bare, withWords] = [msEach(locale, undefined), msEach(locale, EVERY_LANGUAGE)]
  return lineOf([
    locale,
    `${most}`,
    `${gzipBytes(renderResponderPage(fullest, page))}`,
    `${gzipBytes(renderResponderPage(fullest, read))}`,
    bare.toFixed(2),
    withWords.toFixed(2),
    (withWords - bare).toFixed(2),
  ])
}
const PAGE_HEAD = [
  'page in',
  'largest of 200, gzip bytes',
  'largest record, as written',
  'largest record, read (≤ 14336)',
  'ms a page, as written',
  'ms a page, read',
  'difference (≤ 0.30)',
]

/** The build packs the table (web/dev/build/packed-languages.ts). */
function keptBytes(locale: Locale, isSaid: boolean): string {
  if (locale === 'en') return '–'
  const packed = JSON.stringify(packTable(TABLES[locale], TABLES.en, isSaid))
  return `${brotliCompressSync(`export const ${locale} = ${packed}`).length}`
}
const KEPT_HEAD = ['words of', 'kept to say it, brotli bytes', 'fetched to read it']

const { byReader, byWriter } = measureCoverage()
const tables = [
  `## ${new Date().toISOString().slice(0, 10)}, ${PEOPLE} records`,
  '',
  ...tableOf('read in', byReader),
  ...tableOf('written in', byWriter),
  lineOf(PAGE_HEAD),
  lineOf(PAGE_HEAD.map(() => '---')),
  ...LOCALES.map(pageRow),
  '',
  lineOf(KEPT_HEAD),
  lineOf(KEPT_HEAD.map(() => '---')),
  ...LOCALES.map(locale => lineOf([locale, keptBytes(locale, true), keptBytes(locale, false)])),
  '',
].join('\n')

console.log(tables)
if (process.argv.includes('--write')) {
  const file = new URL('./terms.md', import.meta.url)
  const [intro = ''] = readFileSync(file, 'utf8').split(/^## /m)
  writeFileSync(file, intro + tables)
}
