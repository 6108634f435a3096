/**
 * Runs once for each format and never again, because its output is printed on people's cards. It
 * refuses to replace an existing file.
 */
import { writeFileSync } from 'node:fs'
import { encodeCapsule } from '../src/capsule'
import { VERSION } from '../src/capsule/v1'
import { EXAMPLES } from './capsule-examples'

const file = new URL(`../src/capsule/v${VERSION}/vectors.json`, import.meta.url)
const madeAtMs = Date.UTC(2026, 0, 9, 17, 0)
const vectors = Object.entries(EXAMPLES).flatMap(([name, card]) =>
  [2400, 130].map(maxDigits => {
    const { digits, kept } = encodeCapsule(card, { maxDigits, madeAtMs })
    return { name, maxDigits, digits, kept }
  }),
)
writeFileSync(file, `${JSON.stringify(vectors, null, 2)}\n`, { flag: 'wx' })
