import type { LogEntry } from '../core/log-entry'
import { RELEASE } from '../core/package-root'
import type { Database } from './database'

const HOUR_MS = 60 * 60_000
const KEPT_MS = 48 * HOUR_MS
/** A broken service can fail in many ways, and the owner reads only the first few. */
const KINDS_MAX = 200

type Count = { hour: Date; route: string; failure: string; errors: number }

type ErrorCounts = {
  add(entry: LogEntry): void
  /** Empties the counts and returns them. */
  take(): Count[]
  giveBack(counts: readonly Count[]): void
}

/** Log lines never contain a path, a person or a message, so neither do the counts. */
export function createErrorCounts(): ErrorCounts {
  let byKey = new Map<string, Count>()
  const addCount = ({ errors, ...kind }: Count) => {
    const key = JSON.stringify(kind)
    const known = byKey.get(key)
    if (known) known.errors += errors
    else if (byKey.size < KINDS_MAX) byKey.set(key, { ...kind, errors })
  }
  return {
    add({ level, at, method, route, failure }) {
      if (level !== 'error') return
      const hour = new Date(Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS)
      addCount({ hour, route: `${method} ${route}`, failure: failure?.name ?? '', errors: 1 })
    },
    take() {
      const counts = [...byKey.values()]
      byKey = new Map()
      return counts
    },
    giveBack: counts => counts.forEach(addCount),
  }
}

type ReportDeps = {
  database: Pick<Database, 'anonymous'>
  counts: ErrorCounts
  newId: () => string
  now: () => Date
}

/** Writes for the owner's screen that this server runs and what failed in it, because another server may answer. */
export function createServerReport({ database, counts, newId, now }: ReportDeps) {
  const id = newId()
  const startedAt = now()
  return {
    async write(): Promise<void> {
      const taken = counts.take()
      const before = new Date(now().getTime() - KEPT_MS)
      try {
        await database.anonymous(async tx => {
          await tx`
            insert into servers (id, release, started_at, seen_at)
            values (${id}, ${RELEASE}, ${startedAt}, ${now()})
            on conflict (id) do update set seen_at = excluded.seen_at`
          for (const { hour, route, failure, errors } of taken) {
            await tx`
              insert into error_hours as kept (hour, route, failure, errors)
              values (${hour}, ${route}, ${failure}, ${errors})
              on conflict (hour, route, failure) do update set errors = kept.errors + ${errors}`
          }
          await tx`delete from servers where seen_at < ${before}`
          await tx`delete from error_hours where hour < ${before}`
        })
      } catch (error) {
        counts.giveBack(taken)
        throw error
      }
    },
    leave: () => database.anonymous(tx => tx`delete from servers where id = ${id}`),
  }
}
