import { readdirSync, readFileSync } from 'node:fs'

export interface Memory {
  apiPss: number
  apiRss: number
  postgresPss: number
}

/** In bytes. Reads /proc, so it needs Linux. */
export function memoryOf(serverPid: number): Memory {
  const parents = new Map(processes().map(pid => [pid, parentOf(pid)]))
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === serverPid || isBelow(parent))
  }
  const postgres = [...parents.keys()].filter(pid => isBelow(pid) && nameOf(pid) === 'postgres')
  return {
    apiPss: bytesOf(serverPid, 'Pss'),
    apiRss: bytesOf(serverPid, 'Rss'),
    postgresPss: postgres.reduce((sum, pid) => sum + bytesOf(pid, 'Pss'), 0),
  }
}

function processes(): number[] {
  return readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? [Number(name)] : []))
}

function parentOf(pid: number): number | undefined {
  const status = read(pid, 'status')
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function nameOf(pid: number): string {
  return /^Name:\s+(.+)$/m.exec(read(pid, 'status'))?.[1] ?? ''
}

function bytesOf(pid: number, field: 'Pss' | 'Rss'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(pid, 'smaps_rollup'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
