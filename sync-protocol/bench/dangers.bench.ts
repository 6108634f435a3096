/**
 * `npm run bench:dangers -- FOLDER` measures how many labels of the registers in FOLDER
 * (terms/SOURCES.md) have their mark, and what the table costs. It writes the tables into
 * dangers.md and fails below the targets.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { KEPT } from '../dev/danger-rulings'
import { recordWithDangers } from '../dev/records-with-dangers'
import { type Label, readRegisters } from '../dev/registers'
import { prepareWords, TREATMENT_WORDS, treatmentMarks } from '../src/card/words'
import { DANGERS } from '../src/card/words/dangers.table'
import { packNames } from '../src/card/words/packed-names'
import { disclose } from '../src/disclosure'
import { renderResponderPage } from '../src/responder'
import { normalise } from '../src/text/normalise'

const LEAST_MARKED = 99
const MOST_WRONG = 0.1
const TABLE_MAX = 14 * 1024

const MARKS = TREATMENT_WORDS.map(({ mark }) => mark)
const { dangerous, other } = readRegisters(process.argv.filter(text => text !== '--write')[2])
const startMs = performance.now()
for (const _ of prepareWords());
const preparedMs = performance.now() - startMs

const marksOf = (text: string): readonly string[] => treatmentMarks(text)
const labels = dangerous.filter(({ mark }) => MARKS.some(known => known === mark))
const isMarked = ({ name, mark }: Label) => marksOf(name).includes(mark)
const isWorseThanBrand = (label: Label) =>
  !isMarked(label) && marksOf(label.brand).includes(label.mark)
const wronglyMarked = ({ name, accepted }: Label) =>
  marksOf(name).some(mark => !accepted.split(',').includes(mark))
const isRuled = ({ name }: Label) =>
  Object.keys(KEPT).some(kept => normalise(name).includes(normalise(kept)))

const percent = (part: number, all: number) => (all === 0 ? '' : ((100 * part) / all).toFixed(2))
const lineOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const tableOf = (head: readonly string[], rows: readonly (string | number)[][]) => [
  lineOf(head),
  lineOf(head.map(() => '---')),
  ...rows.map(lineOf),
  '',
]
const distinct = (values: readonly string[]) => [...new Set(values)].sort()

const countries = distinct(labels.map(({ country }) => country))
const byCountry = countries.map(country => {
  const own = labels.filter(label => label.country === country)
  const others = other.filter(label => label.country === country)
  const wrong = others.filter(wronglyMarked)
  const unruled = wrong.filter(label => !isRuled(label)).length
  return {
    country,
    share: (100 * own.filter(isMarked).length) / own.length,
    wrongShare: others.length === 0 ? 0 : (100 * unruled) / others.length,
    cells: [
      country,
      own.length,
      percent(own.filter(isMarked).length, own.length),
      own.filter(isWorseThanBrand).length,
      others.length,
      unruled,
      wrong.length - unruled,
    ],
  }
})
const byMark = MARKS.map(mark => {
  const own = labels.filter(label => label.mark === mark)
  return [
    mark,
    own.length,
    percent(own.filter(isMarked).length, own.length),
    ...countries.map(country => {
      const there = own.filter(label => label.country === country)
      return percent(there.filter(isMarked).length, there.length).replace('.00', '')
    }),
  ]
})

const start = performance.now()
const ROUNDS = 1000
for (const { name } of labels.slice(0, ROUNDS)) treatmentMarks(`${name} `)
const each = (performance.now() - start) / ROUNDS

/** The server remembers the marks of a label, so that they cost a page what looking them up costs. */
const records = (['tr', 'pl', 'ar', 'ja'] as const).map(recordWithDangers)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
const PAGE = { locale: 'en', emergencyNumber: '112', source: 'live' } as const
const msEach = (run: (record: (typeof records)[number]) => void) => {
  for (const record of Array<typeof records>(ROUNDS).fill(records).flat()) run(record)
  const startMs = performance.now()
  for (const record of Array<typeof records>(ROUNDS).fill(records).flat()) run(record)
  return (performance.now() - startMs) / ROUNDS / records.length
}
const pageMs = msEach(record => renderResponderPage(disclose(record, CODE, '2026-11-02'), PAGE))
const marksMs = msEach(({ medications }) => {
  for (const { name } of medications) treatmentMarks(name)
})

const packed = Object.values(DANGERS).map(packNames).join('\n')
const tableBytes = brotliCompressSync(packed).length
const names = Object.values(DANGERS).flatMap(text => text.trim().split(/\s+/))
const wrong = other.filter(label => wronglyMarked(label) && !isRuled(label))
const output = [
  ...tableOf(
    ['country', 'labels', '% marked', 'worse than the brand', 'others', 'marked', 'ruled'],
    byCountry.map(({ cells }) => cells),
  ),
  ...tableOf(['class', 'labels', '% marked', ...countries], byMark),
  `Table: ${names.length} names, ${tableBytes} bytes as sent (brotli; ${gzipSync(packed).length} with gzip). Prepared in ${preparedMs.toFixed(0)} ms, ${each.toFixed(3)} ms for a new label.`,
  `A page with ten such medicines takes ${pageMs.toFixed(2)} ms. The marks of known labels take ${marksMs.toFixed(4)} ms of it.`,
  '',
]
console.log(output.join('\n'))
for (const { country, name, substances } of wrong) console.log('wrong', country, name, substances)

const file = new URL('dangers.md', import.meta.url)
const [about] = readFileSync(file, 'utf8').split(/^## /m)
const day = new Date().toISOString().slice(0, 10)
if (process.argv.includes('--write')) {
  writeFileSync(file, `${about}## ${day}\n\n${output.join('\n').trimEnd()}\n`)
}
const isGood =
  byCountry.every(({ share, wrongShare }) => share >= LEAST_MARKED && wrongShare <= MOST_WRONG) &&
  !labels.some(isWorseThanBrand) &&
  tableBytes <= TABLE_MAX
if (!isGood) {
  console.error('A target is missed.')
  process.exitCode = 1
}
