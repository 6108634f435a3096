import { findCall, runCall } from './api/calls'
import { ApiError } from './api-error'
import { type Params, parseForm } from './form'
import { SENTINEL } from './sentinel'
import { isKnownCall, validate } from './validate'
import type { World } from './world'

type ApiRequest = {
  method: string
  path: string
  query: string
  body: string
  headers: Record<string, string | string[] | undefined>
}
export type ApiAnswer = { status: number; body: string; headers?: Record<string, string> }

const VERSION = '2026-10-28.endive'

/**
 * A POST with an idempotency key happens once. A repetition gets the first answer, and any other request with
 * the key is refused.
 */
export function serveApi(
  world: World,
  secretKey: string,
  baseUrl: string,
  request: ApiRequest,
): ApiAnswer {
  try {
    checkHeaders(request, secretKey)
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    return typeof key === 'string'
      ? answerOnce(world, key, request, () => answer(world, baseUrl, request))
      : answer(world, baseUrl, request)
  } catch (error) {
    return failure(error)
  }
}

function checkHeaders({ headers }: ApiRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new ApiError(401, 'Invalid API Key provided')
  }
  const version = headers['stripe-version']
  if (version !== VERSION) throw new ApiError(400, `Invalid Stripe API version: ${version}`)
}

function answer(world: World, baseUrl: string, request: ApiRequest): ApiAnswer {
  try {
    const { method, path } = request
    const found = findCall(method, path)
    if (!found || !isKnownCall(found.call)) {
      throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`)
    }
    const params: Params = parseForm(method === 'POST' ? request.body : request.query)
    const result = runCall(world, found, validate(found.call, params), baseUrl)
    return { status: 200, body: JSON.stringify(result) }
  } catch (error) {
    return failure(error)
  }
}

function answerOnce(
  world: World,
  key: string,
  request: ApiRequest,
  run: () => ApiAnswer,
): ApiAnswer {
  if (key.length > 255) throw new ApiError(400, 'Idempotency keys must be up to 255 characters.')
  const asked = `${request.method} ${request.path} ${request.body}`
  const { answers } = world.state
  const kept = Object.hasOwn(answers, key) ? answers[key] : undefined
  if (kept && kept.asked !== asked) {
    throw new ApiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    )
  }
  if (kept) {
    return { status: kept.status, body: kept.body, headers: { 'Idempotent-Replayed': 'true' } }
  }
  const first = run()
  answers[key] = { asked, status: first.status, body: first.body }
  world.onChange()
  return first
}

export function failure(error: unknown): ApiAnswer {
  if (error instanceof ApiError) {
    return { status: error.status, body: JSON.stringify(error.toJson()) }
  }
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${SENTINEL}: ${message}`)
  return {
    status: 500,
    body: JSON.stringify({ error: { type: 'api_error', message } }),
  }
}
