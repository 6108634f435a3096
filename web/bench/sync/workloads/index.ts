import type { Product } from '../product'
import { converge } from './converge'
import { drainMonth } from './drain-month'
import { freshPull } from './fresh-pull'
import type { Measured } from './measure'
import { writePushOpen } from './write-push-open'

/** `aim` is the most of PouchDB’s time that LifeTag may take (W1: at equal durability). */
export const WORKLOADS = {
  W1: { title: '1,000 single durable writes', aim: null },
  W2: { title: 'Those 1,000 pushed', aim: 0.7 },
  W3: { title: 'A fresh device pulls 1,000 rows', aim: 0.45 },
  W3x10: { title: 'A fresh device pulls 10,000 rows', aim: 0.45 },
  W4: { title: 'Cold open, all 1,000 rows read', aim: 0.45 },
  W5: { title: 'Two devices, 500 edits each, 50 rows by both: converged', aim: 0.5 },
  W6: { title: 'A month’s outbox, 600 changes, 30 in conflict: drained', aim: 0.7 },
} as const

export type WorkloadName = keyof typeof WORKLOADS

export async function runAll(product: Product): Promise<Record<WorkloadName, Measured>> {
  const { W1, W2, W4 } = await writePushOpen(product, 1000)
  return {
    W1,
    W2,
    W3: await freshPull(product, 1000),
    W3x10: await freshPull(product, 10_000),
    W4,
    W5: await converge(product, { count: 1000, edits: 500, shared: 50 }),
    W6: await drainMonth(product, { count: 1000, changes: 600, conflicts: 30 }),
  }
}
