import {
  adminDonationSchema,
  adminOrderSchema,
  adminUserSchema,
  analyticsSchema,
  betaOrderSchema,
  codeAnswerSchema,
  credentialsAnswerSchema,
  donationSchema,
  emailLinkAnswerSchema,
  errorAnswerSchema,
  fileAnswerSchema,
  invitationAnswerSchema,
  memberAnswerSchema,
  orderDetailSchema,
  orderSchema,
  profileAnswerSchema,
  profileOfAnswerSchema,
  STATUS_BY_CODE,
  sessionAnswerSchema,
  shareAnswerSchema,
  userSchema,
} from 'sync-protocol/rest'
import { exchangeAnswerSchema, mutationSchema, recordStateSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

export type JsonSchema = Readonly<Record<string, unknown>>

export type Schemas = Map<string, JsonSchema>

const PREFIX = '#/components/schemas/'

/**
 * OpenAPI 3.1 uses JSON Schema 2020-12. JSON Schema cannot express checks by our own functions, such as a
 * text's length in code points, so the description accepts a little more than the server.
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

/** A function checks the code of an error. Every other schema must be representable. */
const unrepresentable: Params['unrepresentable'] = ({ path }) =>
  path.at(-1) === 'code' ? { type: 'string', enum: Object.keys(STATUS_BY_CODE) } : 'throw'

/** The server also accepts an address with capitals and surrounding blanks. */
const PLAIN_FORMATS = new Set(['date', 'email', 'uuid'])

/** Zod's pattern contains calendar arithmetic. The short one says that the moment is in UTC. */
const override: Params['override'] = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$'
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

/** Only a separate document would need the id. */
const bare = (model: unknown): JsonSchema => {
  const { id: _, ...rest } = Object(model)
  return rest
}

const relink = (schema: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"${PREFIX}`))

const models = z
  .registry<{ id: string }>()
  .add(errorAnswerSchema, { id: 'Error' })
  .add(userSchema, { id: 'User' })
  .add(credentialsAnswerSchema, { id: 'Credentials' })
  .add(sessionAnswerSchema, { id: 'Session' })
  .add(emailLinkAnswerSchema, { id: 'EmailLink' })
  .add(profileAnswerSchema, { id: 'Profile' })
  .add(profileOfAnswerSchema, { id: 'FamilyProfile' })
  .add(memberAnswerSchema, { id: 'Member' })
  .add(invitationAnswerSchema, { id: 'Invitation' })
  .add(shareAnswerSchema, { id: 'HealthLink' })
  .add(codeAnswerSchema, { id: 'Code' })
  .add(fileAnswerSchema, { id: 'File' })
  .add(exchangeAnswerSchema, { id: 'Exchange' })
  .add(recordStateSchema, { id: 'RecordState' })
  .add(mutationSchema, { id: 'Mutation' })
  .add(donationSchema, { id: 'Donation' })
  .add(orderSchema, { id: 'Order' })
  .add(analyticsSchema, { id: 'Analytics' })
  .add(adminOrderSchema, { id: 'AdminOrder' })
  .add(adminDonationSchema, { id: 'AdminDonation' })
  .add(adminUserSchema, { id: 'AdminUser' })
  .add(orderDetailSchema, { id: 'OrderDetail' })
  .add(betaOrderSchema, { id: 'BetaOrder' })
