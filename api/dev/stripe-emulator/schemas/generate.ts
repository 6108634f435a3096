/**
 * `npm run --prefix api stripe:schemas` generates `requests.schema.json` from the pinned SDK's types. The
 * generator brings its own TypeScript, because the native compiler has no API for tools.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'

export const SCHEMA_FILE = join(import.meta.dirname, 'requests.schema.json')

export function generateSchemas(): string {
  const schema = createGenerator({
    path: join(import.meta.dirname, 'requests.ts'),
    tsconfig: join(import.meta.dirname, '../../../tsconfig.json'),
    type: 'Requests',
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'none',
    topRef: false,
    expose: 'none',
  }).createSchema('Requests')
  const rows = Object.entries(schema.properties ?? {}).map(
    ([call, each]) => `${JSON.stringify(call)}: ${JSON.stringify(close(each))}`,
  )
  return `{\n${rows.join(',\n')}\n}\n`
}

/**
 * The SDK leaves lists of values open (`'a' | 'b' | string`), so the compiler accepts any string. Stripe does
 * not.
 */
function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close)
  if (typeof node !== 'object' || node === null) return node
  const { anyOf } = node as { anyOf?: unknown }
  if (Array.isArray(anyOf) && anyOf.some(isList)) {
    const kept = anyOf.filter(each => !isAnyString(each)).map(close)
    return kept.length === 1 ? kept[0] : { ...node, anyOf: kept }
  }
  // `Decimal` is an object for the compiler and a string on the wire.
  if (JSON.stringify(node).startsWith('{"type":"object"') && isDecimal(node)) {
    return { type: 'string' }
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, close(value)]))
}

const isList = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'enum' in node
const isAnyString = (node: unknown): boolean => JSON.stringify(node) === '{"type":"string"}'
const isDecimal = (node: object): boolean =>
  'properties' in node &&
  Object.keys(node.properties as object).some(name => /stripeType/.test(name))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SCHEMA_FILE, generateSchemas())
  console.log(`Wrote ${SCHEMA_FILE}`)
}
