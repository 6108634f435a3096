/**
 * `pnpm bench:sync`, after `pnpm build`: the device's database and its sync beside PouchDB's and
 * RxDB's, in real Chromiums on this machine. A figure counts only when, after it, the devices and
 * the server held exactly the same. Writes its tables to web/bench/sync.md. `--runs=5` by default.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BenchDevice } from './bench-device'
import { startProduct } from './product'
import { machine, type Runs, timeTable, wireTable } from './report'
import { runAll } from './workloads'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const count = Number(values.runs)

const products = {
  lifetag: await startProduct('lifetag'),
  pouchdb: await startProduct('pouchdb'),
  rxdb: await startProduct('rxdb'),
}
try {
  const runs: Runs = { lifetag: [], pouchdb: [], rxdb: [] }
  // Turn by turn, so that a busy minute of the machine falls on all of them.
  for (let run = 1; run <= count; run++) {
    for (const product of Object.values(products)) {
      console.error(`Run ${run} of ${count}: ${product.name}`)
      runs[product.name].push(await runAll(product))
    }
  }
  const text = [
    '# Sync, beside PouchDB and RxDB',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with \`pnpm bench:sync\` on ${machine(BenchDevice.browserVersion)}; ${count} runs each, turn by turn, every one on new databases: median (best–worst).`,
    '',
    ...timeTable(runs),
    '',
    ...wireTable(runs),
    '',
  ].join('\n')
  console.log(text)
  writeFileSync(join(import.meta.dirname, '../sync.md'), text)
} finally {
  for (const product of Object.values(products)) await product.remote.dispose()
}
