import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/database'
import { codeOf } from '../db/database-error'
import type { LogEntry } from '../http/request-log'
import type { ScanLog } from './scan-log'
import type { SealedScan } from './scan-log.sql'

/** Lines that wait. Views that are the same wait as one, so that one address cannot fill it. */
const CAPACITY = 10_000
const BATCH = 1_000
/** So long a line waits for others: each batch is a commit, which takes its time from the views beside it. */
const GATHER_MS = 1_000
/** After a failure of the database, until the next try. */
const RETRY_MS = 2_000
/** A line that fails by itself, while others do not. */
const TRIES = 3

/**
 * Lines of the scan log on their way: a page is answered first, and its line is written with those of
 * other pages soon after. What does not fit, or cannot be written, is counted and said in the log.
 */
export type ScanQueue = {
  add(line: SealedScan): void
  /** Lines that wait to be written. */
  size(): number
  /** Writes what waits, once; what the database does not take goes on waiting. */
  flush(): Promise<void>
  /** The last try, on the way out: what cannot be written now is counted as dropped. */
  close(): Promise<void>
}

export type ScanQueueDeps = {
  database: Database
  log: (entry: LogEntry) => void
  now: () => Date
  /** Counts lines that could not be written. */
  onDropped?: (count: number) => void
}
type Waiting = { line: SealedScan; tries: number }

export function createScanQueue(
  { database, log, now, onDropped = () => {} }: ScanQueueDeps,
  scans: Pick<ScanLog, 'write'>,
): ScanQueue {
  // What is written belongs to no request, least of all to the one that came last.
  const apart = AsyncLocalStorage.snapshot()
  const waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  /** The database took nothing the last time it was asked. */
  let isAway = false
  /** Dropped for want of room, and not said yet: a line in the log for each would be a flood. */
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
      failure: { name, place: `${count} lines` },
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
      void apart(flush)
    }, ms)
    timer.unref()
  }

  const putBack = (entries: readonly Waiting[], name: string) => {
    const kept = entries.filter(entry => entry.tries < TRIES && put(entry))
    if (kept.length < entries.length) drop(entries.length - kept.length, name)
  }

  /** Whether the database took it. */
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
      // The database's trouble is not the line's: it does not count as a try of it.
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
      } else if (waiting.size >= BATCH && !isAway) void apart(flush)
      else schedule(GATHER_MS)
    },
    size: () => waiting.size,
    flush,
    async close() {
      // What came while the last batch was under way is another one.
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
