import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { oncePerProcess } from '../once-per-process'
import { invalid } from './api-error'
import type { Params } from './form'

const schemas: Record<string, object> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'schemas/requests.schema.json'), 'utf8'),
)
// A form contains only text, so `500` becomes a number where the schema has one.
const ajv = oncePerProcess(
  'emulator.ajv',
  () => new Ajv({ coerceTypes: true, strict: false, allErrors: false }),
)
const compiled = oncePerProcess('emulator.compiled', () => new Map<string, ValidateFunction>())

export const isKnownCall = (call: string): boolean => Object.hasOwn(schemas, call)

export function validate(call: string, params: Params): Record<string, unknown> {
  const schema = schemas[call]
  if (!schema) throw new Error(`No schema for ${call}: add it to schemas/requests.ts`)
  const check = compiled.get(call) ?? ajv.compile(schema)
  compiled.set(call, check)
  const typed: Record<string, unknown> = structuredClone(params)
  if (check(typed)) return typed
  const [fault] = check.errors ?? []
  if (fault?.keyword === 'additionalProperties') {
    const name: unknown = fault.params.additionalProperty
    throw invalid(`Received unknown parameter: ${name}`, String(name))
  }
  const at = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  throw invalid(`Invalid ${at || 'request'}: ${fault?.message}`, at)
}
