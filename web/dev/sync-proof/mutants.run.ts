/**
 * `npm run proof:mutants` makes one fault after another in the product and runs histories until one fails. It
 * ends with an error if a fault was not found. `npm run proof:mutants event stream` uses only the faults
 * whose names contain one of the words.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { MUTANTS } from './mutants'

/** Histories for each of the two files, in lots. After a failed lot no other lot starts. */
const HISTORIES = 200
const LOT = 20
const web = join(import.meta.dirname, '../..')

const words = process.argv.slice(2)
const chosen = MUTANTS.filter(
  ({ name }) => words.length === 0 || words.some(word => name.includes(word)),
)

const outcomes = chosen.map(({ name, file, by }) => {
  const config = 'dev/sync-proof/mutant.config.ts'
  const histories = by === 'family' ? 'sync-proof/family' : 'prop.test'
  const args = ['vitest', 'run', histories, '--config', config, '-t', 'histories']
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: web,
    encoding: 'utf8',
    env: {
      ...process.env,
      PROOF_MUTANT: name,
      PROOF_HISTORIES: String(2 * HISTORIES),
      PROOF_LOT: String(LOT),
    },
  })
  const failed = [
    ...stdout.matchAll(/after (\d+) tests/g),
    ...stderr.matchAll(/after (\d+) tests/g),
  ]
  if (status !== 0 && failed.length === 0) throw new Error(`${name}:\n${stdout}${stderr}`)
  const history = Math.min(...failed.map(([, tests]) => Number(tests)))
  const outcome = status === 0 ? 'not found' : `history ${history} of a lot`
  console.log(`${name} (${file}): ${outcome}`)
  return { name, file, outcome }
})

console.log('\n| Fault | In | Found by |\n|---|---|---|')
for (const { name, file, outcome } of outcomes) console.log(`| ${name} | ${file} | ${outcome} |`)
if (outcomes.some(({ outcome }) => outcome === 'not found')) process.exitCode = 1
