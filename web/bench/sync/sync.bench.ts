/**
 * `npm run bench:sync` compares the device's database and its sync with PouchDB and RxDB, in real Chromiums
 * on this machine. A figure counts only if devices and server have exactly the same rows afterwards. It
 * writes its tables to web/bench/sync.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Product, type ProductName, startProduct } from './product'
import { pushesPerSecond } from './rate/pushes'
import { rawPerSecond } from './rate/raw'
import { startLifeTag } from './remote/lifetag'
import { startPouchDb } from './remote/pouchdb'
import { startRxDb } from './remote/rxdb'
import { type Figures, report } from './report'
import { runAll } from './workloads'
import { showElsewhere } from './workloads/bad-line'
import { DURABILITIES, writeAt } from './workloads/by-durability'
import { RECORDS, tenChanges } from './workloads/ten-changes'

const RATE_SECONDS = 5

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const count = Number(values.runs)
if (!(count >= 1)) throw new Error('--runs wants a number')

const remote = await startLifeTag()
const ours = await startProduct('lifetag', remote)
const bare = await startProduct('bare', remote)
const products: Product<ProductName>[] = [
  ours,
  await startProduct('pouchdb', await startPouchDb()),
  await startProduct('rxdb', await startRxDb()),
]
try {
  const figures: Figures = {
    runs: { lifetag: [], pouchdb: [], rxdb: [] },
    writes: DURABILITIES.map(durability => {
      return { durability, ms: { lifetag: [], pouchdb: [], rxdb: [], bare: [] } }
    }),
    shown: { lifetag: [], pouchdb: [], rxdb: [] },
    costs: RECORDS.map(records => ({ records, runs: [] })),
    rates: { pushes: [], raw: [], by: 'pgbench' },
  }
  // Products take turns, so that a busy minute of the machine affects all of them.
  for (let run = 1; run <= count; run++) {
    for (const product of products) {
      console.error(`Run ${run} of ${count}: ${product.name}`)
      figures.runs[product.name].push(await runAll(product))
      figures.shown[product.name].push(await showElsewhere(product))
      for (const { durability, ms } of figures.writes) {
        ms[product.name].push(await writeAt(durability, product, 1000))
      }
    }
    for (const { durability, ms } of figures.writes) {
      ms.bare.push(await writeAt(durability, bare, 1000))
    }
    for (const { records, runs } of figures.costs) runs.push(await tenChanges(ours, records))
    const { perSecond } = await pushesPerSecond(remote.server.url, RATE_SECONDS)
    figures.rates.pushes.push(perSecond)
    const raw = await rawPerSecond(remote.server, RATE_SECONDS)
    figures.rates.raw.push(raw.perSecond)
    figures.rates.by = raw.by
  }
  const text = report(figures)
  console.log(text)
  writeFileSync(join(import.meta.dirname, '../sync.md'), text)
} finally {
  for (const product of products) await product.remote.dispose()
}
