/**
 * `npm run proof:decoder` reads random cards, damaged ones and all vectors with lifetag-decode.mjs and with the
 * reader in Python, which has to be installed. Both have to find the same. Then the rules of the reader in Python are
 * broken in turn, and a vector has to find each break.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { seededRandom } from '../../bench/random'
import { frame, unframe } from '../../src/capsule/frame'
import { badVectors } from './bad-vectors'
import { buildDecoder } from './build-decoder'
import { goodVectors } from './good-vectors'
import { randomDigits } from './invented-cards'
import { loadDecoder } from './load-decoder'
import { type Asked, byPack, hasPython, readInPython } from './python-reader'

const CARDS = Number(process.argv[2] ?? 2000)
const SEED = Number(process.argv[3] ?? 20_261_127)
if (!hasPython()) throw new Error('This proof needs python3')

const { decode, readFacts } = loadDecoder(await buildDecoder())
const random = seededRandom(SEED)
const days = ['2026-11-27', '2026-11-27T23:59:59.999Z', '2031-02-28', '2140-02-29', '1999-12-31']

const cards = [...randomDigits(CARDS, SEED)].map(digits => ({ digits, today: random.pick(days) }))
/** Their check fits, so that readers go on to the content. */
const broken = cards.slice(0, CARDS / 2).map(({ digits, today }) => {
  const { changedAtMinutes, payload } = unframe(digits)
  const changed = Uint8Array.from(payload)
  changed[random.int(0, payload.length - 1)] = random.int(0, 255)
  return { digits: frame(1, changedAtMinutes, changed), today }
})
const noise = cards.slice(0, CARDS / 4).map(({ today }) => {
  const payload = Uint8Array.from({ length: random.int(0, 300) }, () => random.int(0, 255))
  return { digits: frame(1, random.int(0, 99_999_999), payload), today }
})

let failed = 0
await compare('random cards', cards)
await compare('cards with a changed byte', broken)
await compare('random bytes', noise)
await compare('good vectors', goodVectors())
await compare('bad vectors', badVectors())
const breaks = join(import.meta.dirname, 'broken_readers.py')
const { status } = spawnSync('python3', ['-B', breaks], { stdio: 'inherit' })
process.exitCode = failed === 0 && status === 0 ? 0 : 1

async function compare(what: string, given: readonly Asked[]): Promise<void> {
  const asked = byPack(given)
  const inPython = await readInPython(asked.map(({ digits, today }) => ({ digits, today })))
  const results = new Map<string, number>()
  asked.forEach(({ digits, today }, at) => {
    const decoded = decode(digits, today)
    const ours: unknown = JSON.parse(JSON.stringify({ facts: readFacts(digits), ...decoded }))
    const result = decoded.ok ? 'a card' : decoded.code
    results.set(result, (results.get(result) ?? 0) + 1)
    if (isDeepStrictEqual(ours, inPython[at])) return
    failed++
    console.error(`${what}: read differently on ${today}: ${digits}`)
    if (failed < 4) console.error(JSON.stringify(ours), JSON.stringify(inPython[at]))
  })
  const counts = [...results].map(([result, count]) => `${count} ${result}`).join(', ')
  console.log(`${asked.length} ${what} (${counts}): ${failed === 0 ? 'alike' : `${failed} differ`}`)
}
