import { STATUS_BY_CODE } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { models } from './models'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas by name, filled as they are met. */
export type Schemas = Map<string, JsonSchema>

const PREFIX = '#/components/schemas/'

/**
 * A zod schema as JSON Schema 2020-12, which is OpenAPI 3.1's own. `input`: what a client sends, before
 * defaults and transforms. What zod checks with a function of ours (the length of a text in code
 * points, say) has no word in JSON Schema: the description lets through a little more than the server.
 */
export function jsonSchemaOf(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  schemas: Schemas,
): JsonSchema {
  const made = z.toJSONSchema(schema, { io, metadata: models, unrepresentable, override })
  const { $schema: _, $defs, id, ...whole } = relink(plain(made))
  for (const [name, model] of Object.entries(Object($defs))) add(schemas, name, bare(model))
  if (typeof id !== 'string') return whole
  add(schemas, id, whole)
  return { $ref: PREFIX + id }
}

type Params = Required<NonNullable<Parameters<typeof z.toJSONSchema>[1]>>

/** The code of an error is checked by a function; all else must say what it is. */
const unrepresentable: Params['unrepresentable'] = ({ path }) =>
  path.at(-1) === 'code' ? { type: 'string', enum: Object.keys(STATUS_BY_CODE) } : 'throw'

/** Said well enough by their name; an address is taken in capitals and with blanks around it, too. */
const PLAIN_FORMATS = new Set(['date', 'email', 'uuid'])

/** Of a moment, the pages of calendar arithmetic in zod's pattern also say that it is UTC. */
const override: Params['override'] = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$'
  // A word of zod's own; its pattern says the same.
  else if (jsonSchema.format === 'lowercase') delete jsonSchema.format
  else if (PLAIN_FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.pattern
}

function add(schemas: Schemas, name: string, schema: JsonSchema): void {
  const before = schemas.get(name)
  if (before && JSON.stringify(before) !== JSON.stringify(schema)) {
    throw new Error(`${name} is not the same when it is sent and when it is answered`)
  }
  schemas.set(name, schema)
}

const plain = (made: object): Record<string, unknown> => JSON.parse(JSON.stringify(made))

/** Without what only a document of its own would say. */
const bare = (model: unknown): JsonSchema => {
  const { id: _, ...rest } = Object(model)
  return rest
}

const relink = (schema: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"${PREFIX}`))
