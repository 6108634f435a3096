/**
 * Makes IndexedDB fail as browsers do, in the simulated IndexedDB of unit tests, or in a real one if a page
 * runs this function as its first script. It imports nothing, because a page gets only the function's source.
 */

export interface Broken {
  error: string
  place: 'open' | 'begin' | 'request' | 'commit' | 'remove'
  /** Only connections that are already open fail, as in WebKit after an iPhone's sleep. */
  isOldOnly?: boolean
}

interface StorageFaults {
  break(broken: Broken): void
  repair(): void
}

/** Call this once before anything is opened, because libraries keep references to the functions. */
export function installStorageFaults(): StorageFaults {
  let broken: Broken | undefined
  let fresh = new WeakSet<IDBDatabase>()
  const fault = () => new DOMException('Connection to Indexed Database server lost', broken?.error)
  const fails = (place: Broken['place'], db: IDBDatabase) =>
    broken?.place === place && !(broken.isOldOnly && fresh.has(db))

  const factory: IDBFactory = Object.getPrototypeOf(indexedDB)
  const { open, deleteDatabase } = factory
  factory.open = function (...asked) {
    if (broken?.place === 'open') return failedRequest()
    const request = open.apply(this, asked)
    request.addEventListener('success', () => fresh.add(request.result))
    return request
  }
  factory.deleteDatabase = function (...asked) {
    return broken?.place === 'remove' ? failedRequest() : deleteDatabase.apply(this, asked)
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...asked) {
    // The simulation begins its own upgrades through this function.
    const isUpgrade = String(asked[1]) === 'versionchange'
    if (!isUpgrade && fails('begin', this)) throw fault()
    const begun = transaction.apply(this, asked)
    if (asked[1] === 'readwrite' && fails('commit', this)) failAtEnd(begun)
    return begun
  }
  const store = IDBObjectStore.prototype
  for (const name of ['get', 'getAll', 'getAllKeys', 'count', 'put', 'add', 'delete'] as const) {
    const original = store[name]
    Object.assign(store, {
      [name](this: IDBObjectStore, ...asked: unknown[]) {
        if (fails('request', this.transaction.db)) throw fault()
        return Reflect.apply(original, this, asked)
      },
    })
  }

  return {
    break(asked) {
      fresh = new WeakSet()
      broken = asked
    },
    repair() {
      broken = undefined
    },
  }

  function failAtEnd(begun: IDBTransaction): void {
    const reason = fault()
    const objectStore = begun.objectStore.bind(begun)
    begun.commit = () => {}
    begun.objectStore = name => {
      const opened = objectStore(name)
      for (const each of ['get', 'getAll', 'put', 'add', 'delete'] as const) {
        const original = opened[each].bind(opened) as (...asked: unknown[]) => IDBRequest
        const failing = (...asked: unknown[]) => {
          const request = original(...asked)
          request.addEventListener('success', () => {
            Object.defineProperty(begun, 'error', { get: () => reason, set() {} })
            begun.abort()
          })
          return request
        }
        Object.assign(opened, { [each]: failing })
      }
      return opened
    }
  }

  function failedRequest(): IDBOpenDBRequest {
    const request = new EventTarget() as IDBOpenDBRequest
    Object.assign(request, { error: fault(), onerror: null })
    setTimeout(() => {
      const event = new Event('error')
      Object.defineProperty(event, 'target', { value: request })
      request.onerror?.(event)
    })
    return request
  }
}
