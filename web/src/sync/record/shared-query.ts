import { liveQuery } from 'dexie'
import type { InteropableObservable } from 'dexie-react-hooks'
import type { LifeTagDatabase } from '../../db/database'
import { dropConnection, hasLostConnection, openInTime } from '../../db/storage'
import { nextTask } from '../../loading/in-slices'
import { storageFaultOf } from '../../stores/storage-fault'
import { noteReading } from '../../stores/storage-trouble'

export type QueryAnswer<T> = { of: LifeTagDatabase; key: string; value: T | undefined }

interface SharedQuery<T> extends InteropableObservable<QueryAnswer<T>> {
  subscribe(
    onNext: (answer: QueryAnswer<T>) => void,
    onError?: (error: unknown) => void,
  ): () => void
  answer(): QueryAnswer<T> | undefined
}

type Subscription = { unsubscribe(): void }

type Listener<T> = { onNext: (answer: QueryAnswer<T>) => void; onError?: (error: unknown) => void }

const queries = new WeakMap<LifeTagDatabase, Map<string, SharedQuery<unknown>>>()

/**
 * Runs a live read once for all components that ask the same, and again whenever the data changes in this
 * tab, another tab or the worker.
 */
export function sharedQuery<T>(
  db: LifeTagDatabase,
  key: string,
  read: (db: LifeTagDatabase) => Promise<T>,
): SharedQuery<T> {
  const ofDatabase = queries.get(db) ?? new Map<string, SharedQuery<unknown>>()
  queries.set(db, ofDatabase)
  // A key names one question, so the type of its answer is fixed.
  const known = ofDatabase.get(key) as SharedQuery<T> | undefined
  if (known) return known
  const made: SharedQuery<T> = share<T>(
    db,
    async () => ({ of: db, key, value: await readUnlessClosed(db, read) }),
    () => {
      if (ofDatabase.get(key) === made) ofDatabase.delete(key)
    },
  )
  ofDatabase.set(key, made)
  return made
}

/** Reports aborted reads and lost connections, which Dexie's live queries do not report. */
class StorageFailure extends Error {
  readonly connection: IDBDatabase | null

  constructor(connection: IDBDatabase | null, cause: unknown) {
    super('The storage of this device failed', { cause })
    this.connection = connection
  }
}

async function readUnlessClosed<T>(
  db: LifeTagDatabase,
  read: (db: LifeTagDatabase) => Promise<T>,
): Promise<T | undefined> {
  const used = db.backendDB()
  try {
    return await read(db)
  } catch (error) {
    if (db.hasBeenClosed()) return undefined
    const isFault = storageFaultOf(error) || hasLostConnection(db, used)
    throw isFault ? new StorageFailure(used, error) : error
  }
}

function share<T>(
  db: LifeTagDatabase,
  ask: () => Promise<QueryAnswer<T>>,
  onUnused: () => void,
): SharedQuery<T> {
  const listeners = new Set<Listener<T>>()
  let source: Subscription | undefined
  let last: QueryAnswer<T> | undefined
  let failures = 0

  const onAnswer = (answer: QueryAnswer<T>) => {
    last = answer
    failures = 0
    noteReading(listeners, false)
    for (const { onNext } of [...listeners]) onNext(answer)
  }
  const onFailure = (error: unknown) => {
    if (error instanceof StorageFailure) {
      console.error(error.cause)
      source?.unsubscribe()
      dropConnection(db, error.connection)
      source = retryLater(failures++, begin)
      // The first retry, on a new connection, usually works.
      noteReading(listeners, failures > 1)
      return
    }
    // A failed live query has ended, so the next subscriber starts a new one.
    end()
    for (const { onError } of [...listeners]) onError?.(error)
  }
  const begin = (): Subscription =>
    onceOpen(db, () => liveQuery(ask).subscribe(onAnswer, onFailure), onFailure)
  const end = () => {
    source?.unsubscribe()
    source = undefined
    last = undefined
    noteReading(listeners, false)
    onUnused()
  }
  const endIfUnused = () => {
    if (listeners.size === 0) end()
  }

  return {
    answer: () => last,
    hasValue: () => last !== undefined,
    subscribe(onNext, onError) {
      const listener = { onNext, ...(onError && { onError }) }
      listeners.add(listener)
      if (last) onNext(last)
      source ??= begin()
      return () => {
        listeners.delete(listener)
        // The next screen may subscribe in the same moment in which the last one leaves.
        queueMicrotask(endIfUnused)
      }
    },
  }
}

const RETRY_LONGEST_MS = 30_000

function retryLater(failures: number, begin: () => Subscription): Subscription {
  const delayMs = failures === 0 ? 0 : Math.min(1000 * 2 ** (failures - 1), RETRY_LONGEST_MS)
  let begun: Subscription | undefined
  const timer = setTimeout(() => {
    begun = begin()
  }, delayMs)
  return {
    unsubscribe() {
      clearTimeout(timer)
      begun?.unsubscribe()
    },
  }
}

const opened = new WeakSet<LifeTagDatabase>()

/**
 * Asks once the database is open, each query in its own task. Dexie reports the initial content of a new
 * database as a change, so a query that waits for the opening would run twice.
 */
function onceOpen(
  db: LifeTagDatabase,
  ask: () => Subscription,
  onFailure: (error: StorageFailure) => void,
): Subscription {
  // Dexie calls a database open while it is still being prepared.
  if ((opened.has(db) && db.isOpen()) || db.hasBeenClosed()) return ask()
  let isOver = false
  let asked: Subscription | undefined
  const begin = async () => {
    opened.add(db)
    await nextTask()
    if (!isOver) asked = ask()
  }
  openInTime(db).then(begin, error => {
    if (db.hasBeenClosed()) void begin()
    else if (!isOver) onFailure(new StorageFailure(null, error))
  })
  return {
    unsubscribe() {
      isOver = true
      asked?.unsubscribe()
    },
  }
}
