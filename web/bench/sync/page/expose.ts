import { type BenchRow, type Change, rowAfter } from '../rows'
import type { Direction, OpenStore, Space, Store } from './store'

/** Times are milliseconds of the page's own clock. */
export interface BenchPage {
  open(space: Space): Promise<number>
  openAndRead(space: Space): Promise<{ ms: number; rows: BenchRow[] }>
  write(changes: readonly Change[]): Promise<number>
  sync(direction: Direction): Promise<number>
  rows(): Promise<BenchRow[]>
  goLive(): Promise<boolean>
  untilShown(change: Change): Promise<number>
}

declare global {
  var bench: BenchPage
}

export function expose(openStore: OpenStore): void {
  let store: Store | undefined
  const opened = (): Store => {
    if (!store) throw new Error('open() comes first')
    return store
  }

  globalThis.bench = {
    open: space =>
      time(async () => {
        store = await openStore(space)
      }),
    async openAndRead(space) {
      let rows: BenchRow[] = []
      const ms = await time(async () => {
        store = await openStore(space)
        rows = await store.rows()
      })
      return { ms, rows }
    },
    write: changes =>
      time(async () => {
        for (const change of changes) await opened().write(change)
      }),
    sync: direction => time(() => opened().sync(direction)),
    rows: () => opened().rows(),
    async goLive() {
      await opened().goLive?.()
      return opened().goLive !== undefined
    },
    async untilShown(change) {
      const wanted = JSON.stringify(rowAfter(change)?.values)
      for (;;) {
        const row = (await opened().rows()).find(({ id }) => id === change.row.id)
        if (JSON.stringify(inOrderOf(change.row, row)) === wanted) return Date.now()
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    },
  }
}

/** A product may reorder the fields, so this restores the order of the first row. */
const inOrderOf = ({ values }: BenchRow, row: BenchRow | undefined) =>
  Object.fromEntries(Object.keys(values).map(name => [name, row?.values[name]]))

async function time(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}
