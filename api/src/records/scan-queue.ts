import { countWords } from '../core/count-words'
import type { LogEntry } from '../core/log-entry'
import type { Database } from '../db/database'
import { codeOf } from '../db/database-error'
import { apartFromRequest } from '../db/one-connection'
import type { ScanLog } from './scan-log'
import type { SealedScan } from './scan-log.sql'

/** Equal views wait as one line, so one address cannot fill the queue. */
const CAPACITY = 10_000
const BATCH = 1_000
/** Lines wait for others, because each commit slows down the views at the same time. */
const GATHER_MS = 1_000
const RETRY_MS = 2_000
const TRIES = 3

/**
 * A page is answered first, and its line of the scan log is written soon after in a batch. Lines that do not
 * fit or cannot be written are counted and logged.
 */
export type ScanQueue = {
  add(line: SealedScan): void
  size(): number
  /** Lines that the database does not accept keep waiting. */
  flush(): Promise<void>
  close(): Promise<void>
}

type ScanQueueDeps = {
  database: Database
  log: (entry: LogEntry) => void
  now: () => Date
  onDropped?: (count: number) => void
}
type Waiting = { line: SealedScan; tries: number }

export function createScanQueue(
  { database, log, now, onDropped = () => {} }: ScanQueueDeps,
  scans: Pick<ScanLog, 'write'>,
): ScanQueue {
  const waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let isAway = false
  let unsaid = 0

  const drop = (count: number, name: string) => {
    onDropped(count)
    say(count, name)
  }

  const say = (count: number, name: string) =>
    log({
      at: now().toISOString(),
      level: 'error',
      requestId: '',
      method: 'SCANS',
      route: 'scan log',
      status: 503,
      ms: 0,
      failure: { name, place: countWords(count, 'line') },
    })

  const put = (entry: Waiting): boolean => {
    const key = `${entry.line.userId} ${entry.line.mergeHash}`
    const same = waiting.get(key)
    if (!same && waiting.size >= CAPACITY) return false
    waiting.set(key, same ? { ...same, line: joined(same.line, entry.line) } : entry)
    return true
  }

  const schedule = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      void apartFromRequest(flush)
    }, ms)
    timer.unref()
  }

  const putBack = (entries: readonly Waiting[], name: string) => {
    const kept = entries.filter(entry => entry.tries < TRIES && put(entry))
    if (kept.length < entries.length) drop(entries.length - kept.length, name)
  }

  const writeBatch = async (batch: readonly Waiting[]): Promise<boolean> => {
    try {
      const failed = await database.anonymous(tx =>
        scans.write(
          tx,
          batch.map(({ line }) => line),
        ),
      )
      const again = batch.filter(({ line }) => failed.has(line.id))
      putBack(
        again.map(({ line, tries }) => ({ line, tries: tries + 1 })),
        'scan_not_logged',
      )
      return true
    } catch (error) {
      // A failure of the database is not a failed try of the line.
      putBack(batch, codeOf(error) || 'scan_not_logged')
      return false
    }
  }

  const writeAll = async () => {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, BATCH)
      for (const [key] of batch) waiting.delete(key)
      isAway = !(await writeBatch(batch.map(([, entry]) => entry)))
      if (isAway) break
    }
    if (unsaid > 0) say(unsaid, 'scan_queue_full')
    unsaid = 0
  }

  const flush = async () => {
    underWay ??= writeAll().finally(() => {
      underWay = undefined
      if (waiting.size > 0) schedule(RETRY_MS)
    })
    return underWay
  }

  return {
    add(line) {
      if (!put({ line, tries: 0 })) {
        unsaid += 1
        onDropped(1)
      } else if (waiting.size >= BATCH && !isAway) void apartFromRequest(flush)
      else schedule(GATHER_MS)
    },
    size: () => waiting.size,
    flush,
    async close() {
      await underWay
      await flush()
      clearTimeout(timer)
      if (waiting.size > 0) drop(waiting.size, 'scan_not_logged')
      waiting.clear()
    },
  }
}

const joined = (first: SealedScan, next: SealedScan): SealedScan => ({
  ...first,
  at: new Date(Math.min(first.at.getTime(), next.at.getTime())),
  lastAt: new Date(Math.max(first.lastAt.getTime(), next.lastAt.getTime())),
  times: first.times + next.times,
})
