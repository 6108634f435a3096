import { liveQuery } from 'dexie'
import type { InteropableObservable } from 'dexie-react-hooks'
import type { LifeTagDatabase } from '../../db/database'
import { dropConnection, hasLostConnection, openInTime } from '../../db/storage'
import { storageFaultOf } from '../../db/storage-fault'
import { nextTask } from '../../stores/in-slices'
import { noteReading } from '../../stores/storage-trouble'

/** What was read, of whose database and for which question. */
export type Answer<T> = { of: LifeTagDatabase; key: string; value: T | undefined }

/** Has an answer from its first one on until nobody listens any more. */
export interface SharedQuery<T> extends InteropableObservable<Answer<T>> {
  /** Answers the way to stop listening. */
  subscribe(onNext: (answer: Answer<T>) => void, onError?: (error: unknown) => void): () => void
  answer(): Answer<T> | undefined
}

type Subscription = { unsubscribe(): void }

type Listener<T> = { onNext: (answer: Answer<T>) => void; onError?: (error: unknown) => void }

const queries = new WeakMap<LifeTagDatabase, Map<string, SharedQuery<unknown>>>()

/**
 * A live read that runs once for all parts of a screen that ask the same: `key` names what `read` reads.
 * It runs again whenever that changes, in this tab, another one or the worker.
 */
export function sharedQuery<T>(
  db: LifeTagDatabase,
  key: string,
  read: (db: LifeTagDatabase) => Promise<T>,
): SharedQuery<T> {
  const ofDatabase = queries.get(db) ?? new Map<string, SharedQuery<unknown>>()
  queries.set(db, ofDatabase)
  // A key names one question, and so one kind of answer.
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

/** Dexie's live queries swallow aborted reads and lost connections. They report this error. */
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
  ask: () => Promise<Answer<T>>,
  onUnused: () => void,
): SharedQuery<T> {
  const listeners = new Set<Listener<T>>()
  let source: Subscription | undefined
  let last: Answer<T> | undefined
  let failures = 0

  const onAnswer = (answer: Answer<T>) => {
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
    // A live query that failed is over: the next listener begins another one.
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
        // The next screen asks in the same moment in which the last one goes.
        queueMicrotask(endIfUnused)
      }
    },
  }
}

const RETRY_LONGEST_MS = 30_000

/** Reads again: immediately at first, then after one second, two, and so on. */
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
 * Asks once the database is open, each query in a task of its own. Dexie reports the first content of a new
 * database as a change: a query that waits for it to open would run twice. A closed database stays closed.
 */
function onceOpen(
  db: LifeTagDatabase,
  ask: () => Subscription,
  onFailure: (error: StorageFailure) => void,
): Subscription {
  // Dexie calls it open while it still prepares it.
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
