import { type Context, type Handler, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Payments } from '../adapters/payments/payments'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'
import {
  type Asked,
  type Body,
  type Declaration,
  isSchema,
  type UnsafeDeclaration,
  type Who,
  type WithParams,
} from './declaration'
import { answerOnce, type IdempotencyDeps } from './idempotency'
import { readBody } from './read-body'
import { readSubject } from './read-subject'
import { requirePayments } from './require-payments'
import type { Sessions } from './session'
import { readQuery } from './validation'

export type RoutesDeps = IdempotencyDeps & { sessions: Sessions; payments: Payments | null }

type Handle<D extends Declaration> = (
  asked: Asked<D> & { c: Context<AppEnv> },
) => Response | Promise<Response>

type AddSafe = <const Path extends string, const D extends Declaration>(
  path: Path,
  declaration: D & WithParams<Path>,
  handle: Handle<D>,
) => void
type AddUnsafe = <const Path extends string, const D extends UnsafeDeclaration>(
  path: Path,
  declaration: D & WithParams<Path>,
  handle: Handle<D>,
) => void

type Routes = {
  app: Hono<AppEnv>
  get: AddSafe
  post: AddUnsafe
  put: AddUnsafe
  patch: AddUnsafe
  delete: AddUnsafe
}

export type Described = { declaration: Declaration | UnsafeDeclaration; tag: string }

const described = new WeakMap<Handler, Described>()

/** Returns undefined for middleware, pages and files. */
export const describedBy = (handler: Handler): Described | undefined => described.get(handler)

/** For a page that is also read by software. It parses its own requests. */
export function describeRoute(handler: Handler, declaration: Declaration, tag: string): Handler {
  described.set(handler, { declaration, tag })
  return handler
}

/** The only way to add a route to the API. */
export function createRoutes(services: RoutesDeps, tag: string): Routes {
  const app = new Hono<AppEnv>()

  const handlerOf = (declaration: Declaration, handle: Handle<Declaration>) => {
    const handler = async (c: Context<AppEnv>) =>
      handle({ c, ...(await readRequest(services, declaration, c)) })
    described.set(handler, { declaration, tag })
    return handler
  }
  const addUnsafe =
    (method: string): AddUnsafe =>
    (path, declaration, handle) => {
      const { idempotency } = declaration
      // Safe, because `readRequest` parses what the declaration's type says.
      const handler = handlerOf(declaration, handle as Handle<Declaration>)
      if (idempotency === 'exempt') app.on(method, path, handler)
      else app.on(method, path, answerOnce(services, declaration, idempotency), handler)
    }

  return {
    app,
    get(path, declaration, handle) {
      // Safe for the same reason.
      app.get(path, handlerOf(declaration, handle as Handle<Declaration>))
    },
    post: addUnsafe('POST'),
    put: addUnsafe('PUT'),
    patch: addUnsafe('PATCH'),
    delete: addUnsafe('DELETE'),
  }
}

/** The order matters for refusals: caller, record, path, query, body. */
async function readRequest(services: RoutesDeps, declaration: Declaration, c: Context<AppEnv>) {
  const { who, params, query, repeats, body, needsPayments } = declaration
  const signedIn = await readAsker(services, who, c)
  const subject = readSubject(c, declaration, signedIn, services.now())
  const named = params && readParams(params, c)
  if (needsPayments) requirePayments(services)
  return {
    signedIn,
    subject,
    params: named,
    query: query && readQuery(c, query, repeats),
    body: body && (await readDeclaredBody(body, c)),
  } as Asked<Declaration> // the types of its values are unknown here
}

function readAsker({ sessions }: RoutesDeps, who: Who, c: Context<AppEnv>) {
  if (who === 'anyone') return undefined
  if (who === 'admin') return sessions.requireAdmin(c)
  if (who === 'owner') return sessions.requireOwner(c)
  return who === 'fresh' ? sessions.requireFresh(c) : sessions.require(c)
}

function readParams(params: Readonly<Record<string, z.ZodMiniType<string>>>, c: Context<AppEnv>) {
  const entries = Object.entries(params).map(([name, schema]) => {
    const { success, data } = schema.safeParse(c.req.param(name))
    if (!success) throw new AppError('not_found')
    return [name, data]
  })
  return Object.fromEntries(entries)
}

function readDeclaredBody(body: Body, c: Context<AppEnv>): unknown {
  if (isSchema(body)) return readBody(c, body)
  return 'schema' in body ? readBody(c, body.schema, body) : undefined
}
