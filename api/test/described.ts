import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Hono } from 'hono'
import { describeApi } from '../src/features/openapi/describe-api'
import type { AppEnv } from '../src/http/app-env'
import { describedBy } from '../src/http/routes'

type Content = Record<string, { schema?: object }>
type Answered = { $ref?: string; content?: Content }
type Operation = { requestBody?: { content: Content }; responses: Record<string, Answered> }

/** What is said of a request, and where: a JSON Pointer into the description. */
type Found = { operation: Operation; pointer: string }

type Described = {
  responses: Record<string, Answered>
  /** Undefined where no such route is described. */
  find(method: string, path: string): Found | undefined
  /** What is wrong with a body, by the JSON Schema at a pointer. */
  faultsOf(pointer: string, body: unknown): string | undefined
}

/** All apps of a test file have the same routes. */
let described: Promise<Described> | undefined

async function describe(app: Hono<AppEnv>): Promise<Described> {
  const facts = { version: '0.0.0', sessionCookie: 'sid' }
  const description = await describeApi(app.routes, facts)
  const routes = Object.entries(description.paths)
    .map(([path, operations]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `/paths/${escaped(path)}`,
      operations,
      params: path.split('{').length,
    }))
    // Of two that fit, the one that names more.
    .sort((a, b) => a.params - b.params)
  const ajv = addFormats.default(new Ajv2020({ strict: false, validateFormats: true }))
  // An address is trimmed before it is looked at.
  ajv.addFormat('email', true)
  ajv.addSchema(description, 'api', false, false)
  const compiled = new Map<string, ValidateFunction>()
  return {
    responses: description.components.responses,
    find(method, path) {
      const name = method.toLowerCase()
      const route = routes.find(
        ({ pattern, operations }) => pattern.test(path) && Object.hasOwn(operations, name),
      )
      if (!route) return undefined
      // What `describeApi` made of one route.
      const operation = route.operations[name] as unknown as Operation
      return { operation, pointer: `${route.pointer}/${name}` }
    },
    faultsOf(pointer, body) {
      const check = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${encodeURI(pointer)}` })
      compiled.set(pointer, check)
      return check(body) ? undefined : ajv.errorsText(check.errors)
    },
  }
}

type Exchange = { method: string; path: string; sent: unknown; answer: Response }

/** Throws where an answer, or a JSON body that was taken, is not one that the description has. */
export async function requireDescribed(app: Hono<AppEnv>, exchange: Exchange): Promise<void> {
  const { method, path, sent, answer } = exchange
  const { pathname } = new URL(path, 'http://localhost')
  if (!pathname.startsWith('/api/')) return
  described ??= describe(app)
  const description = await described
  const found = description.find(method, pathname)
  if (!found && isUnlisted(app, pathname)) return
  const fault =
    (found && requestFault(description, found, sent, answer)) ??
    (await answerFault(description, found, answer))
  if (fault) throw new Error(`${method} ${path}, ${answer.status}, is not as described: ${fault}`)
}

const JSON_TYPE = 'application/json'

function requestFault(
  { faultsOf }: Described,
  { operation, pointer }: Found,
  sent: unknown,
  answer: Response,
): string | undefined {
  if (!answer.ok || sent === undefined || !operation.requestBody?.content[JSON_TYPE])
    return undefined
  const errors = faultsOf(`${pointer}/requestBody/content/${escaped(JSON_TYPE)}/schema`, sent)
  return errors && `what was sent ${errors}`
}

async function answerFault(
  { responses, faultsOf }: Described,
  found: Found | undefined,
  answer: Response,
): Promise<string | undefined> {
  const { status, headers } = answer
  const type = headers.get('Content-Type')?.split(';')[0]
  if (!found) return faultsOf('/components/schemas/Error', await answer.clone().json())
  const own = found.operation.responses[status]
  if (!own) return 'no such status'
  const name = own.$ref?.split('/').at(-1)
  const response: Answered = name === undefined ? own : (responses[name] ?? {})
  const pointer =
    name === undefined ? `${found.pointer}/responses/${status}` : `/components/responses/${name}`
  if (!response.content) return answer.body === null ? undefined : 'a body'
  if (type === undefined || !Object.hasOwn(response.content, type)) return `a body of type ${type}`
  if (!response.content[type]?.schema || headers.has('Content-Encoding')) return undefined
  const body: unknown = await answer.clone().json()
  const errors = faultsOf(`${pointer}/content/${escaped(type)}/schema`, body)
  return errors && `${errors} of ${JSON.stringify(body).slice(0, 500)}`
}

/** A name within a JSON Pointer. */
const escaped = (name: string): string => name.replaceAll('/', '~1')

const isUnlisted = ({ routes }: Hono<AppEnv>, pathname: string): boolean =>
  routes.some(
    ({ path, handler }) =>
      path === pathname && describedBy(handler)?.declaration.unlisted !== undefined,
  )
