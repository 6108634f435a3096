import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Hono } from 'hono'
import { oncePerProcess } from '../dev/once-per-process'
import { type DescribedRoute, listedRoutes } from '../src/features/openapi/openapi.routes'
import { createShared, operationOf } from '../src/features/openapi/operation'
import type { AppEnv } from '../src/http/app-env'
import { describedBy } from '../src/http/routes'

type Content = Record<string, { schema?: object }>
type Answered = { $ref?: string; content?: Content }
type Operation = { requestBody?: { content: Content }; responses: Record<string, Answered> }

const JSON_TYPE = 'application/json'
/** A wrong mutation is refused alone, and the rest of the exchange is answered. */
const CHECKED_BY_PART = '/api/sync'

const shared = createShared()
const operations = new Map<string, Operation>()
const checks = new WeakMap<object, ValidateFunction>()

const ajv = oncePerProcess('described.ajv', () => {
  // `openapi.pg.test.ts` checks the schemas themselves.
  const made = addFormats.default(new Ajv2020({ strict: false, validateSchema: false }))
  // The server trims an address before it checks it.
  return made.addFormat('email', true)
})
/** Shared schemas are part of the key. Compiling all schemas takes seconds. */
const compiled = oncePerProcess('described.compiled', () => new Map<string, ValidateFunction>())

type Exchange = { method: string; path: string; sent: unknown; answer: Response }

/** Throws if an answer or an accepted JSON body does not match the API's description. */
export async function requireDescribed(app: Hono<AppEnv>, exchange: Exchange): Promise<void> {
  const { method, path, sent, answer } = exchange
  const { pathname } = new URL(path, 'http://localhost')
  if (!pathname.startsWith('/api/')) return
  const route = findRoute(app, method, pathname)
  if (!route && isUnlisted(app, pathname)) return
  const operation = route && operationFor(route)
  const fault =
    (operation && pathname !== CHECKED_BY_PART && requestFault(operation, sent, answer)) ||
    (await answerFault(operation, answer))
  if (fault) throw new Error(`${method} ${path}, ${answer.status}, is not as described: ${fault}`)
}

const routesOf = new WeakMap<object, { pattern: RegExp; route: DescribedRoute }[]>()

function findRoute(app: Hono<AppEnv>, method: string, pathname: string) {
  const routes =
    routesOf.get(app) ??
    listedRoutes(app.routes)
      .map(route => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`) }))
      // Routes with fewer parameters win.
      .sort((a, b) => a.route.path.split(':').length - b.route.path.split(':').length)
  routesOf.set(app, routes)
  return routes.find(each => each.route.method === method && each.pattern.test(pathname))?.route
}

function operationFor({ declaration, ...route }: DescribedRoute): Operation {
  const name = `${route.method} ${route.path}`
  const operation =
    operations.get(name) ??
    // Only these parts of the operation are used.
    (operationOf(route, declaration, shared) as unknown as Operation)
  operations.set(name, operation)
  return operation
}

const isUnlisted = ({ routes }: Hono<AppEnv>, pathname: string): boolean =>
  routes.some(
    ({ path, handler }) =>
      path === pathname && describedBy(handler)?.declaration.unlisted !== undefined,
  )

function requestFault({ requestBody }: Operation, sent: unknown, answer: Response) {
  const schema = requestBody?.content[JSON_TYPE]?.schema
  if (!answer.ok || sent === undefined || !schema) return undefined
  // An infinite number becomes null on the wire.
  const faults = faultsOf(schema, JSON.parse(JSON.stringify(sent)))
  return faults && `what was sent ${faults}`
}

const NOT_THERE: Answered = {
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
}

async function answerFault(operation: Operation | undefined, answer: Response) {
  const { status, headers } = answer
  const own = operation ? operation.responses[status] : NOT_THERE
  if (!own) return 'no such status'
  const name = own.$ref?.split('/').at(-1)
  // `operationOf` added it to `shared`.
  const { content } = name === undefined ? own : (shared.responses.get(name) as Answered)
  if (!content) return answer.body === null ? undefined : 'a body'
  const type = headers.get('Content-Type')?.split(';')[0] ?? ''
  if (!Object.hasOwn(content, type)) return `a body of type ${type}`
  const schema = content[type]?.schema
  if (!schema || headers.has('Content-Encoding')) return undefined
  const body: unknown = await answer.clone().json()
  const faults = faultsOf(schema, body)
  return faults && `${faults} of ${JSON.stringify(body).slice(0, 500)}`
}

function faultsOf(schema: object, value: unknown): string | undefined {
  const check = checks.get(schema) ?? compileOnce(schema)
  checks.set(schema, check)
  return check(value) ? undefined : ajv.errorsText(check.errors)
}

function compileOnce(schema: object): ValidateFunction {
  const whole = { ...schema, components: { schemas: schemasWithin(schema) } }
  const text = JSON.stringify(whole)
  const check = compiled.get(text) ?? ajv.compile(whole)
  compiled.set(text, check)
  return check
}

/** The shared schemas that a schema refers to, directly or through others. */
function schemasWithin(schema: object, found: Record<string, object> = {}): Record<string, object> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    const referred = shared.schemas.get(name)
    if (!referred || Object.hasOwn(found, name)) continue
    found[name] = referred
    schemasWithin(referred, found)
  }
  return found
}
