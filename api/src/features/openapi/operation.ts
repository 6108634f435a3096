import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorAnswerSchema, STATUS_BY_CODE } from 'sync-protocol/rest'
import type * as z from 'zod/mini'
import {
  type AnswerSchemas,
  type Body,
  type Declaration,
  isSchema,
  type UnsafeDeclaration,
  type Who,
} from '../../http/declaration'
import { LIMITS, type LimitName } from '../../http/limits'
import { type JsonSchema, jsonSchemaOf, type Schemas } from './json-schema'

type Shared = { schemas: Schemas; responses: Map<string, JsonSchema> }

export function createShared(): Shared {
  const schemas: Schemas = new Map()
  jsonSchemaOf(errorAnswerSchema, 'output', schemas)
  return { schemas, responses: new Map() }
}

type Route = { method: string; path: string; tag: string }
type AnyDeclaration = Declaration | UnsafeDeclaration

export function operationOf(
  { method, path, tag }: Route,
  declaration: AnyDeclaration,
  shared: Shared,
): JsonSchema {
  const { who, summary, limits, body } = declaration
  const notes = [WHO_NOTES[who], ...(limits ?? []).map(limitNote)].filter(Boolean)
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    ...(notes.length > 0 && { description: notes.join('\n\n') }),
    security: who === 'anyone' ? [] : [{ session: [] }],
    ...parametersOf(declaration, shared),
    ...(body && { requestBody: { required: true, content: bodyContent(body, shared) } }),
    responses: responsesOf(declaration, shared),
  }
}

const WHO_NOTES: Readonly<Record<Who, string>> = {
  anyone: '',
  user: '',
  fresh: 'Wants a sign-in of the last 10 minutes.',
  admin: 'For administrators, up to 12 hours after their sign-in.',
  owner: 'For owners, up to 12 hours after their sign-in.',
}

const limitNote = (name: LimitName): string => {
  const { hits, windowMs } = LIMITS[name]
  return `Limit \`${name}\`: ${hits} in ${windowMs / 60_000} minutes.`
}

/** `GET /api/qr-codes/:id/pin` becomes `getQrCodesByIdPin`. */
const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api/', '/')
    .replaceAll('/:', '/by-')
    .split(/[^a-z]/i)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function parametersOf(declaration: AnyDeclaration, shared: Shared) {
  const { params = {}, query, profile } = declaration
  const inPath = Object.entries(params).map(([name, schema]) => ({
    ...{ name, in: 'path', required: true },
    schema: jsonSchemaOf(schema, 'input', shared.schemas),
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query' },
    schema: jsonSchemaOf(schema as z.ZodMiniType, 'input', shared.schemas), // the type in zod's core
  }))
  const takesKey = 'idempotency' in declaration && declaration.idempotency !== 'exempt'
  const inHeader = [
    ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(profile ? [{ $ref: '#/components/parameters/Profile' }] : []),
  ]
  const parameters = [...inPath, ...inQuery, ...inHeader]
  return parameters.length > 0 ? { parameters } : {}
}

function bodyContent(body: Body, shared: Shared) {
  if (!isSchema(body) && 'type' in body) return { [body.type]: { schema: body.describedAs } }
  const schema = isSchema(body) ? body : body.describedAs
  return { 'application/json': { schema: jsonSchemaOf(schema, 'input', shared.schemas) } }
}

function responsesOf(declaration: AnyDeclaration, shared: Shared) {
  const answers = Object.entries(declaration.answers).map(([status, answer]) => [
    status,
    { description: STATUS_CODES[status], ...answerContent(answer, shared) },
  ])
  const { ownRefusals } = declaration
  if (ownRefusals) return { ...Object.fromEntries(answers), ...ownRefusalsOf(ownRefusals, shared) }
  const refusals = [...refusalsOf(declaration)].map(([status, codes]) => {
    const name = [status, ...codes].join('.')
    shared.responses.set(name, refusalOf(status, codes))
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries([...answers, ...refusals])
}

const ownRefusalsOf = (refusals: Readonly<Record<number, AnswerSchemas>>, shared: Shared) =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, answer]) => [
      status,
      {
        description: STATUS_CODES[status],
        ...(WAITING_STATUSES.has(status) && { headers: RETRY_AFTER }),
        ...answerContent(answer, shared),
      },
    ]),
  )

const WAITING_STATUSES: ReadonlySet<string> = new Set(['429', '503'])
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

function answerContent(answer: AnswerSchemas, shared: Shared) {
  if (answer === null) return {}
  const byType = isSchema(answer) ? { 'application/json': answer } : answer
  const content = Object.entries(byType).map(([type, schema]) => [
    type,
    schema ? { schema: jsonSchemaOf(schema, 'output', shared.schemas) } : {},
  ])
  return { content: Object.fromEntries(content) }
}

function refusalOf(status: number, codes: readonly ErrorCode[]) {
  const waits = status === 429 || codes.some(code => WAITING.has(code))
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: STATUS_CODES[status],
    ...(waits && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema } },
  }
}

const WAITING = new Set<ErrorCode>(['idempotency_in_progress', 'unavailable'])

const OF_ALL = ['uri_too_long', 'header_too_large', 'invalid', 'internal', 'unavailable'] as const

const OF_WHO: Readonly<Record<Who, readonly ErrorCode[]>> = {
  anyone: [],
  user: ['not_signed_in'],
  fresh: ['not_signed_in', 'fresh_sign_in_required'],
  admin: ['not_signed_in', 'fresh_sign_in_required', 'forbidden'],
  owner: ['not_signed_in', 'fresh_sign_in_required', 'forbidden'],
}
const OF_UNSAFE = ['bad_origin', 'unsupported_media_type'] as const
const OF_JSON = ['malformed', 'request_timeout', 'too_large'] as const
const OF_KEYS: readonly ErrorCode[] = [
  'idempotency_mismatch',
  'idempotency_in_progress',
  // A key belongs to an account, which may be deleted meanwhile.
  'not_signed_in',
  // A key is claimed only when the body has arrived completely.
  'too_large',
  'request_timeout',
]
const OF_PAYMENTS = ['payments_disabled', 'payment_provider_error'] as const

type Refusals = ReadonlyMap<number, readonly ErrorCode[]>

/** The map is by status. */
function refusalsOf(declaration: Declaration | UnsafeDeclaration): Refusals {
  const { who, profile, params, body, refuses, limits, needsPayments } = declaration
  const idempotency = 'idempotency' in declaration ? declaration.idempotency : undefined
  const takesJson = body !== undefined && (isSchema(body) || 'schema' in body)
  const codes = new Set<ErrorCode>([
    ...OF_ALL,
    ...OF_WHO[who],
    ...(params ? (['not_found'] as const) : []),
    ...(profile ? (['not_found', 'role_too_low'] as const) : []),
    ...(idempotency ? OF_UNSAFE : []),
    ...(takesJson ? OF_JSON : []),
    ...(idempotency && idempotency !== 'exempt' ? OF_KEYS : []),
    ...(needsPayments ? OF_PAYMENTS : []),
    ...(limits ? (['rate_limited'] as const) : []),
    ...(refuses ?? []),
  ])
  const sorted = [...codes].sort()
  const statuses = [...new Set(sorted.map(code => STATUS_BY_CODE[code]))].sort()
  return new Map(
    statuses.map(status => [status, sorted.filter(code => STATUS_BY_CODE[code] === status)]),
  )
}
