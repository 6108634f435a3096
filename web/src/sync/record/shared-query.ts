import { liveQuery } from 'dexie'
import type { InteropableObservable } from 'dexie-react-hooks'
import { type LifeTagDatabase, unlessClosed } from '../../db/database'
import { nextTask } from '../../stores/in-slices'

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
    async () => ({ of: db, key, value: await unlessClosed(() => read(db)) }),
    () => {
      if (ofDatabase.get(key) === made) ofDatabase.delete(key)
    },
  )
  ofDatabase.set(key, made)
  return made
}

function share<T>(
  db: LifeTagDatabase,
  ask: () => Promise<Answer<T>>,
  onUnused: () => void,
): SharedQuery<T> {
  const listeners = new Set<Listener<T>>()
  let source: Subscription | undefined
  let last: Answer<T> | undefined

  const begin = () =>
    onceOpen(db, () =>
      liveQuery(ask).subscribe(
        answer => {
          last = answer
          for (const { onNext } of [...listeners]) onNext(answer)
        },
        error => {
          // A live query that failed is over: the next listener begins another one.
          end()
          for (const { onError } of [...listeners]) onError?.(error)
        },
      ),
    )
  const end = () => {
    source?.unsubscribe()
    source = undefined
    last = undefined
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

const opened = new WeakSet<LifeTagDatabase>()

/**
 * Asks once the database is open, each query in a task of its own. Dexie reports the first content of a new
 * database as a change: a query that waits for it to open would run twice. A closed database stays closed.
 */
function onceOpen(db: LifeTagDatabase, ask: () => Subscription): Subscription {
  // Dexie calls it open while it still prepares it.
  if (opened.has(db) || db.hasBeenClosed()) return ask()
  let isOver = false
  let asked: Subscription | undefined
  const begin = async () => {
    opened.add(db)
    await nextTask()
    if (!isOver) asked = ask()
  }
  db.open().then(begin, begin)
  return {
    unsubscribe() {
      isOver = true
      asked?.unsubscribe()
    },
  }
}
