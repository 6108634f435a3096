import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { COLLECTION_NAMES, COLLECTIONS } from './collections'
import { exchangeAnswerSchema, exchangeLineSchema, exchangeRequestSchema } from './exchange'
import { headsAnswerSchema, headsRequestSchema } from './heads'
import { mutationSchema } from './mutation'
import { recordStateSchema } from './record-state'
import { isProtocolRead, PROTOCOL_VERSION, PROTOCOLS_READ, type ProtocolRange } from './version'
import { versionEventSchema } from './version-event'

/** The hash of the shapes, and the collections that its apps can read. */
interface Version {
  shapes: string
  collections: readonly string[]
}

/**
 * Each version, oldest first. The line of a released version is never edited, because phones with unsent
 * changes speak that version.
 */
const VERSIONS: Record<number, Version> = {
  1: {
    shapes: '3042c512b525edc00cf91064afaff1cf',
    collections: [
      ...['account', 'profile', 'contacts', 'allergies', 'medications', 'conditions'],
      ...['plans', 'history', 'policies', 'qr-codes', 'prints'],
    ],
  },
}

/** The messages, every collection, and its merge rules. */
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
      // A rule written as code, such as "a DNR needs its document", is represented only by its existence.
      z.toJSONSchema(schema, { unrepresentable: 'any' }),
    ]),
  )
}

const hashOf = (shapes: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(shapes)))
    .digest('hex')
    .slice(0, 32)

/** Sorts keys and lists of names, because moving a field within a file changes nothing on the wire. */
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
Not meant? Undo the change of the schema. Meant, and version ${PROTOCOL_VERSION} has never been released? Replace its own line by '${hash}'.
Otherwise, in this order:
1. raise PROTOCOL_VERSION in sync-protocol/src/sync/version.ts;
2. let the server go on reading version ${PROTOCOL_VERSION} (OLDEST_PROTOCOL_VERSION), and bring its
   mutations and the rows it stored into the new shape: outboxes and records out there have the old one;
3. add the line of the new version to VERSIONS in this test, with shapes '${hash}', and leave the lines above as they are.`,
  ).toBe(VERSIONS[PROTOCOL_VERSION]?.shapes)
})

it('the lock detects a new field, another limit and another merge rule', () => {
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

/**
 * Versions that the server reads although they are not listed or their apps cannot read every collection.
 */
const unreadable = (
  versions: Record<number, Version>,
  { oldest, newest }: ProtocolRange,
  collections: readonly string[],
): number[] =>
  Array.from({ length: newest - oldest + 1 }, (_, nth) => oldest + nth).filter(
    version => String(versions[version]?.collections) !== String(collections),
  )

it('every version that is read is listed and knows every collection', () => {
  expect(
    unreadable(VERSIONS, PROTOCOLS_READ, COLLECTION_NAMES),
    `Phones cannot read rows of a collection that their version does not know. With a new collection,
raise OLDEST_PROTOCOL_VERSION as well: older apps get 426, keep their changes and ask to be updated.`,
  ).toEqual([])
})

describe('an invented next release', () => {
  const next = PROTOCOL_VERSION + 1
  const both: ProtocolRange = { oldest: PROTOCOL_VERSION, newest: next }
  const nextOnly: ProtocolRange = { oldest: next, newest: next }

  it('reads the apps of this release and its own', () => {
    expect([PROTOCOL_VERSION, next, next + 1].map(each => isProtocolRead(each, both))).toEqual([
      ...[true, true, false],
    ])
  })

  it('may ask apps of this release to update', () => {
    expect([PROTOCOL_VERSION, next].map(each => isProtocolRead(each, nextOnly))).toEqual([
      ...[false, true],
    ])
  })

  it('cannot read apps of this release after a collection is added', () => {
    const collections = [...COLLECTION_NAMES, 'vaccinations']
    const versions = { ...VERSIONS, [next]: { shapes: '', collections } }
    expect(unreadable(versions, both, collections)).toEqual([PROTOCOL_VERSION])
    expect(unreadable(versions, nextOnly, collections)).toEqual([])
  })
})
