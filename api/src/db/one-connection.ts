import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { isHolding: boolean; isOver: boolean }

const scopes = new AsyncLocalStorage<Scope>()

/** If enough requests asked for a second connection while they held one, all would wait forever. */
export class SecondConnection extends Error {
  constructor() {
    super('A request holds one database connection at a time')
    this.name = 'SecondConnection'
  }
}

/** Work that is still running when `fn` ends no longer counts as the request's. */
export async function asOneRequest<T>(fn: () => Promise<T>): Promise<T> {
  const scope: Scope = { isHolding: false, isOver: false }
  try {
    return await scopes.run(scope, fn)
  } finally {
    scope.isOver = true
  }
}

const runOutside = AsyncLocalStorage.snapshot()

/**
 * Starts work that belongs to no request: it takes its own connections, and no part in the request's transaction.
 * Node 20's `AsyncLocalStorage.exit` would bring the request back after the first `run` within it.
 */
export const apartFromRequest = <T>(fn: () => T): T => runOutside(fn)

/** Rejects with `SecondConnection` if the request already holds its connection. */
export function holdConnection<T>(fn: () => Promise<T>): Promise<T> {
  const scope = current()
  if (!scope) {
    return asOneRequest(() => holdConnection(fn))
  }
  if (scope.isHolding) return Promise.reject(new SecondConnection())
  scope.isHolding = true
  return fn().finally(() => {
    scope.isHolding = false
  })
}

export const isHoldingConnection = (): boolean => current()?.isHolding ?? false

function current(): Scope | undefined {
  const scope = scopes.getStore()
  return scope?.isOver ? undefined : scope
}
