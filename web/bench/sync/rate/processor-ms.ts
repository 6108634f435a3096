import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppServer } from '../../../e2e/harness/app-server'

type Parts = { server: number; database: number; client: number }

/**
 * The processor time of the server, of all running processes of its Postgres, and of this process (the
 * client), in ms. Linux counts in hundredths of a second: proc(5).
 */
export function processorMs({ pid, dataDir }: AppServer): Parts {
  const postmaster = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  const root = Number(postmaster.split('\n')[0])
  const times = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readTimes(Number(name)) ?? [])
  const sum = (of: (each: Times) => boolean) =>
    times.filter(of).reduce((total, { ms }) => total + ms, 0)
  return {
    server: sum(each => each.pid === pid),
    database: sum(each => each.pid === root || each.parent === root),
    client: sum(each => each.pid === process.pid),
  }
}

type Times = { pid: number; parent: number; ms: number }

function readTimes(pid: number): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    const ms = (Number(fields[11]) + Number(fields[12])) * 10
    return { pid, parent: Number(fields[1]), ms }
  } catch {
    return undefined
  }
}
