/**
 * Writes fingerprints of common passwords, from copies of the lists that
 * `src/features/auth/common-passwords/README.md` names:
 * `node --import tsx api/dev/make-common-passwords.ts <ignis-100K.txt> <passwords.txt> <raw-mutated.txt>`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD_MIN } from 'sync-protocol/rest'
import { fingerprint } from '../src/features/auth/common-passwords/refuse-common-password'

const OUT = '../src/features/auth/common-passwords/common-passwords.bin'
/** The most frequent words of each list. The server refuses them also with digits and signs around them. */
const WORDS = 10_000

const lists = process.argv.slice(2).map(path =>
  readFileSync(path, 'utf8')
    .split('\n')
    // Some lists have a count after each password.
    .map(line => line.replace(/\s+\d+$/, '').trim())
    .filter(line => line !== ''),
)
if (lists.length !== 3) throw new Error('Name the three lists')

const isLongEnough = (password: string) => [...password].length >= PASSWORD_MIN
const isWord = (password: string) => /^\p{L}{4,}$/u.test(password)
const entries = lists.flatMap(list => [
  ...list.filter(isLongEnough),
  ...list.slice(0, WORDS).filter(isWord),
])
const prints = [...new Set(entries.map(entry => fingerprint(entry).toString('hex')))].sort()
writeFileSync(join(import.meta.dirname, OUT), Buffer.from(prints.join(''), 'hex'))
console.log(`${prints.length} entries`)
