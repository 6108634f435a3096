import { cpus } from 'node:os'
import { BenchDevice } from './bench-device'
import type { ProductName } from './product'
import { CHANGES, PEOPLE } from './rate/pushes'
import { type Spread, spreadOf } from './statistics'
import { WORKLOADS, type WorkloadName } from './workloads'
import { KB_PER_SECOND, LATENCY_MS } from './workloads/bad-line'
import type { Durability } from './workloads/by-durability'
import type { Measured } from './workloads/measure'

type Run = Record<WorkloadName, Measured>

export interface Figures {
  runs: Record<ProductName, Run[]>
  /** W1 again, at equal durability. */
  writes: { durability: Durability; ms: Record<ProductName | 'bare', number[]> }[]
  shown: Record<ProductName, number[]>
  costs: { records: number; runs: Measured[] }[]
  rates: { pushes: number[]; raw: number[]; by: 'pgbench' | 'postgres.js' }
}

const names = Object.keys(WORKLOADS) as WorkloadName[] // exactly the keys of a constant

export function report({ runs, writes, shown: showing, costs, rates }: Figures): string {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, Chromium ${BenchDevice.browserVersion}`
  return [
    '# Sync, beside PouchDB and RxDB',
    '',
    `Measured ${day} with \`npm run bench:sync\` on ${machine}. ${runs.lifetag.length} runs each, turn by turn, every one on new profiles and for new people: median (best–worst). What is compared, and what is not: [sync/README.md](sync/README.md).`,
    '',
    ...timeTable(runs),
    '',
    'W1 flushes every write to the disk, and its peers as they come do not. At equal durability, and beside IndexedDB itself (one bare `put` a transaction, no database library, nothing to send):',
    '',
    ...durabilityTable(writes),
    '',
    'Over the wire, both ways, headers and all:',
    '',
    ...wireTable(runs),
    '',
    `On a line with ${LATENCY_MS} ms of round trip and ${KB_PER_SECOND} KB/s for both devices, from an edit on one until the other shows it, live as each product is (RxDB’s other device is told by the benchmark, for nothing):`,
    '',
    '| | LifeTag, ms | PouchDB | RxDB | LifeTag / PouchDB | LifeTag / RxDB |',
    '|---|---:|---:|---:|---:|---:|',
    showingRow(showing),
    '',
    'One sync of a device with 10 changes, by how many records it has:',
    '',
    ...costTable(costs),
    '',
    `${PEOPLE} people pushing at once, ${CHANGES} edits a push, and a push's statements alone on the same database:`,
    '',
    ...rateTable(rates),
    '',
  ].join('\n')
}

function timeTable(runs: Figures['runs']): string[] {
  const rows = names.map(name => {
    const { title, aim } = WORKLOADS[name]
    const ms = (of: Run[]) => spreadOf(of.map(run => run[name].ms))
    const [ours, pouch, rx] = [ms(runs.lifetag), ms(runs.pouchdb), ms(runs.rxdb)]
    const ratio = ours.median / pouch.median
    const besideAim = aim === null ? '' : besideOf(ratio, aim)
    const beside = ours.median / rx.median
    return `| ${name} | ${title} | ${[ours, pouch, rx].map(spread => shown(spread)).join(' | ')} | ${ratio.toFixed(2)} | ${besideAim} | ${beside.toFixed(2)} | ${besideOf(beside, 1)} |`
  })
  return [
    '| | Workload | LifeTag, ms | PouchDB, ms | RxDB, ms | LifeTag / PouchDB | Aim | LifeTag / RxDB | Aim |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ]
}

const besideOf = (ratio: number, aim: number) => `${aim} ${ratio <= aim ? 'met' : '**missed**'}`

/** The most that LifeTag may take of PouchDB's time for strictly durable writes. */
const STRICT_AIM = 0.7

const DURABILITY_WORDS: Record<Durability, string> = {
  strict: 'On the disk when it is answered (strict, as LifeTag comes)',
  relaxed: 'In the system’s cache when it is answered (relaxed, as the others come)',
}

function durabilityTable(writes: Figures['writes']): string[] {
  const rows = writes.map(({ durability, ms }) => {
    const [ours, pouch, rx] = [spreadOf(ms.lifetag), spreadOf(ms.pouchdb), spreadOf(ms.rxdb)]
    const bare = spreadOf(ms.bare)
    const ratio = ours.median / pouch.median
    const least = (bare.median / pouch.median).toFixed(2)
    const besideAim = durability === 'strict' ? besideOf(ratio, STRICT_AIM) : ''
    return `| ${DURABILITY_WORDS[durability]} | ${[ours, pouch, rx, bare].map(shown).join(' | ')} | ${ratio.toFixed(2)} | ${besideAim} | ${least} |`
  })
  return [
    '| 1,000 single writes | LifeTag, ms | PouchDB, ms | RxDB, ms | Bare IndexedDB, ms | LifeTag / PouchDB | Aim | Bare / PouchDB |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ]
}

function showingRow({ lifetag, pouchdb, rxdb }: Figures['shown']): string {
  const [ours, pouch, rx] = [spreadOf(lifetag), spreadOf(pouchdb), spreadOf(rxdb)]
  const [toPouch, toRx] = [pouch, rx].map(({ median }) => (ours.median / median).toFixed(2))
  return `| Shown elsewhere | ${[ours, pouch, rx].map(shown).join(' | ')} | ${toPouch} | ${toRx} |`
}

function wireTable(runs: Figures['runs']): string[] {
  const onWire = names.filter(name => runs.lifetag.some(run => run[name].requests > 0))
  const cell = (of: Run[], name: WorkloadName) => {
    const bytes = spreadOf(of.map(run => run[name].bytes)).median
    const requests = spreadOf(of.map(run => run[name].requests)).median
    return `${(bytes / 1024).toFixed(0)} KB, ${requests}`
  }
  return [
    '| | LifeTag: bytes, requests | PouchDB | RxDB |',
    '|---|---:|---:|---:|',
    ...onWire.map(
      name =>
        `| ${name} | ${cell(runs.lifetag, name)} | ${cell(runs.pouchdb, name)} | ${cell(runs.rxdb, name)} |`,
    ),
  ]
}

function costTable(costs: Figures['costs']): string[] {
  return [
    '| Records | Time, ms | Bytes | Requests |',
    '|---:|---:|---:|---:|',
    ...costs.map(({ records, runs }) => {
      const of = (what: keyof Measured) => spreadOf(runs.map(run => run[what]))
      const { median: bytes } = of('bytes')
      return `| ${records.toLocaleString('en')} | ${shown(of('ms'))} | ${(bytes / 1024).toFixed(1)} KB | ${of('requests').median} |`
    }),
  ]
}

function rateTable({ pushes, raw, by }: Figures['rates']): string[] {
  const [ours, bare] = [spreadOf(pushes), spreadOf(raw)]
  return [
    '| | A second |',
    '|---|---:|',
    `| Pushes by HTTP: session, merge, encryption, durable commit | ${shown(ours)} |`,
    `| The statements alone, by ${by} | ${shown(bare)} |`,
    `| Ratio | ${(ours.median / bare.median).toFixed(2)} |`,
  ]
}

function shown({ median, min, max }: Spread): string {
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`
}
