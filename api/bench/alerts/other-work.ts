/**
 * A turn says nothing about the server if other programs use much of the machine. Linux only, by proc(5),
 * which counts in hundredths of a second.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

type Spent = { atMs: number; busy: number; own: number }

/** The share of other processes since the last call. */
export function watchOthers(pid = process.pid): () => number {
  let last = spent(pid)
  return () => {
    const before = last
    last = spent(pid)
    const others = last.busy - before.busy - (last.own - before.own)
    return Math.max(0, others * 10) / ((last.atMs - before.atMs) * cpus().length)
  }
}

function spent(root: number): Spent {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'latin1').split(/\s+/)
  const busy = [user, nice, system, irq, softirq].reduce((sum, each) => sum + Number(each), 0)
  const all = new Map<number, { parent: number; ticks: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields =
        readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
      // These fields include child processes that have ended.
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
      all.set(Number(name), { parent: Number(fields[1]), ticks })
    } catch {
      // The process has ended.
    }
  }
  const isOwn = (id: number): boolean =>
    id === root || (all.has(id) && isOwn(all.get(id)?.parent ?? 0))
  let own = 0
  for (const [id, { ticks }] of all) if (isOwn(id)) own += ticks
  return { atMs: performance.now(), busy, own }
}
