/**
 * `npm run bench:terms`: how much of 200 invented records a reader of each language is told, and what
 * reading costs a page. `dev/term-coverage.ts` says who the people are; `read-term.test.ts` holds the shares.
 */
import { gzipSync } from 'node:zlib'
import { type Coverage, LEAST_READ, measureCoverage, shareRead } from '../dev/term-coverage'
import { LOCALES, type Locale } from '../src/card'
import type { EntryField } from '../src/card/entry'
import { disclose } from '../src/disclosure'
import { renderResponderPage } from '../src/responder'
import { EVERY_LANGUAGE, learnEveryLanguage } from '../src/terms/every-language'
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

const { byReader, byWriter } = measureCoverage()
console.log(tableOf('read in', byReader).join('\n'))
console.log(tableOf('written in', byWriter).join('\n'))

learnEveryLanguage()
const random = seededRandom(7)
const cards = Array.from({ length: PEOPLE }, (_, at) => {
  const stock = LANGUAGE_STOCKS[at % LANGUAGE_STOCKS.length]
  if (!stock) throw new Error('There are no invented people')
  return disclose(inventRecord(random, stock, Date.UTC(2026, 2, 1)), CODE, '2026-03-01')
})

/** Least of several rounds: what else runs on the machine only ever adds. */
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

const pages = LOCALES.map(locale => {
  const page = {
    locale,
    emergencyNumber: '112',
    source: 'live',
    dictionary: EVERY_LANGUAGE,
  } as const
  const largest = Math.max(
    ...cards.map(card => gzipSync(renderResponderPage(card, page), { level: 6 }).length),
  )
  const [bare, read] = [msEach(locale, undefined), msEach(locale, EVERY_LANGUAGE)]
  return lineOf([locale, `${largest}`, bare.toFixed(2), read.toFixed(2), (read - bare).toFixed(2)])
})
const pageHead = ['page in', 'largest, gzip bytes', 'ms as written', 'ms read', 'difference']
console.log([lineOf(pageHead), lineOf(pageHead.map(() => '---')), ...pages].join('\n'))
