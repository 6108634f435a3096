import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { COLLECTION_NAMES, COLLECTIONS } from './collections'
import { exchangeAnswerSchema, exchangeRequestSchema } from './exchange'
import { exchangeLineSchema } from './exchange-stream'
import { headsAnswerSchema, headsRequestSchema } from './heads'
import { mutationSchema } from './mutation'
import { recordStateSchema } from './record-state'
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from './version'
import { versionEventSchema } from './version-event'

/**
 * The shapes of each version of the protocol, as a hash. A line of a version that has shipped is
 * never edited: phones out there speak it, with full outboxes.
 */
const SHAPES: Record<number, string> = {
  1: '69bf9a5d5a4882cd2662ff6ba0e6d526',
  2: '73c8cc59f826b210bc15bf36c6f31600',
  3: '4230fe3074afeebd069517d83549db39',
  4: '058cf4f9c61082c5eb4bb5352c836489',
}

/** The collections of each version. A phone cannot read an answer with a row of any other. */
const KNOWN: Record<number, string> = {
  1: 'account profile contacts allergies medications conditions policies qr-codes prints',
  2: 'account profile contacts allergies medications conditions policies qr-codes prints',
  3: 'account profile contacts allergies medications conditions policies qr-codes prints',
  4: 'account profile contacts allergies medications conditions policies qr-codes prints',
}

/** What both sides must agree on: the messages, every collection, and how its fields merge. */
const protocol = {
  messages: shapesOf({
    mutation: mutationSchema,
    exchangeRequest: exchangeRequestSchema,
    exchangeAnswer: exchangeAnswerSchema,
    exchangeLine: exchangeLineSchema,
    recordState: recordStateSchema,
    versionEvent: versionEventSchema,
    headsRequest: headsRequestSchema,
    headsAnswer: headsAnswerSchema,
  }),
  collections: Object.entries(COLLECTIONS).map(([name, { schema, ...rules }]) => {
    return { name, ...shapesOf({ schema }), rules }
  }),
}

function shapesOf(schemas: Record<string, z.ZodMiniType>) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      // Of a rule that is code, such as "a DNR needs its document", only the existence is not seen.
      z.toJSONSchema(schema, { unrepresentable: 'any' }),
    ]),
  )
}

const hashOf = (shapes: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(shapes)))
    .digest('hex')
    .slice(0, 32)

/** With keys and lists of names in order: moving a field within a file changes nothing on the wire. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfNames = value.every(item => typeof item === 'string')
    return isOfNames ? value.toSorted() : value.map(inOrder)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]))
}

it('the shapes of the protocol change only together with its version', () => {
  const hash = hashOf(protocol)
  expect(
    hash,
    `The shapes of the sync protocol are not those of version ${PROTOCOL_VERSION}.
Not meant? Undo the change of the schema. Meant? Then, in this order:
1. raise PROTOCOL_VERSION in sync-protocol/src/sync/version.ts;
2. let the server go on reading version ${PROTOCOL_VERSION} (OLDEST_PROTOCOL_VERSION), and bring its
   mutations and the rows it stored into the new shape: outboxes and records out there have the old one;
3. add the line "<new version>: '${hash}'" to SHAPES in this test and one to KNOWN, and leave the lines above as they are.
Only while version ${PROTOCOL_VERSION} has never been on anybody's phone may its own line be replaced.`,
  ).toBe(SHAPES[PROTOCOL_VERSION])
})

it('the lock sees a new field, another limit and another rule of merging', () => {
  const { messages, collections } = protocol
  const [first, ...others] = collections
  const wider = z.extend(exchangeRequestSchema, { hurry: z.optional(z.boolean()) })
  const longer = z.string().check(z.maxLength(129))
  const changed = [
    { messages: { ...messages, ...shapesOf({ exchangeRequest: wider }) }, collections },
    {
      messages: {
        ...messages,
        ...shapesOf({ mutation: z.extend(mutationSchema, { hash: longer }) }),
      },
      collections,
    },
    { messages, collections: [{ ...first, rules: { ...first?.rules, single: false } }, ...others] },
  ]
  const hashes = [protocol, ...changed].map(hashOf)
  expect(new Set(hashes).size).toBe(4)
})

it('every version that is still read has its shapes on record', () => {
  const read = Array.from(
    { length: PROTOCOL_VERSION - OLDEST_PROTOCOL_VERSION + 1 },
    (_, n) => OLDEST_PROTOCOL_VERSION + n,
  )
  expect(read.filter(version => !SHAPES[version])).toEqual([])
})

it('a version that is still read knows every collection', () => {
  const read = Object.keys(KNOWN).filter(version => Number(version) >= OLDEST_PROTOCOL_VERSION)
  expect(read).toContain(String(PROTOCOL_VERSION))
  for (const version of read) {
    expect(
      KNOWN[Number(version)]?.split(' '),
      `Phones of version ${version} cannot read rows of a collection that they do not know. With a new one
raise OLDEST_PROTOCOL_VERSION as well: older apps hear 426, keep their changes and ask to be updated.`,
    ).toEqual(COLLECTION_NAMES)
  }
})
