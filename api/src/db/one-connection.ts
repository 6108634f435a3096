import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { isHolding: boolean; isOver: boolean }

const scopes = new AsyncLocalStorage<Scope>()

/** A request asked for a second connection while it held one: enough of them at once, and all wait. */
export class SecondConnection extends Error {
  constructor() {
    super('A request holds one database connection at a time')
    this.name = 'SecondConnection'
  }
}

/**
 * Everything within `fn` is one request: it holds one connection at a time, whatever it calls. What
 * it leaves running is its own affair once it is over.
 */
export async function asOneRequest<T>(fn: () => Promise<T>): Promise<T> {
  const scope: Scope = { isHolding: false, isOver: false }
  try {
    return await scopes.run(scope, fn)
  } finally {
    scope.isOver = true
  }
}

/** Work that a request sets off and does not wait for. */
export const apartFromRequest = <T>(fn: () => T): T => scopes.exit(fn)

/** Takes the request's one turn; throws `SecondConnection` where it is taken. */
export function holdConnection<T>(fn: () => Promise<T>): Promise<T> {
  const scope = current()
  if (!scope) {
    // A job or a command: what it nests is held to the same.
    return asOneRequest(() => holdConnection(fn))
  }
  if (scope.isHolding) return Promise.reject(new SecondConnection())
  scope.isHolding = true
  return fn().finally(() => {
    scope.isHolding = false
  })
}

/** Whether this request keeps a connection from others right now. */
export const isHoldingConnection = (): boolean => current()?.isHolding ?? false

function current(): Scope | undefined {
  const scope = scopes.getStore()
  return scope?.isOver ? undefined : scope
}
