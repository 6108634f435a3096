import { cpus } from 'node:os'
import { spreadOf } from './statistics'
import { WORKLOADS, type WorkloadName } from './workloads'
import type { Measured } from './workloads/measure'

export type Run = Record<WorkloadName, Measured>

/** Runs by product, ours first. */
export type Runs = { lifetag: Run[]; pouchdb: Run[]; rxdb: Run[] }

const names = Object.keys(WORKLOADS) as WorkloadName[] // keys of a const object

export const machine = (browserVersion: string) =>
  `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, Chromium ${browserVersion}`

/** Milliseconds, and how ours stands to the others. */
export function timeTable(runs: Runs): string[] {
  const rows = names.map(name => {
    const { title, aim } = WORKLOADS[name]
    const ms = (of: Run[]) => spreadOf(of.map(run => run[name].ms))
    const [ours, pouch, rx] = [ms(runs.lifetag), ms(runs.pouchdb), ms(runs.rxdb)]
    const ratio = ours.median / pouch.median
    const verdict = aim === null ? '' : `${aim} ${ratio <= aim ? 'met' : '**missed**'}`
    return `| ${name} | ${title} | ${[ours, pouch, rx].map(spread => inMs(spread)).join(' | ')} | ${ratio.toFixed(2)} | ${verdict} | ${(ours.median / rx.median).toFixed(2)} |`
  })
  return [
    '| | Workload | LifeTag, ms | PouchDB, ms | RxDB, ms | LifeTag / PouchDB | Aim | LifeTag / RxDB |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ]
}

/** What went over the wire, both ways, headers and all. */
export function wireTable(runs: Runs): string[] {
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

export function inMs({ median, min, max }: ReturnType<typeof spreadOf>): string {
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`
}
